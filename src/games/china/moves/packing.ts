import type { Move } from '../../../kernel/index.ts';
import { MOST_POSTS, MOST_PROVINCES, MOST_SPACES } from '../board/map.ts';
import { PAYMENT_COUNT } from '../rules/payments.ts';
import type { State } from '../state.ts';
import { COLOUR_COUNT, ROW, TILE_COLOUR_COUNT } from '../vocabulary.ts';

// A move is a kind, each with its range of numbers, and what it is about. This file alone knows the ranges.

export const MOVE_KINDS = [
  'palace',
  'emissary',
  'fortification',
  'commit',
  'emperor-palace',
  'emperor-emissary',
  'emperor-commit',
  'choose',
  'stop',
  'pass',
  'rest',
  'emperor-first',
  'draw-pile',
  'exchange',
  'keep',
  'draw-row',
  'change-card',
  'deal',
  'lay-tile',
  'reveal',
] as const;
export type MoveKind = (typeof MOVE_KINDS)[number];

const SIZES: { readonly [kind in MoveKind]: number } = {
  palace: MOST_SPACES * PAYMENT_COUNT,
  emissary: MOST_PROVINCES * PAYMENT_COUNT,
  fortification: MOST_SPACES * PAYMENT_COUNT,
  commit: (MOST_PROVINCES + MOST_POSTS) * PAYMENT_COUNT,
  'emperor-palace': MOST_SPACES * PAYMENT_COUNT,
  'emperor-emissary': MOST_PROVINCES * PAYMENT_COUNT,
  'emperor-commit': MOST_PROVINCES * PAYMENT_COUNT,
  choose: MOST_SPACES,
  stop: 1,
  pass: 1,
  rest: 1,
  'emperor-first': 1,
  'draw-pile': 1,
  exchange: COLOUR_COUNT,
  keep: COLOUR_COUNT,
  'draw-row': ROW,
  'change-card': COLOUR_COUNT * ROW,
  deal: COLOUR_COUNT,
  'lay-tile': MOST_SPACES,
  reveal: TILE_COLOUR_COUNT,
};

const starts = {} as { [kind in MoveKind]: number };
let end = 0;
for (const kind of MOVE_KINDS) {
  starts[kind] = end;
  end += SIZES[kind];
}
const startOf = Uint16Array.from(MOVE_KINDS, kind => starts[kind]);
const kindOf = new Uint8Array(end);
for (const [number, kind] of MOVE_KINDS.entries()) kindOf.fill(number, starts[kind], starts[kind] + SIZES[kind]);

export const PALACE_MOVE = starts.palace;
export const EMISSARY_MOVE = starts.emissary;
export const FORT_MOVE = starts.fortification;
export const COMMIT_MOVE = starts.commit;
export const EMPEROR_PALACE_MOVE = starts['emperor-palace'];
export const EMPEROR_EMISSARY_MOVE = starts['emperor-emissary'];
export const EMPEROR_COMMIT_MOVE = starts['emperor-commit'];
export const CHOOSE_MOVE = starts.choose;
export const STOP_MOVE = starts.stop as Move;
export const PASS_MOVE = starts.pass as Move;
export const REST_MOVE = starts.rest as Move;
export const EMPEROR_FIRST_MOVE = starts['emperor-first'] as Move;
export const DRAW_PILE_MOVE = starts['draw-pile'] as Move;
export const EXCHANGE_MOVE = starts.exchange;
export const KEEP_MOVE = starts.keep;
export const DRAW_ROW_MOVE = starts['draw-row'];
const CHANGE_MOVE = starts['change-card'];
export const DEAL_MOVE = starts.deal;
export const LAY_MOVE = starts['lay-tile'];
export const REVEAL_MOVE = starts.reveal;

/** Of the kinds that are not paid for: what it is about is a number. */
export const plainMove = (start: number, index: number): Move => (start + index) as Move;

/** Of the kinds that are paid for: something at a space, province or commit target, with a payment. */
export const paidMove = (start: number, target: number, payment: number): Move =>
  (start + target * PAYMENT_COUNT + payment) as Move;
export const targetOf = (index: number): number => (index / PAYMENT_COUNT) | 0;
export const paymentOf = (index: number): number => index % PAYMENT_COUNT;

export const changeMove = (colour: number, position: number): Move => (CHANGE_MOVE + colour * ROW + position) as Move;
export const changedCard = (index: number): number => (index / ROW) | 0;
export const changedPosition = (index: number): number => index % ROW;

/** The kind of a move, as its place in `MOVE_KINDS`. */
export const kindNumber = (move: Move): number => kindOf[move];
/** The kind of a move. */
export const moveKind = (move: Move): MoveKind => MOVE_KINDS[kindOf[move]];
/** What a move is about, counted from 0 within its kind. */
export const indexOf = (move: Move): number => move - startOf[kindOf[move]];

/** A commit target is a province, or past the provinces a post. */
export const postTarget = (post: number): number => MOST_PROVINCES + post;
export const isPostTarget = (target: number): boolean => target >= MOST_PROVINCES;
export const postOfTarget = (target: number): number => target - MOST_PROVINCES;

/** A province or post by name. */
export const nameTarget = ({ board }: State, target: number): string =>
  isPostTarget(target) ? board.spaceIds[board.firstPost + postOfTarget(target)] : board.provinceIds[target];

/** Every move that can be written down with these options, ascending. */
export function vocabulary({ board, options }: State): Move[] {
  const emperor = options.players === 2;
  const { provinces, spaces, firstPost } = board;
  const words: Move[] = [];
  const paid = (start: number, from: number, to: number): void => {
    for (let target = from; target < to; target++)
      for (let payment = 0; payment < PAYMENT_COUNT; payment++) words.push(paidMove(start, target, payment));
  };
  const plain = (start: number, count: number): void => {
    for (let i = 0; i < count; i++) words.push(plainMove(start, i));
  };
  paid(PALACE_MOVE, 0, spaces);
  paid(EMISSARY_MOVE, 0, provinces);
  if (options.fortifications) paid(FORT_MOVE, 0, spaces);
  if (options.bonusTiles) {
    paid(COMMIT_MOVE, 0, provinces);
    paid(COMMIT_MOVE, postTarget(0), postTarget(spaces - firstPost));
  }
  if (emperor) {
    paid(EMPEROR_PALACE_MOVE, 0, spaces);
    paid(EMPEROR_EMISSARY_MOVE, 0, provinces);
    if (options.bonusTiles) paid(EMPEROR_COMMIT_MOVE, 0, provinces);
  }
  if (options.bonusTiles) plain(CHOOSE_MOVE, spaces);
  words.push(STOP_MOVE, PASS_MOVE);
  if (emperor) words.push(REST_MOVE, EMPEROR_FIRST_MOVE);
  words.push(DRAW_PILE_MOVE);
  plain(EXCHANGE_MOVE, COLOUR_COUNT);
  if (options.influence) plain(KEEP_MOVE, COLOUR_COUNT);
  plain(DRAW_ROW_MOVE, ROW);
  if (emperor) plain(changeMove(0, 0), COLOUR_COUNT * ROW);
  plain(DEAL_MOVE, COLOUR_COUNT);
  if (options.bonusTiles) {
    plain(LAY_MOVE, spaces);
    plain(REVEAL_MOVE, TILE_COLOUR_COUNT);
  }
  return words;
}
