import type { InvitationCard } from '../../api/index.ts';
import type { GameUi } from '../games/gameUi.ts';
import { wordsOf } from '../online/languages.ts';
import type { Language } from '../settings.svelte.ts';
import { invitationWordsOf } from './words.ts';

/** What is played and how, in words. */
export interface Facts {
  readonly game: string;
  readonly players: string;
  readonly pace: string;
  /** The way of playing, such as “2nd edition · well · tea”. */
  readonly variant: string;
}

/** What an invitation says of its game. */
export function listFacts(
  { options, clock, seats }: Pick<InvitationCard, 'options' | 'clock' | 'seats'>,
  ui: GameUi,
  language: Language,
): Facts {
  const game = ui.words(language);
  return {
    game: game.title,
    players: invitationWordsOf(language).players(seats),
    pace: wordsOf(language).clock(clock),
    // Names of variants depend on the options alone.
    variant: game.variant({ options }),
  };
}
