import type { Event } from '../../../../games/medina/index.ts';
import type { Seat } from '../../../../kernel/index.ts';
import { a, count, subject, who } from '../../../i18n/english.ts';
import { sentence } from '../../../i18n/sentence.ts';
import type { Who } from '../../../i18n/who.ts';
import { type LogLine, lineAbout } from '../../logLine.ts';

/** `north3` as “north 3”. */
export const spotWords = (spot: string): string => spot.replace(/^(north|east|south|west)/, '$1 ');

export function event(event: Event, players: readonly Who[]): LogLine | undefined {
  const say = (seat: Seat, did: string): LogLine => lineAbout(seat, subject(players[seat]!), did);
  /** Null is the board. */
  const tile = (what: string, from: Seat | null, to: Seat | null, rule: string): LogLine => {
    if (to === null) return { text: `${sentence(what)} went back to the board (${rule})` };
    return say(to, `took ${what}${from === null ? '' : ` from ${who(players[from]!)}`} (${rule})`);
  };
  switch (event.kind) {
    case 'well':
      return { text: `The well is at ${event.cell}` };
    case 'first-merchant':
      return event.seat === null
        ? { text: `The first merchant is at ${event.cell}` }
        : say(event.seat, `placed the first merchant at ${event.cell}`);
    case 'building': {
      const starts = event.starts ? ', starting a new palace' : '';
      return say(event.seat, `placed ${a(event.colour)} building at ${event.cell}${starts}`);
    }
    case 'stable':
      return say(event.seat, `added a stable at ${event.cell} to the ${event.colour} palace`);
    case 'merchant':
      return say(event.seat, `placed a merchant at ${event.cell}${event.begins ? ', starting a new street' : ''}`);
    case 'wall':
      return say(event.seat, `placed a wall at ${spotWords(event.cell)}`);
    case 'roof': {
      const palace = `the ${event.colour} palace at ${event.palace}`;
      return say(event.seat, event.roof === 'own' ? `claimed ${palace}` : `put a ${event.roof} roof on ${palace}`);
    }
    case 'tea-used':
      return say(event.seat, 'used a tea tile (M23)');
    case 'palace-tile':
      return tile(`the ${event.colour} palace tile`, event.from, event.to, 'M20');
    case 'tower-tile':
      return tile(`tower tile ${event.tower}`, event.from, event.to, 'M21');
    case 'merchants-gained': {
      if (event.seat === null) return undefined;
      const merchants = count(event.count, 'merchant', 'merchants');
      return say(event.seat, `gained ${merchants} from tower tile ${event.tower} (M22)`);
    }
    case 'tea-gained':
      if (event.seat === null) return undefined;
      return say(event.seat, `gained ${count(event.count, 'tea tile', 'tea tiles')} (M23)`);
    case 'colour-closed':
      return { text: `${sentence(event.colour)} is closed: everyone owns a palace in it (M11)` };
    case 'roof-lost':
      return say(event.seat, `lost the ${event.colour} blocking roof (M14)`);
    case 'passed':
      return say(event.seat, 'couldn’t place anything (M24)');
    case 'over':
      return { text: 'Nobody can place anything: the game is over' };
    case 'turn':
      return undefined;
  }
}
