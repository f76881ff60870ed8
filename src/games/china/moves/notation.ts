import type { Move } from '../../../kernel/index.ts';
import { targetName } from '../position/write.ts';
import { PAYMENT_COUNT, paymentCards } from '../rules/payments.ts';
import type { State } from '../state.ts';
import { COLOUR_COUNT, COLOURS, ROW, TILE_COLOUR_COUNT, TILE_COLOURS } from '../vocabulary.ts';
import type { Explanation } from './explain.ts';
import {
  CHOOSE_MOVE,
  COMMIT_MOVE,
  changedCard,
  changedPosition,
  changeMove,
  DEAL_MOVE,
  DRAW_PILE_MOVE,
  DRAW_ROW_MOVE,
  EMISSARY_MOVE,
  EMPEROR_COMMIT_MOVE,
  EMPEROR_EMISSARY_MOVE,
  EMPEROR_FIRST_MOVE,
  EMPEROR_PALACE_MOVE,
  EXCHANGE_MOVE,
  FORT_MOVE,
  indexOf,
  KEEP_MOVE,
  LAY_MOVE,
  moveKind,
  PALACE_MOVE,
  PASS_MOVE,
  paidMove,
  paymentOf,
  postTarget,
  REST_MOVE,
  REVEAL_MOVE,
  STOP_MOVE,
  targetOf,
} from './packing.ts';

/** What a move means, by names. */
export function explain(state: State, move: Move): Explanation {
  const { board } = state;
  const kind = moveKind(move);
  const index = indexOf(move);
  const card = COLOURS[index % COLOUR_COUNT];
  const cards = paymentCards[paymentOf(index)];
  const target = targetOf(index);
  switch (kind) {
    case 'palace':
      return { kind, for: 'self', space: board.spaceIds[target], cards };
    case 'emissary':
      return { kind, for: 'self', province: board.provinceIds[target], cards };
    case 'fortification':
      return { kind, space: board.spaceIds[target], cards };
    case 'commit':
      return { kind, for: 'self', target: targetName(state, target), cards };
    case 'emperor-palace':
      return { kind: 'palace', for: 'emperor', space: board.spaceIds[target], cards };
    case 'emperor-emissary':
      return { kind: 'emissary', for: 'emperor', province: board.provinceIds[target], cards };
    case 'emperor-commit':
      return { kind: 'commit', for: 'emperor', target: targetName(state, target), cards };
    case 'choose':
    case 'lay-tile':
      return { kind, space: board.spaceIds[index] };
    case 'exchange':
    case 'keep':
    case 'deal':
      return { kind, card };
    case 'draw-row':
      return { kind, position: index };
    case 'change-card':
      return { kind, card: COLOURS[changedCard(index)], position: changedPosition(index) };
    case 'reveal':
      return { kind, colour: TILE_COLOURS[index] };
    default:
      return { kind };
  }
}

/** A move in one line, such as `palace han3 green` or `emperor emissary wei red`. */
export function writeMove(state: State, move: Move): string {
  const said = explain(state, move);
  switch (said.kind) {
    case 'palace':
      return `${forWhom(said.for)}palace ${said.space} ${said.cards.join(' ')}`;
    case 'emissary':
      return `${forWhom(said.for)}emissary ${said.province} ${said.cards.join(' ')}`;
    case 'fortification':
      return `fortification ${said.space} ${said.cards.join(' ')}`;
    case 'commit':
      return `${forWhom(said.for)}commit ${said.target} ${said.cards.join(' ')}`;
    case 'choose':
      return `choose ${said.space}`;
    case 'lay-tile':
      return `lay tile ${said.space}`;
    case 'exchange':
    case 'keep':
    case 'deal':
      return `${said.kind} ${said.card}`;
    case 'draw-row':
      return `draw row ${said.position}`;
    case 'draw-pile':
      return 'draw pile';
    case 'rest':
      return 'emperor rests';
    case 'emperor-first':
      return 'special emperor-first';
    case 'change-card':
      return `special change-card ${said.card} ${said.position}`;
    case 'reveal':
      return `reveal ${said.colour}`;
    case 'stop':
    case 'pass':
      return said.kind;
  }
}

const forWhom = (whom: 'self' | 'emperor'): string => (whom === 'emperor' ? 'emperor ' : '');

const texts = new WeakMap<object, Map<string, Map<string, Move>>>();

/** The move that a line names, whether legal or not. */
export function readMove(state: State, text: string): Move | undefined {
  const { board, options } = state;
  const key = `${options.players === 2} ${options.fortifications} ${options.bonusTiles} ${options.influence}`;
  const byOptions = texts.get(board) ?? new Map<string, Map<string, Move>>();
  texts.set(board, byOptions);
  const known = byOptions.get(key) ?? new Map(vocabulary(state).map(move => [writeMove(state, move), move]));
  byOptions.set(key, known);
  return known.get(text);
}

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
    for (let i = 0; i < count; i++) words.push((start + i) as Move);
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
