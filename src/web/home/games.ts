import china from './china.webp';
import medina from './medina.webp';
import pagoda from './pagoda.webp';

/** The usual game for a number of players, as the engine reads it. */
export const usualGame = (game: string, players: number) =>
  game === 'medina' ? { players, rules: 'second' } : { players };

export const playersOf: { readonly [game: string]: readonly number[] } = {
  china: [3, 4, 5, 2],
  pagoda: [2],
  medina: [4, 3, 2],
};

export interface Credit {
  readonly id: string;
  readonly name: string;
  readonly designer: string;
  readonly players: string;
  readonly minutes: number;
  /** Its picture. */
  readonly cover: string;
}

export const credits: readonly Credit[] = [
  { id: 'china', cover: china, name: 'China', designer: 'Michael Schacht', players: '2–5', minutes: 60 },
  { id: 'pagoda', cover: pagoda, name: 'Pagoda', designer: 'Arve D. Fühler', players: '2', minutes: 40 },
  { id: 'medina', cover: medina, name: 'Medina', designer: 'Stefan Dorra', players: '2–4', minutes: 60 },
];

/** The games that whoever hosts this offers; without a network, all of them. */
export async function offeredGames(): Promise<readonly Credit[]> {
  try {
    const answer = await fetch('/api/games');
    const { games } = (await answer.json()) as { games: readonly { readonly id: string }[] };
    return credits.filter(({ id }) => games.some(game => game.id === id));
  } catch {
    return credits;
  }
}
