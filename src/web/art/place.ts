import boxes from './viewBoxes.json';

const viewBoxes: { readonly [id: string]: readonly number[] } = boxes;

/** Attributes of a `<use>` that sets a symbol's point 0,0 on (x, y) at a scale. */
export function placed(id: string, x: number, y: number, scale = 1) {
  const [left = 0, top = 0, width = 0, height = 0] = viewBoxes[id] ?? [];
  return {
    href: `#${id}`,
    x: x + left * scale,
    y: y + top * scale,
    width: width * scale,
    height: height * scale,
  };
}

export const viewBoxOf = (id: string): string => (viewBoxes[id] ?? [0, 0, 1, 1]).join(' ');
