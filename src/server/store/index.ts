/** Where tables and people are kept: one port, two databases. */
export * from './port.ts';
export { openPostgres } from './postgres.ts';
export { openSqlite } from './sqlite.ts';
