/** The styles of all games. For the arena and for training: no page loads them. */
import type { AnyGame } from '../../kernel/index.ts';
import type { Bot } from '../bot.ts';
import { styles as china } from '../china/styles.ts';
import { styles as medina } from '../medina/styles.ts';
import { styles as pagoda } from '../pagoda/styles.ts';
import { createStylist, type Style } from './style.ts';

const byGame: { readonly [game: string]: readonly Style<never>[] | undefined } = { china, pagoda, medina };

/** The styles of a game; none for a game that has not been learnt. */
export const findStyles = (game: AnyGame): readonly Style[] => (byGame[game.id] ?? []) as readonly Style[];

export const styleNames: readonly string[] = [
  ...new Set([china, pagoda, medina].flatMap(styles => styles.map(({ name }) => name))),
];

/** A bot that plays a style, in the games that have it. */
export const findStylist = (name: string): Bot | undefined =>
  styleNames.includes(name) ? createStylist(game => findStyles(game).find(style => style.name === name)!) : undefined;
