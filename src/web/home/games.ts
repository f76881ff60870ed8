/** What the server says of a game it offers. */
export interface OfferedGame {
  readonly id: string;
  readonly revision: number;
  readonly players: readonly number[];
  readonly variants: readonly string[];
}

/** The usual game for a number of players, as the engine reads it. */
export const usualGame = (game: string, players: number) =>
  game === 'medina' ? { players, rules: 'second' } : { players };

export const playersOf: { readonly [game: string]: readonly number[] } = {
  china: [3, 4, 5, 2],
  pagoda: [2],
  medina: [4, 3, 2],
};

export const credits = [
  { id: 'china', name: 'China', designer: 'Michael Schacht', players: '2–5' },
  { id: 'pagoda', name: 'Pagoda', designer: 'Arve D. Fühler', players: '2' },
  { id: 'medina', name: 'Medina', designer: 'Stefan Dorra', players: '2–4' },
] as const;

export async function askGames(): Promise<readonly OfferedGame[]> {
  const answer = await fetch('/api/games');
  if (!answer.ok) throw new Error(`the server answered ${answer.status}`);
  const { games } = (await answer.json()) as { games: readonly OfferedGame[] };
  return games;
}
