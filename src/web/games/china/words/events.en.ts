import type { Event, Owner, Payment, View } from '../../../../games/china/index.ts';
import type { Seat } from '../../../../kernel/index.ts';
import { a, count, plural, subject, who } from '../../../i18n/english.ts';
import type { Who } from '../../../i18n/who.ts';
import { type LogLine, lineAbout } from '../../logLine.ts';
import { countPaid } from '../../paidCards.ts';
import { nameOf } from '../board/names.ts';

const paid = (cards: Payment | undefined): string => (cards ? ` (${countPaid(cards, colour => colour)})` : '');
const specials = {
  'emperor-first': 'Emperor first',
  'two-provinces': 'Two provinces',
  'change-card': 'Change card',
} as const;

function placed({ piece, owner, at, cards }: Extract<Event, { kind: 'placed' }>, view: View): string {
  const place = nameOf(at, view);
  const emperors = owner === 'emperor';
  if (piece === 'emissary') return `sent an emissary ${emperors ? 'of the Emperor ' : ''}to ${place}${paid(cards)}`;
  return `placed a ${piece} at ${place}${emperors ? ' for the Emperor' : ''}${paid(cards)}`;
}

export function event(event: Event, players: readonly Who[], view: View): LogLine | undefined {
  const say = (seat: Seat, did: string): LogLine => lineAbout(seat, subject(players[seat]!), did);
  const took = (owner: Owner, what: string): LogLine =>
    owner === 'emperor' ? { text: `The Emperor took ${what}` } : say(owner, `took ${what}`);
  switch (event.kind) {
    case 'placed':
      return say(event.seat, placed(event, view));
    case 'committed':
      return say(event.seat, `announced the first palace in ${nameOf(event.target, view)} (C32)`);
    case 'revealed':
      return { text: `Bonus tile at ${nameOf(event.space, view)}: ${event.colour}` };
    case 'tile-taken':
      return took(event.owner, `${a(event.colour)} bonus tile`);
    case 'completed':
      return { text: `${nameOf(event.province, view)} is complete (C11)` };
    case 'scored': {
      const did = `scored ${count(event.points, 'point', 'points')} (${event.rule})`;
      return lineAbout(event.seat, who(players[event.seat]!), did, `${nameOf(event.province, view)}: `);
    }
    case 'exchanged':
      return say(event.seat, `exchanged ${a(event.card)} card (C14)`);
    case 'passed':
      return say(event.seat, 'passed (C16)');
    case 'kept':
      return say(event.seat, `kept ${a(event.card)} card (C25)`);
    case 'influence':
      return say(event.seat, `took the ${event.colour} influence card (C26)`);
    case 'special':
      return say(event.seat, `played “${specials[event.special]}” (C29)`);
    case 'changed':
      return say(
        event.seat,
        event.gave && event.took
          ? `swapped ${a(event.gave)} card for ${a(event.took)} one from the row`
          : 'swapped a card for one of the same colour',
      );
    case 'drew':
      return say(
        event.seat,
        event.from === 'row'
          ? `took ${a(event.card)} card from the row`
          : `drew ${event.card ? a(event.card) : 'a'} card`,
      );
    case 'rested':
      return say(event.seat, 'skipped the Emperor’s turn');
    case 'reshuffled': {
      const discards = `${count(event.cards, 'discard', 'discards')} ${plural(event.cards, 'is', 'are')}`;
      return { text: `The pile is empty: ${discards} shuffled into a new one (C15)` };
    }
    case 'last-round':
      return { text: 'The pile is empty again: this is the last round (C16)' };
    case 'over':
      return {
        text: `Game over: ${event.points.map((points, seat) => `${who(players[seat]!)} ${points}`).join(', ')}`,
      };
    default:
      return undefined;
  }
}
