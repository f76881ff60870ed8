// The dealer's draws, the end of a turn and the end of the game.
import { endTriggered } from './building.ts';
import { mayUse } from './payments.ts';
import { active, type Colour, NO_CARDS, type Player, seatOf, sizeOf, type Table } from './table.ts';

/** Phases in which the dealer draws. */
export const drawsIn = (table: Table): boolean => ['deal', 'redraw', 'refill', 'fan-draw'].includes(table.phase);

const more = (player: Player, part: 'display' | 'hand', colour: Colour): Player => ({
  ...player,
  [part]: { ...player[part], [colour]: player[part][colour] + 1 },
});

export function afterDraw(table: Table, colour: Colour): Table {
  // P3: the first player draws 2, then the other.
  const seat = table.phase === 'deal' ? (sizeOf(table.players[0]!.hand) < 2 ? 0 : 1) : seatOf(table.turn);
  const player = table.players[seat]!;
  // P9, P14: the display first, then the hand.
  const part = sizeOf(player.display) < 5 ? 'display' : 'hand';
  const pile = { ...table.pile, [colour]: table.pile[colour] - 1 };
  const next = { ...table, pile, players: table.players.with(seat, more(player, part, colour)) };
  return settled(sizeOf(pile) === 0 ? shuffled(next) : next);
}

/** P9: the discards are the new pile. All cards but the two hands have been in sight, so these are known. */
const shuffled = (table: Table): Table => ({
  ...table,
  pile: table.discards,
  discards: NO_CARDS,
  players: table.players.map(player => ({ ...player, known: player.hand })),
});

/** What comes when all cards are drawn. */
function settled(table: Table): Table {
  const { display, hand } = active(table);
  const [shown, held] = [sizeOf(display), sizeOf(hand)];
  switch (table.phase) {
    case 'deal':
      return table.players.every(player => sizeOf(player.hand) === 2) ? { ...table, phase: 'begin' } : table;
    case 'redraw':
      // P14: the display, then the hand to its former size.
      return shown === 5 && held === table.handGoal ? { ...table, phase: 'begin', handGoal: undefined } : table;
    case 'refill':
      // P9: the display to 5, then the hand to 2. P13: then the Fan, unless there are 4 in hand.
      if (shown < 5 || held < 2) return table;
      return mayUse(table, 'fan') && held < 4 ? { ...table, phase: 'fan' } : nextTurn(table);
    case 'fan-draw':
      // P13
      return held === 4 ? nextTurn(table) : table;
    default:
      return table;
  }
}

/** P18: if the end is triggered, the game ends with the second player's turn; no more cards are needed then. */
const endsNow = (table: Table): boolean => endTriggered(table) && seatOf(table.turn) === 1;

/** P9 */
export const drawPhase = (table: Table): Table =>
  endsNow(table) ? { ...table, phase: 'over' } : settled({ ...table, phase: 'refill' });

export const nextTurn = (table: Table): Table => ({ ...table, turn: table.turn + 1, phase: 'begin', used: [] });
