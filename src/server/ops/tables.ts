// Checks, repairs or drops tables: check, repair ID FILE, or drop ID. Run by `cli table`; the environment names the database.
import { writeFileSync } from 'node:fs';
import { earlierRules, games as newest } from '../../games/index.ts';
import type { EventStore, TableRow } from '../store/index.ts';
import { type Damage, examine, repair } from '../tables/examine.ts';
import { runOn } from './database.ts';

const games = [...newest, ...earlierRules];
const [action = '', id = '', file = ''] = process.argv.slice(2);

async function find(store: EventStore): Promise<TableRow> {
  const row = await store.findTable(id);
  if (!row) throw new Error(`there is no table ${id}`);
  return row;
}

async function check(store: EventStore): Promise<{ tables: number; damaged: Damage[] }> {
  const listed = await store.listAll();
  const damaged: Damage[] = [];
  for (const table of listed) {
    const row = await store.findTable(table.id);
    const damage = row && (await examine(store, games, row));
    if (damage) damaged.push(damage);
  }
  return { tables: listed.length, damaged };
}

async function mend(store: EventStore): Promise<object> {
  const row = await find(store);
  const damage = await examine(store, games, row);
  if (!damage) throw new Error(`table ${id} is not damaged`);
  let cut = 0;
  await repair(store, games, row, damage, lines => {
    cut = lines.length;
    writeFileSync(file, lines.map(line => `${JSON.stringify(line)}\n`).join(''), { mode: 0o600, flag: 'wx' });
  });
  return { table: id, kept: damage.lines, cut, file };
}

async function drop(store: EventStore): Promise<object> {
  await find(store);
  await store.dropTable(id);
  return { table: id };
}

await runOn(action === 'check' ? check : action === 'repair' ? mend : drop);
