import type { Move, Refusal } from '../../../kernel/index.ts';
import { boardOf } from '../board/board.ts';
import type { State } from '../state.ts';
import { explain } from './explain.ts';
import { vocabulary } from './packing.ts';
import { excluded } from './refusals.ts';

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

/** The move that a line names, whether legal or not. The two cards of a payment may come in any order. */
export function readMove(state: State, text: string): Move | undefined {
  const known = knownTexts(state);
  return known.get(text) ?? known.get(text.replace(/ (\w+) (\w+)$/, ' $2 $1'));
}

function knownTexts(state: State): ReadonlyMap<string, Move> {
  const { board, options } = state;
  const key = `${options.players === 2} ${options.fortifications} ${options.bonusTiles} ${options.influence}`;
  const byOptions = texts.get(board) ?? new Map<string, Map<string, Move>>();
  texts.set(board, byOptions);
  const known = byOptions.get(key) ?? new Map(vocabulary(state).map(move => [writeMove(state, move), move]));
  byOptions.set(key, known);
  return known;
}

/** Says which option a line needs that is a move of China, but not of this game. */
export function refuseText(state: State, text: string): Refusal | undefined {
  const options = { ...state.options, players: 2, fortifications: true, bonusTiles: true, influence: true };
  const border = { ...state.options, board: 'border' as const };
  if (/ post\d/.test(text) && readMove({ ...state, options: border, board: boardOf(border) }, text) !== undefined)
    return excluded['no-posts'];
  if (readMove({ ...state, options }, text) === undefined) return undefined;
  if (state.options.players > 2 && /^(emperor|special) /.test(text)) return excluded['no-emperor'];
  if (text.startsWith('fortification ')) return excluded['no-fortifications'];
  return text.startsWith('keep ') ? excluded['no-influence'] : excluded['no-bonus-tiles'];
}
