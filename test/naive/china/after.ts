// What a move does, step by step: C11 to C16, C25 to C29, C32, C33.

import type { Explanation, For, Payment } from '../../../src/games/china/moves/explain.ts';
import type { Colour } from '../../../src/games/china/vocabulary.ts';
import { isComplete, isPost, palacesIn, provincesOf, spacesOf } from './counting.ts';
import { completeDrawing, deal, draw, endDeal, refillEmperor } from './drawing.ts';
import { emperorPlacements, isElsewhere, nothingFits, type Piece, surelyDone } from './placing.ts';
import { colours, countOf, EMPEROR, type Table } from './table.ts';

/** Plays a legal move on the table. */
export function play(table: Table, move: Explanation): void {
  const hand = table.hands[table.turn]!;
  switch (move.kind) {
    case 'palace':
      pay(table, move.for, move.cards);
      place(table, move.for, 'palace', move.space);
      break;
    case 'emissary':
      pay(table, move.for, move.cards);
      place(table, move.for, 'emissary', move.province);
      break;
    case 'fortification':
      pay(table, 'self', move.cards);
      place(table, 'self', 'fortification', move.space);
      break;
    case 'commit':
      pay(table, move.for, move.cards);
      table.commit = { target: move.target, emperor: move.for === 'emperor' };
      table.phase = 'reveal';
      break;
    case 'choose':
      placeCommitted(table, move.space);
      break;
    case 'stop':
      endPlacing(table);
      break;
    case 'keep':
      keep(table, move.card);
      break;
    case 'exchange':
      // C14: discard first, then draw one.
      lose(table, move.card);
      table.discards[move.card]++;
      draw(table, 1, endOwnTurn);
      break;
    case 'pass':
      endOwnTurn(table);
      break;
    case 'draw-row': {
      const card = table.row[move.position]!;
      table.row[move.position] = null;
      hand[card]++;
      table.known[table.turn]![card]++;
      table.toDraw--;
      completeDrawing(table, endOwnTurn);
      break;
    }
    case 'draw-pile':
      table.phase = 'deal-hand';
      break;
    case 'rest':
      endEmperorsTurn(table);
      break;
    case 'emperor-first':
      table.specials[table.turn]!.delete('emperor-first');
      table.emperorFirst = true;
      beginEmperorsTurn(table);
      break;
    case 'change-card': {
      table.specials[table.turn]!.delete('change-card');
      lose(table, move.card);
      const taken = table.row[move.position]!;
      table.row[move.position] = move.card;
      hand[taken]++;
      table.known[table.turn]![taken]++;
      break;
    }
    case 'deal':
      dealt(table, move.card);
      break;
    case 'lay-tile':
      table.tiles.set(move.space, 'hidden');
      if (table.tiles.size === 2 * table.atlas.provinces.size) table.phase = 'act';
      break;
    case 'reveal':
      reveal(table, move.colour);
      break;
  }
}

/** A card leaves the hand; if one of its colour was known to be there, that one. */
function lose(table: Table, card: Colour): void {
  table.hands[table.turn]![card]--;
  const known = table.known[table.turn]!;
  known[card] = Math.max(0, known[card] - 1);
}

function pay(table: Table, payer: For, cards: Payment): void {
  for (const card of cards) {
    if (payer === 'emperor') table.emperorCards[card]--;
    else lose(table, card);
    // C12; C25: with influence the own cards wait until one is kept. C27: of the Emperor's none is.
    const waits = payer === 'self' && table.withInfluence;
    (waits ? table.played : table.discards)[card]++;
  }
}

function place(table: Table, whose: For, piece: Piece, at: string): void {
  const owner = whose === 'emperor' ? EMPEROR : table.turn;
  // C29: Two provinces is spent when the second piece is placed.
  if (whose === 'self' && isElsewhere(table, at)) table.specials[table.turn]!.delete('two-provinces');
  if (whose === 'self') table.placed.push({ piece, at });
  if (piece === 'emissary') table.emissaries.get(at)![owner]!++;
  if (piece === 'fortification') {
    table.fortifications.add(at);
    table.fortificationsLeft[owner]!--;
  }
  if (piece === 'palace') {
    table.palaces.set(at, owner);
    takeTile(table, owner, at);
    for (const province of provincesOf(table, at)) if (isComplete(table, province)) complete(table, province);
  }
  // C16: tested after every piece.
  if (nothingFits(table)) table.phase = 'over';
  else if (whose === 'emperor') refillEmperor(table, endEmperorsTurn);
  else if (surelyDone(table)) endPlacing(table);
  else table.phase = 'more';
}

/** C33 */
function takeTile(table: Table, owner: number, space: string): void {
  const tile = table.tiles.get(space);
  if (tile === undefined || tile === 'hidden') return;
  table.tiles.delete(space);
  table.tilesTaken[owner]![tile]++;
}

/** C11, C28: the Emperor's points of a completed province go by the influence as it stands. */
function complete(table: Table, province: string): void {
  const holder = table.holders.get(table.atlas.provinces.get(province)!.colour);
  if (holder !== undefined && palacesIn(table, province, EMPEROR) > 0) table.emperorPoints.set(province, holder);
}

/** C32: tiles of the provinces that had no palace, one by one; then the space is chosen, or the post gets its palace. */
function reveal(table: Table, colour: 'yellow' | 'orange' | 'green'): void {
  const { target } = table.commit!;
  const hidden = provincesOf(table, target)
    .filter(province => palacesIn(table, province) === 0)
    .flatMap(province => spacesOf(table, province))
    .filter(space => table.tiles.get(space) === 'hidden');
  table.tiles.set(hidden[0]!, colour);
  if (hidden.length > 1) return;
  if (isPost(table, target)) placeCommitted(table, target);
  else table.phase = 'choose';
}

function placeCommitted(table: Table, space: string): void {
  const { emperor } = table.commit!;
  table.commit = undefined;
  place(table, emperor ? 'emperor' : 'self', 'palace', space);
}

/** C25, C12: with influence one of the cards played is kept; then the hand is filled (C13). */
function endPlacing(table: Table): void {
  const different = colours.filter(colour => table.played[colour] > 0);
  if (!table.withInfluence) fillHand(table);
  else if (different.length === 1) keep(table, different[0]!);
  else table.phase = 'keep';
}

/** C26: a tie is enough for the one who keeps a card now. */
function keep(table: Table, card: Colour): void {
  table.played[card]--;
  const own = table.kept[table.turn]!;
  own[card]++;
  if (own[card] >= table.kept[1 - table.turn]![card]) table.holders.set(card, table.turn);
  discardPlayed(table);
}

function discardPlayed(table: Table): void {
  for (const colour of colours) {
    table.discards[colour] += table.played[colour];
    table.played[colour] = 0;
  }
  fillHand(table);
}

/** C13 */
function fillHand(table: Table): void {
  draw(table, 3 - countOf(table.hands[table.turn]!), endOwnTurn);
}

function dealt(table: Table, card: Colour): void {
  const { phase } = table;
  deal(table, card);
  if (phase === 'deal') endDeal(table);
  else if (phase === 'deal-emperor') refillEmperor(table, endEmperorsTurn);
  else completeDrawing(table, endOwnTurn);
}

/** C27: the Emperor's turn follows, unless it came first (C29). */
function endOwnTurn(table: Table): void {
  if (table.players === 2 && !table.emperorFirst) beginEmperorsTurn(table);
  else endTurn(table);
}

/** C27: asked only if his cards allow a piece. */
function beginEmperorsTurn(table: Table): void {
  if (emperorPlacements(table).length > 0) table.phase = 'emperor';
  else endEmperorsTurn(table);
}

/** C29: after Emperor first, the own turn begins. */
function endEmperorsTurn(table: Table): void {
  if (table.emperorFirst) table.phase = 'act';
  else endTurn(table);
}

/** C16: after the second exhaustion the last seat's turn is the last. */
function endTurn(table: Table): void {
  table.placed = [];
  table.emperorFirst = false;
  if (table.exhaustions === 2 && table.turn === table.players - 1) {
    table.phase = 'over';
    return;
  }
  table.turn = (table.turn + 1) % table.players;
  table.phase = 'act';
}
