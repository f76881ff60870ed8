import { type AnyGame, findProblems, integer } from '../kernel/index.ts';
import type { Retention } from './clock/retention.ts';
import type { MailSettings } from './outgoing/mail.ts';

/** The settings of this server, from the environment. The README lists every variable. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly games: readonly AnyGame[];
  /** A folder with maps of China to offer. */
  readonly mapsFolder: string | undefined;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly publicUrl: string | undefined;
  readonly secret: string | undefined;
  readonly behindProxy: boolean;
  readonly limited: boolean;
  readonly metricsToken: string | undefined;
  readonly retention: Retention;
  readonly logLevel: string;
  readonly mail: MailSettings | undefined;
  /** Whether notices may go to private addresses, and over plain HTTP to this machine. */
  readonly allowPrivateTargets: boolean;
}

/** An invalid setting: reported in one sentence, and the server does not start. */
export class WrongSetting extends Error {}

const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'];
const LEAST_SECRET = 32;
const MOST_DAYS = 36_500;

export function readSettings(env: NodeJS.ProcessEnv, all: readonly AnyGame[]): Settings {
  const databaseUrl = readUrl('DATABASE_URL', env.DATABASE_URL, ['postgres', 'postgresql']);
  const secret = env.SECRET || undefined;
  if (secret !== undefined && secret.length < LEAST_SECRET)
    throw new WrongSetting(`SECRET is too short: use at least ${LEAST_SECRET} random characters.`);
  if (databaseUrl !== undefined && secret === undefined)
    throw new WrongSetting('DATABASE_URL also needs SECRET, the same for every process: it signs guests’ cookies.');
  const publicUrl = readUrl('PUBLIC_URL', env.PUBLIC_URL, ['https', 'http']);
  return {
    port: readPort(env.PORT || '8080'),
    host: env.HOST || '127.0.0.1',
    games: readGames(env.GAMES, all),
    mapsFolder: env.MAPS || undefined,
    dataDir: env.DATA_DIR || 'data',
    databaseUrl,
    publicUrl,
    secret,
    behindProxy: readSwitch('TRUST_PROXY', env.TRUST_PROXY, false),
    limited: readSwitch('RATE_LIMITS', env.RATE_LIMITS, true),
    metricsToken: env.METRICS_TOKEN || undefined,
    retention: {
      unstartedDays: readDays('UNSTARTED_DAYS', env.UNSTARTED_DAYS || '7'),
      abandonedDays: readDays('ABANDONED_DAYS', env.ABANDONED_DAYS || '30'),
    },
    logLevel: readChoice('LOG_LEVEL', env.LOG_LEVEL || 'info', LOG_LEVELS),
    mail: readMail(env, publicUrl),
    allowPrivateTargets: readSwitch('ALLOW_PRIVATE_TARGETS', env.ALLOW_PRIVATE_TARGETS, false),
  };
}

/** E-mail has links, so it needs the address of this server. */
function readMail(env: NodeJS.ProcessEnv, publicUrl: string | undefined): MailSettings | undefined {
  const url = readUrl('SMTP_URL', env.SMTP_URL, ['smtp', 'smtps']);
  if (url === undefined) return undefined;
  if (!env.MAIL_FROM?.includes('@'))
    throw new WrongSetting('SMTP_URL also needs MAIL_FROM, the address e-mail comes from.');
  if (publicUrl === undefined)
    throw new WrongSetting('SMTP_URL also needs PUBLIC_URL: e-mail has links to this server.');
  return { url, from: env.MAIL_FROM };
}

function readDays(name: string, given: string): number {
  const days = Number(given);
  const [problem] = findProblems(integer(0, MOST_DAYS), days);
  if (problem) throw new WrongSetting(`${name}=${given} is not a number of days: use a whole number, or 0 for never.`);
  return days;
}

function readPort(given: string): number {
  const port = Number(given);
  const [problem] = findProblems(integer(0, 65_535), port);
  if (problem) throw new WrongSetting(`PORT=${given} is not a valid port: use a whole number from 0 to 65535.`);
  return port;
}

/** Reads a URL with one of the given schemes. It may contain a password, so messages do not repeat it. */
function readUrl(name: string, given: string | undefined, schemes: readonly string[]): string | undefined {
  if (!given) return undefined;
  if (!URL.canParse(given) || !schemes.includes(new URL(given).protocol.slice(0, -1)))
    throw new WrongSetting(
      `${name} is not a valid URL: it must start with ${schemes.map(scheme => `${scheme}://`).join(' or ')}`,
    );
  return given;
}

const readSwitch = (name: string, given: string | undefined, usual: boolean): boolean =>
  given ? readChoice(name, given, ['on', 'off']) === 'on' : usual;

function readChoice(name: string, given: string, choices: readonly string[]): string {
  if (!choices.includes(given)) throw new WrongSetting(`${name}=${given} is not one of ${choices.join(', ')}.`);
  return given;
}

/** All games, or those listed in GAMES, e.g. `GAMES=china,medina`. */
function readGames(given: string | undefined, all: readonly AnyGame[]): readonly AnyGame[] {
  if (given === undefined || given.trim() === '') return all;
  const wanted = given.split(',').map(name => name.trim());
  const unknown = wanted.find(name => !all.some(({ id }) => id === name));
  const known = all.map(({ id }) => id).join(', ');
  if (unknown !== undefined) throw new WrongSetting(`GAMES contains ${unknown}, which isn’t a game; games: ${known}.`);
  return all.filter(({ id }) => wanted.includes(id));
}
