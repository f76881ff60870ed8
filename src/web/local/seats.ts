import type { BotKind } from '../../bots/index.ts';
import { person } from '../online/person.svelte.ts';
import { settings } from '../settings.svelte.ts';
import type { LocalSeat } from './keeping.ts';

/** What the nth person at this device is called until they say otherwise. “You” is a word of sentences, not a name. */
export const personName = (n: number): string =>
  (n === 0 ? person.name : undefined) ?? settings.words.playNow.player(n + 1);

/** What the bot at the nth seat is called. */
export const botName = (n: number): string => {
  const { botNames } = settings.words.playNow;
  return botNames[(n - 1 + botNames.length) % botNames.length]!;
};

/** One person, and bots of one level at the other seats. */
export const usualSeats = (players: number, level: BotKind = 'apprentice'): LocalSeat[] =>
  Array.from({ length: players }, (_, n) => (n === 0 ? { name: personName(0) } : { name: botName(n), bot: level }));
