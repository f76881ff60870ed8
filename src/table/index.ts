/** A record with seats: playing, taking back, what each seat sees; and the chance that a table deals from. */
export * from './chance.ts';
export * from './table.ts';
