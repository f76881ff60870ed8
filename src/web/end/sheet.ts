// The score sheet as a table: the items of all seats, brought into groups and rows.
import type { ScoreItem, ScoreSheet } from '../../kernel/index.ts';
import type { Frames } from '../replay/frames.ts';
import type { Language } from '../settings.svelte.ts';

/** Where an item belongs on the sheet, in words, with the sign of its row. */
export interface SheetPlace {
  readonly group: string;
  /** None: the group is a single line. */
  readonly row?: string;
  readonly sign?: Sign;
}

/** A picture before a row's name: a piece with its classes, or a number in a seal. */
export type Sign = { readonly icon: string; readonly look: string } | { readonly seal: number };

/** How the items of a game are laid out. */
export interface SheetLayout {
  placeOf(item: ScoreItem, language: Language): SheetPlace;
}

export interface SheetRow {
  readonly name: string;
  readonly sign?: Sign | undefined;
  readonly points: readonly number[];
  /** Seats whose points counted twice. */
  readonly doubled: readonly boolean[];
}

export interface SheetGroup {
  readonly name: string;
  readonly rules: readonly string[];
  readonly rows: readonly SheetRow[];
  readonly points: readonly number[];
}

/** The sheet of a game as its table ended it: before the last move the points count as they stand. */
export function asEnded(frames: Frames, places: readonly number[] | undefined): ScoreSheet {
  const sheet = frames.scores(frames.end);
  if (!places) return sheet;
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  return { ...sheet, winners, points: frames.over ? sheet.points : sheet.projected };
}

/** Rows with a number come in its order. */
const sealOf = ({ sign }: SheetRow): number => (sign && 'seal' in sign ? sign.seal : 0);

/** Groups in the order in which they first occur; their rows by number or by name. */
export function layOut(
  sheet: ScoreSheet,
  placeOf: (item: ScoreItem) => SheetPlace,
  inOrder: (a: string, b: string) => number,
): SheetGroup[] {
  const seats = sheet.points.map(() => 0);
  interface Building {
    rules: Set<string>;
    rows: Map<string, { points: number[]; doubled: boolean[]; sign: Sign | undefined }>;
    points: number[];
  }
  const groups = new Map<string, Building>();
  for (const item of sheet.items) {
    const { group, row, sign } = placeOf(item);
    const building = groups.get(group) ?? { rules: new Set(), rows: new Map(), points: [...seats] };
    groups.set(group, building);
    building.rules.add(item.rule);
    building.points[item.seat]! += item.points;
    if (row === undefined) continue;
    const line = building.rows.get(row) ?? { points: [...seats], doubled: seats.map(() => false), sign };
    building.rows.set(row, line);
    line.points[item.seat]! += item.points;
    if (item.detail?.doubled === true) line.doubled[item.seat] = true;
  }
  return [...groups].map(([name, { rules, rows, points }]) => ({
    name,
    rules: [...rules],
    points,
    rows: [...rows]
      .map(([row, { points, doubled, sign }]) => ({ name: row, points, doubled, sign }))
      .sort((a, b) => sealOf(a) - sealOf(b) || inOrder(a.name, b.name)),
  }));
}
