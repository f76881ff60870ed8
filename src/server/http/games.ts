import type { Hono } from 'hono';
import { reject } from '../rejections.ts';
import type { Services } from '../services.ts';
import { gameOf } from '../tables/games.ts';
import { type Endpoint, serveEndpoint } from './endpoint.ts';

/** What can be played here. */
export function serveGames(app: Hono, { games }: Services): Endpoint[] {
  return [
    serveEndpoint(
      app,
      {
        method: 'get',
        path: '/api/games',
        summary: 'The games that are offered here, with the names of their variants',
        answer: '{games}',
      },
      c =>
        c.json({
          games: games.map(({ id, revision, players, variants }) => ({
            id,
            revision,
            players,
            variants: variants.map(({ name }) => name),
          })),
        }),
    ),
    serveEndpoint(
      app,
      {
        method: 'get',
        path: '/api/games/{game}',
        summary: 'A game with the schema of its options',
        answer: '{id, revision, players, options, variants}',
      },
      c => {
        const game = gameOf(games, c.req.param('game') ?? '');
        if (!game) return reject(404, 'no-such-game', 'There is no such game here.');
        const { id, revision, players, optionsSchema, variants } = game;
        return c.json({ id, revision, players, options: optionsSchema, variants });
      },
    ),
  ];
}
