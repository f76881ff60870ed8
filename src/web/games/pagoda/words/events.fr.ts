import type { Event } from '../../../../games/pagoda/index.ts';
import type { Seat } from '../../../../kernel/index.ts';
import { accord, pluriel, qui, sujet, verbe } from '../../../i18n/french.ts';
import type { Who } from '../../../i18n/who.ts';
import { type LogLine, lineAbout } from '../../logLine.ts';

const abilities = {
  lantern: 'la Lanterne',
  buddha: 'le Bouddha',
  bowl: 'le Bol de riz',
  dragon: 'le Dragon',
  fan: 'l’Éventail',
} as const;

export function event(event: Event, players: readonly Who[]): LogLine | undefined {
  const say = (seat: Seat, il: string, vous: string, what: string): LogLine =>
    lineAbout(seat, sujet(players[seat]!), `${verbe(players[seat]!, il, vous)} ${what}`);
  const builds = (seat: Seat, what: string, points: number): LogLine =>
    say(seat, 'construit', 'construisez', `${what} : +${points}`);
  switch (event.kind) {
    case 'column-built': {
      const { colour, lot, floor, points } = event;
      return builds(event.seat, `une colonne ${accord(colour, 'f')} sur le terrain ${lot}, étage ${floor}`, points);
    }
    case 'tile-built': {
      const { background, slot } = event.tile;
      const what = event.roof
        ? `un toit ${accord(background, 'm')}`
        : `la tuile ${accord(background, 'f')} à emplacements ${accord(slot, 'm', 'pl')}`;
      return builds(event.seat, `${what} sur le terrain ${event.lot}`, event.points);
    }
    case 'spire-built':
      return builds(event.seat, `le sommet ${accord(event.colour, 'm')} du terrain ${event.lot}`, event.points);
    case 'ability-used':
      return say(event.seat, 'utilise', 'utilisez', abilities[event.ability]);
    case 'ability-gained':
      return say(event.seat, 'gagne', 'gagnez', abilities[event.ability]);
    case 'discarded':
      return say(event.seat, 'défausse', 'défaussez', `une carte ${accord(event.colour, 'f')}`);
    case 'reshuffled': {
      const { cards } = event;
      const form = pluriel(cards, 'la carte défaussée forme', `les ${cards} cartes défaussées forment`);
      return { text: `Pioche épuisée : ${form} une nouvelle pioche (P9)` };
    }
    case 'lot-complete':
      return { text: `La pagode du terrain ${event.lot} est achevée (${event.rule}) : ${event.complete} sur 3` };
    case 'end-triggered':
      return { text: `Trois pagodes sont achevées : la partie finit après le tour ${event.lastTurn} (P18)` };
    case 'game-over': {
      const all = event.points.map((points, seat) => `${qui(players[seat]!)} ${points}`);
      return { text: `Partie terminée : ${all.join(', ')}` };
    }
    default:
      return undefined;
  }
}
