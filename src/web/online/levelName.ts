import { botKinds } from '../../bots/bot.ts';
import { settings } from '../settings.svelte.ts';

/** The level and character of a bot in words; as the server calls it where this page does not know it. */
export function levelName(bot: string): string {
  const level = botKinds.find(known => known === bot);
  return level === undefined ? bot : settings.words.playNow.levels[level];
}
