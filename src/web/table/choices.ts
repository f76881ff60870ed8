import type { GameUi, MoveOption, PressedPlace } from '../games/gameUi.ts';

/** What is asked where a press has several meanings. */
export interface Question extends PressedPlace {
  /** The meanings to choose from, the cheapest way to pay for each first. */
  readonly rows: readonly MoveOption[];
  /** Further ways to pay, shown on request. */
  readonly more: readonly MoveOption[];
}

/** More rows than these are not read at a glance. */
const MOST_ROWS = 5;

/** The meanings of a press that differ in piece or payment; of ways to pay that look alike, the cheapest. */
export function listMeanings(meant: readonly MoveOption[], ui: GameUi): Question {
  const groups = new Map<string, MoveOption[]>();
  for (const option of meant.toSorted((a, b) => ui.cheaper(a.explain, b.explain))) {
    const key = ui.meaning(option.explain);
    const group = groups.get(key) ?? [];
    const paid = lookOf(option, ui);
    if (!group.some(other => lookOf(other, ui) === paid)) group.push(option);
    groups.set(key, group);
  }
  // The order of the options is the order of the board and of the pieces, whatever they cost.
  const ordered = [...new Set(meant.map(({ explain }) => ui.meaning(explain)))].map(key => groups.get(key)!);
  const all = ordered.flat();
  if (all.length <= MOST_ROWS) return { rows: all, more: [] };
  const rows = ordered.length === 1 ? all.slice(0, MOST_ROWS) : ordered.map(([cheapest]) => cheapest!);
  return { rows, more: all.filter(option => !rows.includes(option)) };
}

const lookOf = ({ explain }: MoveOption, ui: GameUi): string => JSON.stringify(ui.payment(explain));
