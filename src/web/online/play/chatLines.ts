import type { Chat } from '../../../api/index.ts';
import type { Seat } from '../../../kernel/index.ts';
import type { NewsNote } from './newsNotes.ts';

/** A line of the chat: said by somebody, or about what happened. */
export interface ChatLine {
  readonly key: string;
  readonly at: number;
  readonly seat: Seat | null;
  /** Empty for what happened. */
  readonly name: string;
  readonly text: string;
}

/** Where the speaker sits now: seats change hands, and are drawn by lot at the start. */
function findSeat({ seat, name, gallery }: Chat, names: readonly string[]): Seat | null {
  if (gallery) return null;
  if (name === undefined || (seat !== null && names[seat] === name)) return seat;
  const now = names.indexOf(name);
  return now < 0 ? null : now;
}

const toLine = (chat: Chat, names: readonly string[]): ChatLine => ({
  key: `said-${chat.n}`,
  at: chat.at,
  seat: findSeat(chat, names),
  name: chat.name ?? '…',
  text: chat.text,
});

/** What players said, and what happened around the game meanwhile. */
export const linesOfPlayers = (
  said: readonly Chat[],
  newsNotes: readonly Pick<NewsNote, 'key' | 'at' | 'text'>[],
  names: readonly string[],
): readonly ChatLine[] =>
  [
    ...said.filter(({ gallery }) => !gallery).map(chat => toLine(chat, names)),
    ...newsNotes.map(({ key, at, text }) => ({ key, at, seat: null, name: '', text })),
  ].sort((a, b) => a.at - b.at);

/** What spectators said among themselves. */
export const linesOfSpectators = (said: readonly Chat[]): readonly ChatLine[] =>
  said.filter(({ gallery }) => gallery).map(chat => toLine(chat, []));
