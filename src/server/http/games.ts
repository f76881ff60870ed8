import type { Hono } from 'hono';
import { listGames, listMaps, showGame } from '../../api/index.ts';
import { reject } from '../rejections.ts';
import type { Services } from '../services.ts';
import { findGame } from '../tables/games.ts';
import { serveOperation } from './operation.ts';

/** Routes for the games on offer. */
export function serveGames(app: Hono, { games, maps }: Services): void {
  const offered = games.some(({ id }) => id === 'china') ? maps : [];
  serveOperation(app, listMaps, () => ({ maps: offered }));
  serveOperation(app, listGames, () => ({
    games: games.map(({ id, revision, players, variants }) => ({
      id,
      revision,
      players,
      variants: variants.map(({ name }) => name),
    })),
  }));
  serveOperation(app, showGame, c => {
    const game = findGame(games, c.req.param('game') ?? '');
    if (!game) return reject(404, 'no-such-game', 'This server doesn’t offer that game.');
    const { id, revision, players, optionsSchema, variants } = game;
    return { id, revision, players, options: optionsSchema, variants };
  });
}
