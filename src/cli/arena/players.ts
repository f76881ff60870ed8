import { type Bot, type Budget, botNames, findBot, think } from '../../bots/index.ts';
import { master1 } from '../../bots/past/master-1/index.ts';
import { findStyles, findStylist, styleNames } from '../../bots/styles/index.ts';
import { type AnyGame, type Move, type Seat, seeded } from '../../kernel/index.ts';
import { UsageError } from '../command.ts';
import { OutsideBot } from './outside.ts';

/** A player in the arena. It gets the whole state, and passes on only what its kind of bot may see. */
export interface Player {
  choose(game: AnyGame, state: unknown, seat: Seat, seed: number, budget: Budget): Move | Promise<Move>;
  close(): void;
}

const CHEAT = 'cheat:';
const OUTSIDE = 'exec:';
const STYLE = 'style:';
/** All styles of a game, one seat after another. */
export const MIXED = `${STYLE}*`;

/** Bots that play in the arena only. */
const arenaBots = new Map<string, Bot>([['master-1', master1]]);

export const playerHelp = `a level or bot (${[...botNames, ...arenaBots.keys()].join(', ')}), style:STYLE (${styleNames.join(', ')}, or * for all of the game, seat by seat), cheat:BOT (sees every hand), or exec:COMMAND (an external program)`;

/** Whether the name is that of an external program instead of one of our bots. */
export const isOutside = (name: string): boolean => name.startsWith(OUTSIDE);

/** Throws a usage error if nobody of that name plays this game. Starts nothing. */
export function checkPlayer(name: string, game: AnyGame): void {
  if (isOutside(name)) readCommand(name);
  else if (name !== MIXED) requireBot(name);
  if (!name.startsWith(STYLE)) return;
  const known = stylesOf(game);
  if (name === MIXED ? known.length === 0 : !known.includes(name))
    throw new UsageError(`no style ${name} in ${game.id}; use one of ${known.join(', ')}`);
}

/** The styles of a game, as names of players. */
export const stylesOf = (game: AnyGame): readonly string[] => findStyles(game).map(({ name }) => `${STYLE}${name}`);

/** The players of that name: one, or all styles of a game. */
export const createPlayers = (name: string, game: AnyGame): readonly Player[] =>
  name === MIXED ? stylesOf(game).map(createPlayer) : [createPlayer(name)];

function createPlayer(name: string): Player {
  if (isOutside(name)) return new OutsideBot(readCommand(name));
  return name.startsWith(CHEAT) ? cheating(requireBot(name)) : fair(requireBot(name));
}

function readCommand(name: string): string {
  const command = name.slice(OUTSIDE.length);
  if (command.trim() === '') throw new UsageError('exec: needs a command, as in "exec:node bot.mjs"');
  return command;
}

function requireBot(name: string): Bot {
  const plain = name.startsWith(CHEAT) ? name.slice(CHEAT.length) : name;
  const bot = plain.startsWith(STYLE)
    ? findStylist(plain.slice(STYLE.length))
    : (findBot(plain) ?? arenaBots.get(plain));
  if (!bot) throw new UsageError(`unknown bot ${name}; use ${playerHelp}`);
  return bot;
}

const fair = (bot: Bot): Player => ({
  choose: (game, state, seat, seed, budget) =>
    think(bot({ game, view: game.view(state, seat), seat, random: seeded(seed), budget }))!,
  close() {},
});

/** A bot whose guesses of hidden cards are always right. */
const cheating = (bot: Bot): Player => ({
  choose(game, state, seat, seed, budget) {
    const knowing: AnyGame = { ...game, guess: () => game.clone(state) };
    return think(bot({ game: knowing, view: game.view(state, seat), seat, random: seeded(seed), budget }))!;
  },
  close() {},
});
