import { type Command, parseWithIds } from '../command.ts';
import { runOnDatabase } from '../database.ts';
import { describe } from '../host/describe.ts';
import { readOrder } from '../host/orders.ts';

export const host: Command = {
  summary: 'look after a server: tables, people, messages, bans, who may come in',
  help: `usage: cli host ACTION … [--data FOLDER] [--json]

Works while the server runs, and also while it doesn’t; a running server acts on it within about a second. Uses
DATABASE_URL if it is set.

  show                          what is set: welcome text, club password, registration, bans
  tables | people | log         the newest first; --limit N (default: 50). The log says what was done here
  chat TABLE                    the last messages of a table, with their numbers
  unsay TABLE N                 delete a message
  close TABLE                   end a table: it is kept, with the record of a game that had begun
  delete TABLE --confirm TABLE  delete a table and everything that belongs to it
  ban PERSON | ADDRESS          --days N or --hours N; an IPv6 address stands for its /64 network. They are out at once.
                                With --widen, addresses that the person comes from are banned as well
  bans | unban BAN              list bans; lift one, with the addresses that it was widened to
  club                          read a club password from standard input; club --off removes it
  welcome --en TEXT --fr TEXT   what the first page says; an empty text removes it
  registration open | closed    whether new guests may come in

  --data   the server’s DATA_DIR (default: data)
  --json   print one JSON object`,
  async run(args, terminal) {
    const { values, positionals } = parseWithIds(args, OPTIONS);
    const order = await readOrder(positionals, values, terminal);
    const work = { script: 'host', input: JSON.stringify(order), data: values.data ?? 'data' };
    const answer = await runOnDatabase(work, terminal);
    if (answer === undefined) return 1;
    await terminal.print(values.json ? answer : describe(order.action, JSON.parse(answer)));
    return 0;
  },
};

const OPTIONS = {
  data: { type: 'string' },
  json: { type: 'boolean' },
  limit: { type: 'string' },
  confirm: { type: 'string' },
  days: { type: 'string' },
  hours: { type: 'string' },
  widen: { type: 'boolean' },
  off: { type: 'boolean' },
  en: { type: 'string' },
  fr: { type: 'string' },
} as const;
