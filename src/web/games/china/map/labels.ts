// Names where they cover nothing: each gets the best of many places around what it names, then those that are in each
// other's way give way by turns.
import type { Candidate, Label } from './candidates.ts';
import { sequence } from './noise.ts';
import { type Box, crosses, type Disc, grow, HEIGHT, overlap, type Point, toBox, WIDTH } from './points.ts';

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
/** With so many good candidates from one tier the next is not needed. */
const ENOUGH = 12;
const MANY = 80;
/** A name above a space gives way upwards to a palace; that it covers nothing then either is worth some detour. */
const RISE = 13;
const RISE_COST = 4;
/** How often a label that covers another takes a place and the others find new ones. */
const TURNS = 120;

/** A line with the box around it, so that most lines need not be followed. */
interface Line {
  readonly points: readonly Point[];
  readonly half: number;
  readonly bounds: Box;
}
type Near = Omit<Crowd, 'lines'> & { readonly lines: readonly Line[] };

/** How much a box covers, counted up to a limit. */
function covers(box: Box, { discs, lines, boxes }: Near, most = Infinity): number {
  const wide = grow(box, ROOM);
  const cut = wide.left < MARGIN || wide.top < MARGIN || wide.right > WIDTH - MARGIN || wide.bottom > HEIGHT - MARGIN;
  let count = cut ? 1 : 0;
  for (const { x, y, r } of discs) {
    const dx = Math.max(box.left - x, 0, x - box.right);
    const dy = Math.max(box.top - y, 0, y - box.bottom);
    if (dx * dx + dy * dy < (r + ROOM) * (r + ROOM)) count += 1;
  }
  for (const other of boxes) if (overlap(wide, other)) count += 1;
  for (const line of lines) {
    if (count >= most) break;
    if (overlap(wide, line.bounds) && isCrossed(grow(wide, line.half), line.points)) count += 1;
  }
  return count;
}

function isCrossed(box: Box, points: readonly Point[]): boolean {
  let from: Point | undefined;
  for (const to of points) {
    if (from && crosses(from, to, box)) return true;
    from = to;
  }
  return false;
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
  tiers(): Iterable<readonly Candidate[]>;
  /** The space that a name belongs to. */
  readonly about?: Disc;
  /** What a place costs beyond how far it is. */
  costOf?(label: Label): number;
}

export function placeLabels(wishes: readonly Wish[], { lines, ...others }: Crowd): readonly (Label | undefined)[] {
  const bounded = lines.map(line => ({ ...line, bounds: grow(boundsAlong(line.points), line.half + ROOM) }));
  const crowd = { ...others, lines: bounded };
  const few = arrange(wishes.map(wish => rank(wish, crowd, ENOUGH)));
  // On a crowded map every place counts.
  return few.bad === 0 ? few.labels : arrange(wishes.map(wish => rank(wish, crowd, MANY))).labels;
}

interface Arrangement {
  readonly labels: readonly (Label | undefined)[];
  /** How many labels cover something. */
  readonly bad: number;
}

function arrange(choices: readonly (readonly Candidate[])[]): Arrangement {
  const chosen = new Array<number>(choices.length).fill(-1);
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
  const order = [...choices.keys()].sort((a, b) => (free[a] ?? 0) - (free[b] ?? 0) || a - b);
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
  return { labels: choices.map((list, n) => list[settled[n] ?? -1]?.label), bad: fewest };
}

/** The best candidates by themselves; those that cover something only as long as there are no others. */
function rank({ tiers, about, costOf = () => 0 }: Wish, crowd: Near, enough: number): Candidate[] {
  const clean: Candidate[] = [];
  const poor: Candidate[] = [];
  for (const tier of tiers()) {
    const near = nearby(crowd, grow(boundsOf(tier), 4 + RISE));
    for (const { label, cost } of tier) {
      const covered = covers(label.box, near, clean.length > 0 ? 1 : Infinity);
      if (covered > 0) {
        if (clean.length === 0) poor.push({ label, cost: cost + COVERED * covered });
        continue;
      }
      const rises = about !== undefined && label.y < about.y - 10;
      const higher = rises && covers({ ...label.box, top: label.box.top - RISE }, near, 1) > 0 ? RISE_COST : 0;
      clean.push({ label, cost: cost + higher + costOf(label) });
    }
    if (clean.length >= enough) break;
  }
  return (clean.length > 0 ? clean : poor).sort((a, b) => a.cost - b.cost).slice(0, enough + ENOUGH);
}
