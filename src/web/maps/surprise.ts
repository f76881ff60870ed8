import { ask } from './asking.ts';
import type { Draft } from './draft.ts';
import { toDraft } from './read.ts';

/** Numbers of surprise maps that are easily told to a friend. */
export const MOST_SURPRISES = 999_999;

export const drawSurprise = (): number => 1 + ((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % MOST_SURPRISES);

/** The map with a number: the same one everywhere. */
export const surpriseDraft = async (seed: number): Promise<Draft> => toDraft(await ask('make', seed));
