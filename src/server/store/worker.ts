// Runs in a worker thread: commits to a database file, so that waiting for the disk holds up nobody else.
import { parentPort, workerData } from 'node:worker_threads';
import { DatabaseSync } from '@photostructure/sqlite';
import { closeWhole, type Job, openWriter, prepareSqlite, type Result } from './sqliteWriter.ts';

export type WriterQuestion = readonly Job[] | 'close';
/** What came of the jobs, what SQLite said instead, or that the file is closed. */
export type WriterAnswer = { readonly results: readonly Result[] } | { readonly error: string } | 'closed';

const { file } = workerData as { file: string };
const db = new DatabaseSync(file, { timeout: 0 });
prepareSqlite(db);
const commit = openWriter(db);

parentPort?.on('message', (question: WriterQuestion) => {
  parentPort?.postMessage(answer(question));
  if (question === 'close') parentPort?.close();
});

function answer(question: WriterQuestion): WriterAnswer {
  try {
    if (question !== 'close') return { results: commit(question) };
    closeWhole(db);
    return 'closed';
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
