import { resolve } from 'node:path';
import { type Command, parseWithIds, UsageError } from '../command.ts';
import { runOnDatabase } from '../database.ts';

const USAGE = 'cli table check | repair ID | drop ID --confirm ID';

interface Checked {
  readonly tables: number;
  readonly damaged: readonly { table: string; game: string; lines: number; reason: string }[];
}

export const table: Command = {
  summary: 'find, repair or drop a server’s damaged tables',
  help: `usage: ${USAGE} [--data FOLDER] [--json]

Takes care of tables whose logs can’t be read, even while the server runs. Uses DATABASE_URL if it is set.

  check    list damaged tables and what is wrong with each; the exit code is 1 if there are any
  repair   cut a table’s log after the last readable line; the lines cut off are saved to a file
  drop     delete a table and everything that belongs to it, damaged or not; --confirm must repeat its id

  --data   the server’s DATA_DIR (default: data)
  --json   print one JSON object: {tables, damaged: [{table, game, lines, reason}]}; {table, kept, cut, file}; {table}`,
  async run(args, terminal) {
    const options = { data: { type: 'string' }, confirm: { type: 'string' }, json: { type: 'boolean' } } as const;
    const { values, positionals } = parseWithIds(args, options);
    const [action = '', id = '', ...more] = positionals;
    const known = ['check', 'repair', 'drop'].includes(action) && (action === 'check') === (id === '');
    if (!known || more.length > 0) throw new UsageError(`expected an action: ${USAGE}`);
    if (action === 'drop' && values.confirm !== id)
      throw new UsageError(`to delete it permanently, add --confirm ${id}`);
    const file = resolve(`table-${id}-cut.jsonl`);
    const work = { script: 'tables', args: [action, id, file], data: values.data ?? 'data' };
    const answer = await runOnDatabase(work, terminal);
    if (answer === undefined) return 1;
    await terminal.print(values.json ? answer : describe(action, answer));
    return action === 'check' && (JSON.parse(answer) as Checked).damaged.length > 0 ? 1 : 0;
  },
};

function describe(action: string, answer: string): string {
  if (action === 'check') {
    const { tables, damaged } = JSON.parse(answer) as Checked;
    const lines = damaged.map(({ table, game, reason }) => `${table}  ${game}  ${reason}\n`);
    return `${lines.join('')}${tables} tables, ${damaged.length} damaged\n`;
  }
  const { table, kept, cut, file } = JSON.parse(answer) as { table: string; kept: number; cut: number; file: string };
  if (action === 'drop') return `${table}: deleted\n`;
  return `${table}: ${kept} lines kept, ${cut} cut off and saved to ${file}\n`;
}
