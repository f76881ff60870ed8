/** The base of every game, table, bot and tool. No dependencies, no clock, no unseeded randomness. */
export * from './bits.ts';
export * from './claims.ts';
export * from './contract.ts';
export * from './digest.ts';
export * from './perft.ts';
export * from './places.ts';
export * from './play.ts';
export * from './playthrough.ts';
export * from './random.ts';
export * from './record.ts';
export * from './refusals.ts';
export * from './replay.ts';
export * from './revisions.ts';
export * from './schema.ts';
export * from './scores.ts';
export * from './starting.ts';
