import { buildWeb } from '../../scripts/build.mjs';

/** Builds the pages once before the tests. */
export const setup = (): Promise<void> => buildWeb();
