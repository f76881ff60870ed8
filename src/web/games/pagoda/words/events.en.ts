import type { Event } from '../../../../games/pagoda/index.ts';
import type { Seat } from '../../../../kernel/index.ts';
import { a, count, plural, subject, who } from '../../../i18n/english.ts';
import type { Who } from '../../../i18n/who.ts';
import { type LogLine, lineAbout } from '../../logLine.ts';

export const abilities = {
  lantern: 'Lantern',
  buddha: 'Buddha',
  bowl: 'Rice bowl',
  dragon: 'Dragon',
  fan: 'Fan',
} as const;

export function event(event: Event, players: readonly Who[]): LogLine | undefined {
  const say = (seat: Seat, did: string): LogLine => lineAbout(seat, subject(players[seat]!), did);
  switch (event.kind) {
    case 'column-built': {
      const { colour, lot, floor, points } = event;
      return say(event.seat, `built ${a(colour)} column on lot ${lot}, floor ${floor}: +${points}`);
    }
    case 'tile-built': {
      const { background, slot } = event.tile;
      const what = event.roof ? `${a(background)} roof` : `the ${background} tile with ${slot} slots`;
      return say(event.seat, `built ${what} on lot ${event.lot}: +${event.points}`);
    }
    case 'spire-built':
      return say(event.seat, `built the ${event.colour} spire on lot ${event.lot}: +${event.points}`);
    case 'ability-used':
      return say(event.seat, `used the ${abilities[event.ability]}`);
    case 'ability-gained':
      return say(event.seat, `gained the ${abilities[event.ability]}`);
    case 'discarded':
      return say(event.seat, `discarded ${a(event.colour)} card`);
    case 'reshuffled': {
      const discards = `${count(event.cards, 'discard', 'discards')} ${plural(event.cards, 'is', 'are')}`;
      return { text: `The pile is empty: ${discards} shuffled into a new one (P9)` };
    }
    case 'lot-complete':
      return { text: `Lot ${event.lot} is complete (${event.rule}): ${event.complete} of 3` };
    case 'end-triggered':
      return { text: `Three pagodas are complete: the game ends after turn ${event.lastTurn} (P18)` };
    case 'game-over':
      return {
        text: `Game over: ${event.points.map((points, seat) => `${who(players[seat]!)} ${points}`).join(', ')}`,
      };
    default:
      return undefined;
  }
}
