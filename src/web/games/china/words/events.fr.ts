import type { Event, Owner, Payment, View } from '../../../../games/china/index.ts';
import type { Seat } from '../../../../kernel/index.ts';
import { accord, compte, deLieu, pluriel, qui, sujet, verbe } from '../../../i18n/french.ts';
import type { Who } from '../../../i18n/who.ts';
import { type LogLine, lineAbout } from '../../logLine.ts';
import { countPaid } from '../../paidCards.ts';
import { nameOf } from '../board/names.ts';

const paid = (cards: Payment | undefined): string =>
  cards ? ` (${countPaid(cards, (colour, n) => accord(colour, 'f', n))})` : '';
const specials = {
  'emperor-first': 'L’Empereur joue en premier',
  'two-provinces': 'Deux provinces différentes',
  'change-card': 'Échanger 1 carte',
} as const;
const pieces = { palace: 'un palais', emissary: 'un émissaire', fortification: 'une fortification' } as const;

function placed({ piece, owner, at, cards }: Extract<Event, { kind: 'placed' }>, view: View): string {
  const whose = owner === 'emperor' ? ' de l’Empereur' : '';
  return `${pieces[piece]}${whose} à ${nameOf(at, view)}${paid(cards)}`;
}

export function event(event: Event, players: readonly Who[], view: View): LogLine | undefined {
  const say = (seat: Seat, il: string, vous: string, what = ''): LogLine =>
    lineAbout(seat, sujet(players[seat]!), `${verbe(players[seat]!, il, vous)}${what && ` ${what}`}`);
  const takes = (owner: Owner, what: string): LogLine =>
    owner === 'emperor' ? { text: `L’Empereur prend ${what}` } : say(owner, 'prend', 'prenez', what);
  switch (event.kind) {
    case 'placed':
      return event.piece === 'emissary'
        ? say(event.seat, 'envoie', 'envoyez', placed(event, view))
        : say(event.seat, 'place', 'placez', placed(event, view));
    case 'committed':
      return say(event.seat, 'annonce', 'annoncez', `le premier palais ${deLieu(nameOf(event.target, view))} (C32)`);
    case 'revealed':
      return { text: `Tuile bonus à ${nameOf(event.space, view)} : ${accord(event.colour, 'f')}` };
    case 'tile-taken':
      return takes(event.owner, `une tuile bonus ${accord(event.colour, 'f')}`);
    case 'completed':
      return { text: `${nameOf(event.province, view)} est complète (C11)` };
    case 'scored': {
      const player = players[event.seat]!;
      const did = `${verbe(player, 'marque', 'marquez')} ${compte(event.points, 'point', 'points')} (${event.rule})`;
      return lineAbout(event.seat, qui(player), did, `${nameOf(event.province, view)} : `);
    }
    case 'exchanged':
      return say(event.seat, 'échange', 'échangez', `une carte ${accord(event.card, 'f')} (C14)`);
    case 'passed':
      return say(event.seat, 'passe', 'passez', '(C16)');
    case 'kept':
      return say(event.seat, 'conserve', 'conservez', `une carte ${accord(event.card, 'f')} (C25)`);
    case 'influence':
      return say(event.seat, 'prend', 'prenez', `la carte d’influence ${accord(event.colour, 'f')} (C26)`);
    case 'special':
      return say(event.seat, 'joue', 'jouez', `« ${specials[event.special]} » (C29)`);
    case 'changed': {
      const what =
        event.gave && event.took
          ? `une carte ${accord(event.gave, 'f')} contre une ${accord(event.took, 'f')} de la rangée`
          : 'une carte contre une autre de même couleur';
      return say(event.seat, 'échange', 'échangez', what);
    }
    case 'drew':
      return event.from === 'row'
        ? say(event.seat, 'prend', 'prenez', `une carte ${accord(event.card, 'f')} de la rangée`)
        : say(event.seat, 'pioche', 'piochez', `une carte${event.card ? ` ${accord(event.card, 'f')}` : ''}`);
    case 'rested':
      return say(event.seat, 'passe', 'passez', 'le tour de l’Empereur');
    case 'reshuffled': {
      const { cards } = event;
      const form = pluriel(cards, 'la carte défaussée forme', `les ${cards} cartes défaussées forment`);
      return { text: `Pioche épuisée : ${form} une nouvelle pioche (C15)` };
    }
    case 'last-round':
      return { text: 'Pioche épuisée pour la seconde fois : c’est le dernier tour de table (C16)' };
    case 'over': {
      const all = event.points.map((points, seat) => `${qui(players[seat]!)} ${points}`);
      return { text: `Partie terminée : ${all.join(', ')}` };
    }
    default:
      return undefined;
  }
}
