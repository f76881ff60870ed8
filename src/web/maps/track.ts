// The line of the score track: that of the built-in boards until it is moved, then the map's own.
import drawing from '../../games/china/board/drawing.json';
import { MOST_TURNS } from '../../games/china/board/map.ts';
import { type Draft, onSheet, type Point } from './draft.ts';
import { cornerAt, distance, simplifyLine, toLine } from './shapes.ts';

/** That of the built-in boards, with few enough turns to take hold of each. */
let builtIn: readonly Point[] | undefined;
/** Around less than this no track is meant. */
const SMALLEST = 200;

export function trackLine({ track }: Draft): readonly Point[] {
  builtIn ??= simplifyLine(
    drawing.wall.map(([x = 0, y = 0]): Point => [x, y]),
    12,
  );
  return track ?? builtIn;
}

const withTrack = (draft: Draft, line: readonly Point[]): Draft => ({
  ...draft,
  track: line.map(([x, y]): Point => {
    const at = onSheet(x, y);
    return [at.x, at.y];
  }),
});

/** The track is where that of the built-in boards is again. */
export function withoutTrack(draft: Draft): Draft {
  const { track, ...rest } = draft;
  return track ? rest : draft;
}

/** Lays the track along a line that was drawn, with as many turns as there may be. */
export function layTrack(draft: Draft, line: readonly Point[]): Draft {
  const longest = Math.max(0, ...line.map(point => distance(point, cornerAt(line, 0))));
  if (longest < SMALLEST) return draft;
  for (let tolerance = 6; ; tolerance *= 2) {
    const simple = simplifyLine(line, tolerance);
    if (simple.length <= MOST_TURNS) return withTrack(draft, simple);
  }
}

export const moveTurn = (draft: Draft, turn: number, to: Point): Draft =>
  withTrack(draft, trackLine(draft).with(turn, to));

export const removeTurn = (draft: Draft, turn: number): Draft => {
  const line = trackLine(draft);
  return line.length > 2 ? withTrack(draft, line.toSpliced(turn, 1)) : draft;
};

export const insertTurn = (draft: Draft, turn: number, at: Point): Draft => {
  const line = trackLine(draft);
  return line.length < MOST_TURNS ? withTrack(draft, line.toSpliced(turn, 0, at)) : draft;
};

/** Leads the track through a point: past one of its ends if that is nearest, else by a new turn. */
export function leadThrough(draft: Draft, at: Point): Draft {
  const line = trackLine(draft);
  const edges = line.slice(1).map((to, i) => ({ turn: i + 1, ...toLine(at, cornerAt(line, i), to) }));
  const [nearest] = edges.sort((a, b) => a.away - b.away);
  const isAt = (end: number): boolean => nearest !== undefined && distance(nearest.at, cornerAt(line, end)) < 1;
  if (isAt(0)) return insertTurn(draft, 0, at);
  return insertTurn(draft, isAt(line.length - 1) ? line.length : (nearest?.turn ?? 1), at);
}

/** The middle of the longest straight part, and the turn that follows it. */
export function longestPart(draft: Draft): { readonly turn: number; readonly middle: Point } {
  const line = trackLine(draft);
  const parts = line.slice(1).map((to, i) => ({ turn: i + 1, from: cornerAt(line, i), to }));
  const [longest] = parts.sort((a, b) => distance(b.from, b.to) - distance(a.from, a.to));
  if (!longest) return { turn: 1, middle: cornerAt(line, 0) };
  const { turn, from, to } = longest;
  return { turn, middle: [Math.round((from[0] + to[0]) / 2), Math.round((from[1] + to[1]) / 2)] };
}

/** Moves the whole track, as far as all of it stays on the sheet. */
export function moveTrack(draft: Draft, dx: number, dy: number): Draft {
  const line = trackLine(draft);
  const moved = line.map(([x, y]): Point => [x + dx, y + dy]);
  const stays = moved.every(([x, y]) => onSheet(x, y).x === Math.round(x) && onSheet(x, y).y === Math.round(y));
  return stays ? withTrack(draft, moved) : draft;
}

/** Step 0 at the other end. */
export const turnTrack = (draft: Draft): Draft => withTrack(draft, trackLine(draft).toReversed());
