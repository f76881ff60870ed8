// Names where they cover nothing: each gets the best of many places around what it names, then those that are in each
// other's way give way by turns.
import { sequence } from './noise.ts';
import { type Box, crosses, type Disc, grow, HEIGHT, overlap, type Point, toBox, WIDTH } from './points.ts';
import { type Font, measure } from './widths.ts';

export interface Label {
  readonly text: string;
  readonly font: Font;
  readonly x: number;
  /** The line that the letters are on. */
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly size: number;
  readonly box: Box;
}

/** A place where a label could be; a lower cost is a better place. */
export interface Candidate {
  readonly label: Label;
  readonly cost: number;
}

/** What labels keep clear of. */
export interface Crowd {
  readonly discs: readonly Disc[];
  /** Roads and the like, with half their width. */
  readonly lines: readonly { readonly points: readonly Point[]; readonly half: number }[];
  readonly boxes: readonly Box[];
}

/** The cost of covering something. */
const COVERED = 1000;
/** Room between a label and everything else. */
const ROOM = 1.5;
const MARGIN = 13;
/** Candidates that are compared for each label: the best of them. */
const KEPT = 28;
/** How often a label that covers another takes a place and the others find new ones. */
const TURNS = 120;

export const ASCENT = 0.74;
export const DESCENT = 0.24;

/** The label with its anchor at a point. */
export function labelAt(
  text: string,
  font: Font,
  size: number,
  [x, y]: Point,
  anchor: Label['anchor'],
  width = measure(text, font, size),
): Label {
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  const box = { left, right: left + width, top: y - ASCENT * size, bottom: y + DESCENT * size };
  return { text, font, x, y, anchor, size, box };
}

const NAME_SIZES = [13.5, 12, 10.5, 9.5] as const;
/** A name above a space gives way upwards to a palace; that it covers nothing then either is worth some detour. */
const RISE = 13;
const RISE_COST = 4;

/** Where the name of a space can be: below, above, at the sides and at the corners, near or a little farther. */
export function candidatesAround(text: string, { x, y, r }: Disc): Candidate[] {
  const candidates: Candidate[] = [];
  for (const [n, size] of NAME_SIZES.entries()) {
    const width = measure(text, 'name', size);
    const add = (cost: number, size: number, dx: number, dy: number, anchor: Label['anchor']): void => {
      candidates.push({ label: labelAt(text, 'name', size, [x + dx, y + dy], anchor, width), cost });
    };
    for (const [m, gap] of [2, 7, 13, 21].entries()) {
      const cost = 7 * n + 5 * m;
      const below = r + gap + ASCENT * size;
      const above = -(r + gap + DESCENT * size);
      for (const shift of [0, 0.22, -0.22, 0.42, -0.42]) {
        add(cost + 4 * Math.abs(shift), size, shift * width, below, 'middle');
        add(cost + 2.5 + 4 * Math.abs(shift), size, shift * width, above, 'middle');
      }
      for (const shift of [0, 8, -8, 15, -15]) {
        const dy = 0.25 * size + shift;
        add(cost + 1.5 + Math.abs(shift) / 8, size, r + gap + 1, dy, 'start');
        add(cost + 2 + Math.abs(shift) / 8, size, -(r + gap + 1), dy, 'end');
      }
      const aside = 0.72 * r + gap;
      for (const [way, dy] of [
        [1, aside + ASCENT * size],
        [-1, aside + ASCENT * size],
        [1, -aside],
        [-1, -aside],
      ] as const)
        add(cost + 3.5, size, way * aside, dy, way > 0 ? 'start' : 'end');
    }
  }
  // Where nothing else is free: all around, at a distance.
  for (const [n, size] of NAME_SIZES.entries()) {
    const width = measure(text, 'name', size);
    for (const gap of [5, 10, 16, 26, 38, 52]) {
      for (let turn = 0; turn < 16; turn++) {
        const [across, down] = [Math.cos((turn * Math.PI) / 8), Math.sin((turn * Math.PI) / 8)];
        const at: Point = [x + across * (r + gap + width / 2), y + down * (r + gap + size / 2) + 0.25 * size];
        candidates.push({ label: labelAt(text, 'name', size, at, 'middle', width), cost: 30 + gap + 7 * n });
      }
    }
  }
  return candidates;
}

const TITLE_SIZES = [25, 21, 17.5, 14.5] as const;

/** Where the name of a province can be: at its dragon, else anywhere inside. */
export function candidatesInside(text: string, dragon: Disc, inside: readonly Point[]): Candidate[] {
  const candidates: Candidate[] = [];
  for (const [n, size] of TITLE_SIZES.entries()) {
    const width = measure(text, 'title', size);
    const half = width / 2;
    const add = (cost: number, x: number, y: number): void => {
      candidates.push({ label: labelAt(text, 'title', size, [x, y], 'middle', width), cost: cost + 9 * n });
    };
    for (const gap of [3, 9]) {
      for (const shift of [0, 10, -10, 22, -22]) {
        const cost = gap / 3 + Math.abs(shift) / 8;
        add(cost, dragon.x + shift, dragon.y + dragon.r + gap + 0.72 * size);
        add(cost + 2, dragon.x + shift, dragon.y - dragon.r - gap - 0.06 * size);
        add(cost + 4, dragon.x + dragon.r + gap + half, dragon.y + 0.35 * size + shift);
        add(cost + 4.5, dragon.x - dragon.r - gap - half, dragon.y + 0.35 * size + shift);
      }
    }
    for (const [x, y] of inside) add(8 + Math.hypot(x - dragon.x, y - dragon.y) / 12, x, y + 0.35 * size);
  }
  return candidates;
}

/** A line with the box around it, so that most lines need not be followed. */
interface Line {
  readonly points: readonly Point[];
  readonly half: number;
  readonly bounds: Box;
}
type Near = Omit<Crowd, 'lines'> & { readonly lines: readonly Line[] };

function covers(box: Box, { discs, lines, boxes }: Near): number {
  let count = 0;
  const wide = grow(box, ROOM);
  if (wide.left < MARGIN || wide.top < MARGIN || wide.right > WIDTH - MARGIN || wide.bottom > HEIGHT - MARGIN)
    count += 1;
  for (const { x, y, r } of discs) {
    const dx = Math.max(box.left - x, 0, x - box.right);
    const dy = Math.max(box.top - y, 0, y - box.bottom);
    if (dx * dx + dy * dy < (r + ROOM) * (r + ROOM)) count += 1;
  }
  for (const other of boxes) if (overlap(wide, other)) count += 1;
  for (const { points, half, bounds } of lines) {
    if (!overlap(wide, bounds)) continue;
    const beside = grow(wide, half);
    for (let n = 1; n < points.length; n++) {
      const [a, b] = [points[n - 1], points[n]];
      if (!a || !b || !crosses(a, b, beside)) continue;
      count += 1;
      break;
    }
  }
  return count;
}

const NOWHERE: Box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };

/** The box around two others. */
const join = (a: Box, b: Box): Box => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
});
const boundsOf = (candidates: readonly Candidate[]): Box =>
  candidates.reduce((bounds, { label: { box } }) => join(bounds, box), NOWHERE);
const boundsAlong = (points: readonly Point[]): Box =>
  points.reduce((bounds, [x, y]) => join(bounds, { left: x, top: y, right: x, bottom: y }), NOWHERE);

/** Only what is near one label, so that its candidates are measured against little. */
const nearby = ({ discs, lines, boxes }: Near, reach: Box): Near => ({
  discs: discs.filter(({ x, y, r }) => toBox([x, y], reach) < r + 2),
  lines: lines.filter(({ bounds }) => overlap(bounds, reach)),
  boxes: boxes.filter(box => overlap(box, reach)),
});

export interface Wish {
  readonly candidates: readonly Candidate[];
  /** The space that a name belongs to. */
  readonly about?: Disc;
}

export function placeLabels(wishes: readonly Wish[], { lines, ...others }: Crowd): (Label | undefined)[] {
  const bounded = lines.map(line => ({ ...line, bounds: grow(boundsAlong(line.points), line.half + ROOM) }));
  const choices = wishes.map(wish => rank(wish, { ...others, lines: bounded }));
  const chosen = new Array<number>(wishes.length).fill(-1);
  const pick = (n: number): Candidate | undefined => choices[n]?.[chosen[n] ?? -1];
  const costAt = (n: number, choice: Candidate): number => {
    let cost = choice.cost;
    for (let other = 0; other < chosen.length; other++) {
      const placed = other === n ? undefined : pick(other);
      if (placed && overlap(grow(choice.label.box, ROOM), placed.label.box)) cost += COVERED;
    }
    return cost;
  };
  const best = (n: number): number => {
    let least = Infinity;
    let at = -1;
    for (const [m, choice] of (choices[n] ?? []).entries()) {
      if (choice.cost >= least) continue;
      const cost = costAt(n, choice);
      if (cost < least) [least, at] = [cost, m];
    }
    return at;
  };
  /** Who else is where a label is. */
  const holders = (n: number): number[] => {
    const box = pick(n)?.label.box;
    return [...chosen.keys()].filter(other => {
      const held = other === n ? undefined : pick(other)?.label.box;
      return box && held && overlap(grow(box, ROOM), held);
    });
  };
  const isBad = (n: number): boolean => {
    const choice = pick(n);
    return choice !== undefined && costAt(n, choice) >= COVERED;
  };
  // Those with the fewest good places choose first.
  const free = choices.map(list => list.filter(({ cost }) => cost < COVERED).length);
  const order = [...wishes.keys()].sort((a, b) => (free[a] ?? 0) - (free[b] ?? 0) || a - b);
  for (const n of order) chosen[n] = best(n);
  for (const n of order) chosen[n] = best(n);
  let bad = order.filter(isBad);
  let [fewest, settled] = [bad.length, [...chosen]];
  const random = sequence(3);
  for (let turn = 0; turn < TURNS && bad.length > 0; turn++) {
    const n = bad[turn % bad.length] ?? 0;
    const good = (choices[n] ?? []).findLastIndex(({ cost }) => cost < COVERED) + 1;
    if (good > 0) {
      chosen[n] = Math.floor(random() * good);
      for (const other of holders(n)) chosen[other] = best(other);
    }
    bad = order.filter(isBad);
    if (bad.length < fewest) [fewest, settled] = [bad.length, [...chosen]];
  }
  return wishes.map((_, n) => choices[n]?.[settled[n] ?? -1]?.label);
}

/** The best candidates by themselves: once enough of them cover nothing, the rest need not be measured. */
function rank({ candidates, about }: Wish, crowd: Near): Candidate[] {
  const near = nearby(crowd, grow(boundsOf(candidates), 4 + RISE));
  const choices: Candidate[] = [];
  let clean = 0;
  for (const { label, cost } of candidates.toSorted((a, b) => a.cost - b.cost)) {
    const covered = covers(label.box, near);
    const rises = covered === 0 && about !== undefined && label.y < about.y - 10;
    const higher = rises && covers({ ...label.box, top: label.box.top - RISE }, near) > 0 ? RISE_COST : 0;
    choices.push({ label, cost: cost + higher + COVERED * covered });
    if (covered === 0) clean += 1;
    if (clean >= KEPT) break;
  }
  return choices.sort((a, b) => a.cost - b.cost).slice(0, KEPT);
}
