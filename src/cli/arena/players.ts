import { type Bot, type Budget, botNamed, botNames, thought } from '../../bots/index.ts';
import { type AnyGame, type Move, type Seat, seeded } from '../../kernel/index.ts';
import { UsageError } from '../command.ts';
import { OutsideBot } from './outside.ts';

/** Who sits at a seat of the arena. Gets the whole state, and passes on what its kind of bot may see. */
export interface Player {
  choose(game: AnyGame, state: unknown, seat: Seat, seed: number, budget: Budget): Move | Promise<Move>;
  close(): void;
}

const CHEAT = 'cheat:';
const OUTSIDE = 'exec:';

export const playerHelp = `a level or bot (${botNames.join(', ')}), cheat:BOT (it sees all hands), or exec:COMMAND (a program)`;

export function playerNamed(name: string): Player {
  if (name.startsWith(OUTSIDE)) return new OutsideBot(name.slice(OUTSIDE.length));
  const cheats = name.startsWith(CHEAT);
  const bot = botNamed(cheats ? name.slice(CHEAT.length) : name);
  if (!bot) throw new UsageError(`no bot ${name}; known: ${playerHelp}`);
  return cheats ? cheating(bot) : fair(bot);
}

const fair = (bot: Bot): Player => ({
  choose: (game, state, seat, seed, budget) =>
    thought(bot({ game, view: game.view(state, seat), seat, random: seeded(seed), budget }))!,
  close() {},
});

/** Whatever it guesses, it guesses right. */
const cheating = (bot: Bot): Player => ({
  choose(game, state, seat, seed, budget) {
    const knowing: AnyGame = { ...game, guess: () => game.clone(state) };
    return thought(bot({ game: knowing, view: game.view(state, seat), seat, random: seeded(seed), budget }))!;
  },
  close() {},
});
