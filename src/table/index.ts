/** A record with seats. So far: the chance that a table deals from. */
export * from './chance.ts';
