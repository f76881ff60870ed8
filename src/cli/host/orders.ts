import { isIP } from 'node:net';
import { text } from 'node:stream/consumers';
import { type Terminal, UsageError, wholeNumber } from '../command.ts';

/** An order of the host, as the server's code reads it. */
export interface Order {
  readonly action: string;
  readonly [detail: string]: string | number | boolean;
}

export interface OrderOptions {
  readonly limit?: string;
  readonly confirm?: string;
  readonly days?: string;
  readonly hours?: string;
  readonly widen?: boolean;
  readonly off?: boolean;
  readonly en?: string;
  readonly fr?: string;
}

const USUAL_LIMIT = 50;
const DAY_HOURS = 24;
const MOST_DAYS = 3650;
const MOST_TEXT = 1000;
const LEAST_PASSWORD = 6;
const MOST_PASSWORD = 200;

/** What each action is called with, besides options. */
const ACTIONS: { readonly [action: string]: readonly string[] } = {
  show: [],
  tables: [],
  people: [],
  log: [],
  chat: ['TABLE'],
  unsay: ['TABLE', 'N'],
  close: ['TABLE'],
  delete: ['TABLE'],
  ban: ['PERSON or ADDRESS'],
  bans: [],
  unban: ['BAN'],
  club: [],
  welcome: [],
  registration: ['open or closed'],
};

/** Reads an order from the command line; a password comes from standard input, so that it is in no list of processes. */
export async function readOrder(given: readonly string[], options: OrderOptions, terminal: Terminal): Promise<Order> {
  const [action = '', ...args] = given;
  const expected = Object.hasOwn(ACTIONS, action) ? ACTIONS[action] : undefined;
  if (!expected) throw new UsageError(`expected an action: ${Object.keys(ACTIONS).join(', ')}`);
  if (args.length !== expected.length) throw new UsageError(`expected ${['cli host', action, ...expected].join(' ')}`);
  const [first = '', second = ''] = args;
  switch (action) {
    case 'tables':
    case 'people':
    case 'log':
      return { action, limit: readLimit(options) };
    case 'chat':
      return { action, table: first, limit: readLimit(options) };
    case 'unsay':
      return { action, table: first, n: wholeNumber(second, 'N', 0) };
    case 'close':
      return { action, table: first };
    case 'delete':
      if (options.confirm !== first) throw new UsageError(`to delete it permanently, add --confirm ${first}`);
      return { action, table: first };
    case 'ban':
      return readBan(first, options);
    case 'unban':
      return { action, ban: first };
    case 'club':
      return options.off ? { action } : { action, password: await readPassword(terminal) };
    case 'welcome':
      return readWelcome(options);
    case 'registration':
      if (first !== 'open' && first !== 'closed') throw new UsageError(`expected open or closed; got ${first}`);
      return { action, isOpen: first === 'open' };
    default:
      return { action };
  }
}

const readLimit = ({ limit }: OrderOptions): number => wholeNumber(limit, '--limit', USUAL_LIMIT, 1);

function readBan(target: string, { days, hours, widen = false }: OrderOptions): Order {
  if ((days === undefined) === (hours === undefined))
    throw new UsageError('say for how long: either --days N or --hours N');
  const length =
    days === undefined ? wholeNumber(hours, '--hours', 0, 1) : wholeNumber(days, '--days', 0, 1) * DAY_HOURS;
  if (length > MOST_DAYS * DAY_HOURS) throw new UsageError(`a ban lasts ${MOST_DAYS} days at most`);
  const kind = isIP(target) > 0 ? 'address' : 'person';
  if (kind === 'person' && /[.:]/.test(target))
    throw new UsageError(`${target} is neither an address such as 203.0.113.7 nor the id of a person`);
  if (widen && kind === 'address') throw new UsageError('--widen goes with a person, not with an address');
  return { action: 'ban', kind, target, hours: length, widens: widen };
}

function readWelcome({ en, fr }: OrderOptions): Order {
  if (en === undefined && fr === undefined) throw new UsageError('give a text: --en TEXT, --fr TEXT or both');
  for (const given of [en, fr])
    if (given !== undefined && given.length > MOST_TEXT)
      throw new UsageError(`a welcome text has ${MOST_TEXT} characters at most`);
  return { action: 'welcome', ...(en !== undefined && { en }), ...(fr !== undefined && { fr }) };
}

async function readPassword(terminal: Terminal): Promise<string> {
  if (terminal.interactive) terminal.tell('Type the club password, then press Enter and Ctrl-D:\n');
  const [password = ''] = (await text(terminal.input)).split('\n');
  const { length } = password.trim();
  if (length < LEAST_PASSWORD || length > MOST_PASSWORD)
    throw new UsageError(`a club password has ${LEAST_PASSWORD} to ${MOST_PASSWORD} characters`);
  return password.trim();
}
