import { type Actor, DEALER, type JsonObject, type Problem, type Reading } from './contract.ts';
import { migrate, type RawRecord } from './migrations.ts';
import { type Described, findProblems, integer, isObject, list, mapping, object, text } from './schema.ts';

const hex = (digits: number) => text(digits, { pattern: `^[0-9a-f]{${digits}}$` });

/**
 * How draws follow from the seed if people's devices contributed (docs/fair-chance.md): the contributions by place before
 * the start, empty if there is none; the order of seats if it was drawn; and the start of each epoch, as entry and number.
 */
const chanceSchema = object(
  { version: integer(2, 2), contributions: list(text(64, { pattern: '^([0-9a-f]{64})?$' }), 1, 16) },
  { order: list(integer(0, 15), 1, 16), epochs: list(list(integer(0, 1e12), 2, 2), 0, 10_000) },
);

const headerSchema = object(
  {
    format: integer(1, 1_000_000),
    game: text(40),
    revision: integer(1, 1_000_000),
    options: mapping({}),
    seats: list(text(80), 1, 16),
  },
  { commitment: hex(64), chance: chanceSchema },
);
const endingSchema = object({ scores: list(integer(-1e6, 1e6), 1, 16), digest: hex(16) }, { seed: hex(64) });

export type Header = Omit<Described<typeof headerSchema>, 'options'> & { readonly options: JsonObject };

/** A move and its actor, or a take-back: the moves from ply `to` on are no longer part of the game. */
export type Entry =
  | { readonly kind: 'move'; readonly actor: Actor; readonly text: string }
  | { readonly kind: 'back'; readonly to: number };

/** The result of a finished game, with the seed of its draws once that is public. */
export type Ending = Described<typeof endingSchema>;

/** What somebody wrote about a position: the one after so many entries. It changes nothing in the game. */
export interface RecordComment {
  readonly entries: number;
  readonly text: string;
}

/** Everything that happened in a game. */
export interface GameRecord {
  readonly header: Header;
  readonly entries: readonly Entry[];
  readonly comments?: readonly RecordComment[];
  readonly ending?: Ending;
}

/** Line numbers count from 1; the header is line 1. */
export const lineOfEntry = (index: number): number => index + 2;

export const writeHeader = (header: Header): string => `${JSON.stringify(header)}\n`;

export const writeEntry = (entry: Entry): string =>
  entry.kind === 'back' ? `back ${entry.to}\n` : `${entry.actor === DEALER ? '*' : entry.actor} ${entry.text}\n`;

export const writeEnding = (ending: Ending): string => `${JSON.stringify(ending)}\n`;

const writeComment = ({ entries, text }: RecordComment): string => `# ${entries} ${text}\n`;

export const writeRecord = ({ header, entries, comments = [], ending }: GameRecord): string =>
  writeHeader(header) +
  entries.map(writeEntry).join('') +
  comments.map(writeComment).join('') +
  (ending ? writeEnding(ending) : '');

/** Reads the text of a record in any format so far. Every problem names its line. */
export function readRecord(source: string): Reading<GameRecord> {
  const raw = readLines(source);
  if (!raw.ok) return raw;
  const current = migrate(raw.value);
  if (!current.ok) return current;
  const { header, lines: all, ending } = current.value;
  const problems: Problem[] = findProblems(headerSchema, header, 'line 1');
  // Comments come after all moves, so that the numbers of their lines do not depend on them.
  const lines = all.slice(0, all.findLastIndex(line => !line.startsWith('#')) + 1);
  const comments = all.slice(lines.length).map((line, index) => {
    const comment = readComment(line, lines.length);
    if (!comment)
      problems.push({
        path: `line ${lineOfEntry(lines.length + index)}`,
        message: `is ${JSON.stringify(line.slice(0, 60))}, but must be # and a number of moves and a comment`,
      });
    return comment;
  });
  const entries = lines.map((line, index) => {
    const entry = readEntry(line);
    if (!entry)
      problems.push({
        path: `line ${lineOfEntry(index)}`,
        message: `is ${JSON.stringify(line.slice(0, 60))}, but must be a seat number or * and a move, or back and a ply`,
      });
    return entry;
  });
  const wrong = ending ? findProblems(endingSchema, ending, `line ${lineOfEntry(all.length)}`) : [];
  for (const problem of wrong) problems.push(problem);
  if (problems.length > 0) return { ok: false, problems };
  return {
    ok: true,
    value: {
      header: header as unknown as Header,
      entries: entries as Entry[],
      ...(comments.length > 0 && { comments: comments as RecordComment[] }),
      ...(ending && { ending: ending as unknown as Ending }),
    },
  };
}

function readEntry(line: string): Entry | undefined {
  const match = /^(?:back (\d{1,6})|(\*|\d{1,2}) ([!-~][ -~]{0,999}))$/.exec(line);
  if (!match) return undefined;
  const [, to, actor, move] = match;
  if (to !== undefined) return { kind: 'back', to: Number(to) };
  return { kind: 'move', actor: actor === '*' ? DEALER : Number(actor), text: move! };
}

function readComment(line: string, entries: number): RecordComment | undefined {
  const match = /^# (\d{1,6}) (\S[^\p{Cc}\u2028\u2029]{0,999})$/u.exec(line);
  return match && Number(match[1]) <= entries ? { entries: Number(match[1]), text: match[2]! } : undefined;
}

function readLines(source: string): Reading<RawRecord> {
  const lines = source.split(/\r?\n/);
  if (lines.at(-1) === '') lines.pop();
  const header = readObject(lines[0] ?? '');
  if (!header) return failed('line 1', 'must be a JSON object: the header of a record');
  const last = lines.at(-1)!;
  const ending = lines.length > 1 && last.startsWith('{') ? readObject(last) : undefined;
  if (lines.length > 1 && last.startsWith('{') && !ending) {
    return failed(`line ${lines.length}`, 'starts like the last line of a finished game, but is not complete JSON');
  }
  return { ok: true, value: { header, lines: lines.slice(1, ending ? -1 : undefined), ...(ending && { ending }) } };
}

function readObject(line: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return isObject(value) ? (value as JsonObject) : undefined;
  } catch {
    return undefined;
  }
}

const failed = (path: string, message: string): Reading<never> => ({ ok: false, problems: [{ path, message }] });
