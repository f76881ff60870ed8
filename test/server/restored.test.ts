// A database that was put back from a copy: draws that somebody may have seen must not come again (docs/fair-chance.md).
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openSqlite } from '../../src/server/store/index.ts';
import { newFolder } from '../folder.ts';
import { type Guest, openToyServer, twoAtTable } from './guest.ts';

const folder = newFolder();
const SECOND = 1000;

/** A server over a file whose clock stands before ours: what was restored now was restored after every line. */
const openOver = (file: string) =>
  openToyServer({
    store: openSqlite(file),
    environment: { now: () => Date.now() - 60 * SECOND, bytes: count => crypto.getRandomValues(new Uint8Array(count)) },
  });

const kinds = async (guest: Guest, table: string): Promise<string[]> =>
  (await guest.look(table)).news.map(({ kind }) => kind);

describe('a running game', () => {
  test('whose server stops and starts again stays in its epoch', async () => {
    const file = join(folder, 'same.db');
    const first = await openOver(file);
    const { ann, table } = await twoAtTable(first.url);
    await first.close();
    const second = await openOver(file);
    Object.assign(ann, { url: second.url });
    expect(await kinds(ann, table)).not.toContain('epoch');
    await second.close();
  });

  test('whose database is put back from an older copy begins a new epoch, once', async () => {
    const file = join(folder, 'copied.db');
    const first = await openOver(file);
    const { ann, table } = await twoAtTable(first.url);
    await first.close();
    copyFileSync(file, join(folder, 'copy.db'));
    const second = await openOver(file);
    Object.assign(ann, { url: second.url });
    await ann.playAny(table);
    await second.close();
    copyFileSync(join(folder, 'copy.db'), file);
    const third = await openOver(file);
    Object.assign(ann, { url: third.url });
    expect((await kinds(ann, table)).filter(kind => kind === 'epoch')).toHaveLength(1);
    await third.close();
    const fourth = await openOver(file);
    Object.assign(ann, { url: fourth.url });
    expect((await kinds(ann, table)).filter(kind => kind === 'epoch')).toHaveLength(1);
    await fourth.close();
  });
});
