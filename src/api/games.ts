// The games on offer.
import { z } from 'zod';
import { anyObject } from './fields.ts';
import { answerSchemas, json, operation, plain } from './operation.ts';

const game = { id: z.string(), revision: z.int().min(1), players: z.array(z.int().min(1)) };

const gameList = z
  .strictObject({
    games: z.array(z.strictObject({ ...game, variants: z.array(z.string()).describe('their names') })),
  })
  .register(answerSchemas, { id: 'GameList' });

const gameDetails = z
  .strictObject({
    ...game,
    options: anyObject('the JSON Schema of the options'),
    variants: z.array(z.strictObject({ name: z.string(), options: anyObject('as the schema says') })),
  })
  .register(answerSchemas, { id: 'Game' });

const mapList = z
  .strictObject({
    maps: z.array(
      z.strictObject({
        name: z.string().describe('unique on this server'),
        map: anyObject('a document for `board.map` in the options of China, as their schema says'),
      }),
    ),
  })
  .register(answerSchemas, { id: 'MapList' });

const description = z
  .looseObject({ openapi: z.literal('3.1.0') })
  .describe('an OpenAPI document')
  .register(answerSchemas, { id: 'Description' });

export const listGames = operation({
  ...plain,
  route: 'GET /api/games',
  tag: 'games',
  summary: 'List the games on offer, with the names of their variants',
  cookie: 'unused',
  answer: json(gameList, 'The games'),
});

export const showGame = operation({
  ...plain,
  route: 'GET /api/games/{game}',
  tag: 'games',
  summary: 'Get a game with the schema of its options',
  cookie: 'unused',
  answer: json(gameDetails, 'The game'),
});

export const listMaps = operation({
  ...plain,
  route: 'GET /api/maps',
  tag: 'games',
  summary: 'List the maps of China that this server offers besides the built-in one',
  cookie: 'unused',
  answer: json(mapList, 'The maps, all of which can be played'),
});

export const describeApi = operation({
  ...plain,
  route: 'GET /api/openapi.json',
  tag: 'games',
  summary: 'Get this description',
  cookie: 'unused',
  answer: json(description, 'This description'),
});
