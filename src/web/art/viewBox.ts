import boxes from './viewBoxes.json';

const viewBoxes: { readonly [id: string]: readonly number[] } = boxes;

/** The frame of a symbol in its own coordinates. It is known before the sheet is here. */
export function boxOf(id: string): { x: number; y: number; width: number; height: number } {
  const [x = 0, y = 0, width = 1, height = 1] = viewBoxes[id] ?? [];
  return { x, y, width, height };
}

export const viewBoxOf = (id: string): string => (viewBoxes[id] ?? [0, 0, 1, 1]).join(' ');
