import { type AnyGame, type AnyOptions, asOf } from '../kernel/index.ts';
import { china } from './china/index.ts';
import { medina } from './medina/index.ts';
import { pagoda } from './pagoda/index.ts';

/** Every game that can be played here. */
export const games: readonly AnyGame[] = [china, pagoda, medina];

/** Rules of earlier revisions, for tables that began with them. */
export const earlierRules: readonly AnyGame[] = [asOf<unknown, unknown, AnyOptions, unknown>(medina, 1)];
