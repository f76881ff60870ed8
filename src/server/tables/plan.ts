import type { NewTable } from '../../api/index.ts';
import { type AnyGame, type JsonObject, readOptionsToStart } from '../../kernel/index.ts';
import type { PlayerId, SeatSetup, TableSetup } from '../../table/index.ts';
import { problemDocument, RejectionError, reject } from '../rejections.ts';
import { findGame } from './games.ts';

/** The setup of a table, from a person's request. The game's rules decide which options can be combined. */
export function planTable(games: readonly AnyGame[], host: PlayerId, wish: NewTable): TableSetup {
  const game = findGame(games, wish.game);
  if (!game)
    return reject(
      422,
      'no-such-game',
      `This server doesn’t offer that game; games: ${games.map(({ id }) => id).join(', ')}.`,
    );
  const options = readOptionsToStart(game, wish.options);
  if (!options.ok) {
    const problems = options.problems.slice(0, 20).map(({ path, message }) => ({ path: `options.${path}`, message }));
    const [first] = options.problems;
    throw new RejectionError(
      problemDocument(422, 'wrong-options', 'These options can’t be combined.', {
        problems,
        ...(first?.rule !== undefined && { rule: first.rule }),
      }),
    );
  }
  if (wish.seats.length !== options.value.players)
    reject(422, 'wrong-seats', `This game has ${options.value.players} seats, not ${wish.seats.length}.`);
  if (wish.seats.filter(({ kind }) => kind === 'me').length !== 1)
    reject(422, 'wrong-seats', 'One seat must be yours.');
  return {
    game: game.id,
    options: options.value as unknown as JsonObject,
    seats: wish.seats.map(seat => (seat.kind === 'me' ? toPerson(host, wish.contribution) : seat)),
    host,
    public: wish.public,
    watching: wish.watching,
    shuffle: wish.shuffle,
    clock: wish.clock,
    chance: 2,
    ...(wish.away !== undefined && { away: wish.away }),
    ...(!wish.gallery && { gallery: false as const }),
    ...(wish.timeout !== 'ask' && { timeout: wish.timeout }),
    ...(wish.whenFull && { whenFull: true }),
    ...(wish.language !== undefined && { language: wish.language }),
  };
}

/** A seat for a person, with the contribution of their device. */
export const toPerson = (player: PlayerId, contribution: string | undefined): SeatSetup => ({
  kind: 'person',
  player,
  ...(contribution !== undefined && { contribution }),
});
