import { join } from 'node:path';
import type { StudioOptions } from '../src/server/previews/studio.ts';

const BUILD = join(import.meta.dirname, '../build');

/** What makes previews, as built before the tests. The first one may wait for a busy machine. */
export const previews: StudioOptions = {
  worker: join(BUILD, 'server-previews-worker.mjs'),
  folder: join(BUILD, 'previews'),
  deadline: 60_000,
};
