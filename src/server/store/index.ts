/** Storage of tables and people: one port, two databases. */
export * from './hostPort.ts';
export * from './keepPort.ts';
export * from './noticePort.ts';
export * from './port.ts';
export { openPostgres } from './postgres.ts';
export { openSqlite } from './sqlite.ts';
