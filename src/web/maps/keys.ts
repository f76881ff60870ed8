// Keys of the workshop: letters take tools, arrows move what is selected.
import { isWriting } from '../shortcuts/keys.ts';
import { moveCorner, removeCorner } from './corners.ts';
import { bend, bendsOf } from './edits.ts';
import { moveTurn, removeTurn, trackLine } from './track.ts';
import type { Tool, Workshop } from './workshop.svelte.ts';

export const TOOL_KEYS: { readonly [T in Tool]: string } = {
  select: 'V',
  space: 'S',
  road: 'R',
  province: 'P',
  alliance: 'A',
  post: 'B',
  port: 'H',
  track: 'T',
  photo: 'F',
  delete: '⌫',
};

/** Takes and leaves the grid. */
const SNAP_KEY = 'g';

const ARROWS: { readonly [key: string]: readonly [number, number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** With Shift in larger steps. */
const LARGE_STEP = 10;

/** How far an arrow key moves something. */
export function stepOf(event: KeyboardEvent): readonly [number, number] | undefined {
  const arrow = ARROWS[event.key];
  if (!arrow || event.ctrlKey || event.altKey || event.metaKey) return undefined;
  const [dx, dy] = arrow;
  return event.shiftKey ? [dx * LARGE_STEP, dy * LARGE_STEP] : arrow;
}

/** Keys that work on the whole page, while nobody writes. True if the key did something. */
export function handleKey(event: KeyboardEvent, workshop: Workshop): boolean {
  if (isWriting(event)) return false;
  const key = event.key.toLowerCase();
  if (event.altKey) return false;
  if (key === 'z' && !event.shiftKey) return act(() => workshop.undo());
  if ((key === 'z' && event.shiftKey) || key === 'y') return act(() => workshop.redo());
  if (event.ctrlKey || event.metaKey) return false;
  if (event.key === 'Delete' || event.key === 'Backspace') return act(() => workshop.removeSelected());
  if (event.key === 'Escape') return act(() => stepBack(workshop));
  if (key === SNAP_KEY) return act(() => workshop.toggleSnap());
  const tool = (Object.keys(TOOL_KEYS) as Tool[]).find(tool => TOOL_KEYS[tool] === event.key.toUpperCase());
  if (!tool) return false;
  workshop.tool = tool;
  return true;
}

const act = (does: () => void): true => {
  does();
  return true;
};

/** One thing at a time: the road that waits, the tool, what is selected. */
function stepBack(workshop: Workshop): void {
  if (workshop.roadFrom !== undefined) workshop.roadFrom = undefined;
  else if (workshop.tool !== 'select') workshop.tool = 'select';
  else workshop.selected = undefined;
}

/** Keys on something that has the focus on the sheet. `use` is what a tap on it does. */
export function handleSheetKey(
  event: KeyboardEvent,
  sheet: SVGSVGElement,
  data: DOMStringMap | undefined,
  workshop: Workshop,
  use: () => void,
): void {
  const step = stepOf(event);
  if (step) moveFocused(workshop, data, step);
  else if (event.key === 'Enter' || event.key === ' ') use();
  else if ((event.key === 'Delete' || event.key === 'Backspace') && (data?.corner || data?.bend || data?.turn))
    removeHandle(workshop, data);
  else if (event.key.toLowerCase() === 'n' && !event.ctrlKey) goOn(sheet, event.shiftKey ? -1 : 1);
  else return;
  event.preventDefault();
  event.stopPropagation();
}

function moveFocused(workshop: Workshop, data: DOMStringMap | undefined, [dx, dy]: readonly [number, number]): void {
  const { selected, side, draft, outlines } = workshop;
  if (data?.corner && selected?.kind === 'province') {
    const corner = outlines[selected.at]?.[Number(data.corner)];
    if (!corner) return;
    const to = [corner[0] + dx, corner[1] + dy] as const;
    workshop.become(moveCorner(draft, outlines, selected.at, Number(data.corner), to), `corner ${data.corner}`);
  } else if (data?.bend && selected?.kind === 'road') {
    const road = draft.roads[side]?.[selected.at];
    const via = road && bendsOf(draft, side, road);
    const at = via?.[Number(data.bend)];
    if (road && via && at)
      workshop.become(bend(draft, road, via.with(Number(data.bend), [at[0] + dx, at[1] + dy])), `bend ${data.bend}`);
  } else if (data?.turn) {
    const at = trackLine(draft)[Number(data.turn)];
    if (at) workshop.become(moveTurn(draft, Number(data.turn), [at[0] + dx, at[1] + dy]), `turn ${data.turn}`);
  } else workshop.move(dx, dy);
}

function removeHandle(workshop: Workshop, data: DOMStringMap): void {
  const { selected, side, draft, outlines } = workshop;
  if (!selected) return;
  const road = draft.roads[side]?.[selected.at];
  if (data.turn) workshop.become(removeTurn(draft, Number(data.turn)));
  else if (data.corner) workshop.become(removeCorner(draft, outlines, selected.at, Number(data.corner)));
  else if (road) workshop.become(bend(draft, road, bendsOf(draft, side, road).toSpliced(Number(data.bend), 1)));
}

/** The focus goes from one thing on the sheet to the next, handles included. */
function goOn(sheet: SVGSVGElement, step: 1 | -1): void {
  const all = [...sheet.querySelectorAll<SVGElement>('[role="button"]')];
  const now = all.indexOf(document.activeElement as SVGElement);
  all[(now + step + all.length) % all.length]?.focus();
}
