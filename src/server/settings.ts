import { type AnyGame, integer, problemsOf } from '../kernel/index.ts';

/** How this server runs, from the environment. The README lists every variable. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly games: readonly AnyGame[];
}

/** A setting that can't be used: told in a sentence, and the server does not start. */
export class WrongSetting extends Error {}

export function readSettings(env: NodeJS.ProcessEnv, all: readonly AnyGame[]): Settings {
  return { port: readPort(env.PORT || '8080'), host: env.HOST || '127.0.0.1', games: readGames(env.GAMES, all) };
}

function readPort(given: string): number {
  const port = Number(given);
  const [problem] = problemsOf(integer(0, 65_535), port);
  if (problem) throw new WrongSetting(`PORT=${given} is not a port: give a whole number from 0 to 65535.`);
  return port;
}

/** All games, or those that GAMES names, as in `GAMES=china,medina`. */
function readGames(given: string | undefined, all: readonly AnyGame[]): readonly AnyGame[] {
  if (given === undefined || given.trim() === '') return all;
  const wanted = given.split(',').map(name => name.trim());
  const unknown = wanted.find(name => !all.some(({ id }) => id === name));
  const known = all.map(({ id }) => id).join(', ');
  if (unknown !== undefined) throw new WrongSetting(`GAMES names ${unknown}, which is not a game; games are ${known}.`);
  return all.filter(({ id }) => wanted.includes(id));
}
