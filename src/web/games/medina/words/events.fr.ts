import type { Event, View } from '../../../../games/medina/index.ts';
import type { Seat } from '../../../../kernel/index.ts';
import { accord, aQui, compte, sujet, verbe } from '../../../i18n/french.ts';
import { sentence } from '../../../i18n/sentence.ts';
import type { Who } from '../../../i18n/who.ts';
import { type LogLine, lineAbout } from '../../logLine.ts';

const sides: { readonly [side: string]: string } = { north: 'nord', east: 'est', south: 'sud', west: 'ouest' };
/** `north3` as « nord 3 ». */
export const spotWords = (spot: string): string => spot.replace(/^(north|east|south|west)/, side => `${sides[side]} `);

/** The French rulebooks speak of roofs in the second edition only. */
export const roofOf = ({ options }: View): string => (options.rules === 'second' ? 'toit' : 'dôme');
export const roofsOf = (view: View): { readonly neutral: string; readonly blocking: string } => ({
  neutral: `${roofOf(view)} neutre`,
  blocking: `${roofOf(view)} de blocus`,
});

export function event(event: Event, players: readonly Who[], view: View): LogLine | undefined {
  const say = (seat: Seat, il: string, vous: string, what: string): LogLine =>
    lineAbout(seat, sujet(players[seat]!), `${verbe(players[seat]!, il, vous)} ${what}`);
  /** Null is the board. */
  const tile = (what: string, from: Seat | null, to: Seat | null, rule: string): LogLine => {
    if (to === null) return { text: `${sentence(what)} retourne sur le plateau (${rule})` };
    return say(to, 'prend', 'prenez', `${what}${from === null ? '' : ` ${aQui(players[from]!)}`} (${rule})`);
  };
  switch (event.kind) {
    case 'well':
      return { text: `Le puits est en ${event.cell}` };
    case 'first-merchant':
      return event.seat === null
        ? { text: `Le premier marchand est en ${event.cell}` }
        : say(event.seat, 'place', 'placez', `le premier marchand en ${event.cell}`);
    case 'building': {
      const building = `un bâtiment ${accord(event.colour, 'm')} en ${event.cell}`;
      return say(event.seat, 'place', 'placez', `${building}${event.starts ? ' : nouveau palais' : ''}`);
    }
    case 'stable':
      return say(event.seat, 'ajoute', 'ajoutez', `une étable en ${event.cell} au palais ${accord(event.colour, 'm')}`);
    case 'merchant': {
      const begins = event.begins ? ' : nouvelle rue' : '';
      return say(event.seat, 'place', 'placez', `un marchand en ${event.cell}${begins}`);
    }
    case 'wall':
      return say(event.seat, 'place', 'placez', `un mur ${spotWords(event.cell)}`);
    case 'roof': {
      const palace = `palais ${accord(event.colour, 'm')} en ${event.palace}`;
      return event.roof === 'own'
        ? say(event.seat, 'prend', 'prenez', `possession du ${palace}`)
        : say(event.seat, 'pose', 'posez', `un ${roofsOf(view)[event.roof]} sur le ${palace}`);
    }
    case 'tea-used':
      return say(event.seat, 'utilise', 'utilisez', 'une tuile thé (M23)');
    case 'palace-tile':
      return tile(`la tuile palais ${accord(event.colour, 'f')}`, event.from, event.to, 'M20');
    case 'tower-tile':
      return tile(`la tuile tour ${event.tower}`, event.from, event.to, 'M21');
    case 'merchants-gained': {
      if (event.seat === null) return undefined;
      const merchants = compte(event.count, 'marchand', 'marchands');
      return say(event.seat, 'reçoit', 'recevez', `${merchants} de la tuile tour ${event.tower} (M22)`);
    }
    case 'tea-gained':
      if (event.seat === null) return undefined;
      return say(event.seat, 'reçoit', 'recevez', `${compte(event.count, 'tuile', 'tuiles')} thé (M23)`);
    case 'colour-closed':
      return { text: `Couleur fermée : chacun possède un palais ${accord(event.colour, 'm')} (M11)` };
    case 'roof-lost':
      return say(event.seat, 'perd son', 'perdez votre', `dôme de blocus ${accord(event.colour, 'm')} (M14)`);
    case 'passed':
      return say(event.seat, 'ne peut', 'ne pouvez', 'rien placer (M24)');
    case 'over':
      return { text: 'Plus personne ne peut rien placer : la partie est terminée' };
    case 'turn':
      return undefined;
  }
}
