// Previews in words.
import type { InvitationCard, PreviewText } from '../../api/index.ts';
import type { GameUi } from '../games/gameUi.ts';
import { sentence } from '../i18n/sentence.ts';
import { listFacts } from '../invitation/facts.ts';
import { invitationWordsOf } from '../invitation/words.ts';
import { nameSeats, nameWinners, rankedSeats } from './seats.ts';
import { settings } from './settings.ts';
import type { TableSubject } from './table.ts';
import { previewWordsOf } from './words.ts';

export function describeInvitation(card: InvitationCard, ui: GameUi): PreviewText {
  const words = previewWordsOf(settings.language);
  const { game, variant, players, pace } = listFacts(card, ui, settings.language);
  const state = card.state === 'open' ? `${invitationWordsOf(settings.language).free(card.free)}.` : words[card.state];
  return {
    title: words.invites(card.host, game),
    description: `${sentence([variant, players, pace].join(', '))}. ${state}`,
  };
}

export function describeTable({ state, sight }: TableSubject, ui: GameUi): PreviewText {
  const words = previewWordsOf(settings.language);
  const game = ui.words(settings.language);
  const names = nameSeats(state);
  const variant = sentence(game.variant(sight.view));
  const { result } = state;
  if (!result) return { title: words.playing(game.title, names), description: `${words.watch} ${variant}.` };
  const scores = rankedSeats(state).map(seat => `${names[seat]} ${result.points[seat]}`);
  return { title: words.won(game.title, nameWinners(state)), description: `${scores.join(', ')}. ${variant}.` };
}
