interface Rules {
  readonly welcome: { readonly en: string | null; readonly fr: string | null };
  readonly club: boolean;
  readonly registration: string;
  readonly bans: number;
}

interface Answer extends Partial<Omit<Rules, 'bans'>> {
  readonly tables?: readonly {
    id: string;
    game: string;
    status: string;
    public: boolean;
    changedAt: number;
    people: readonly string[];
  }[];
  readonly people?: readonly { id: string; name: string; createdAt: number; usedAt?: number; tables: number }[];
  readonly messages?: readonly { n: number; at: number; player: string; name: string; text: string }[];
  readonly log?: readonly { n: number; at: number; action: string; target: string; detail: string }[];
  readonly bans?: number | readonly Ban[];
  readonly ban?: Ban | string;
  readonly table?: string;
  readonly n?: number;
}

interface Ban {
  readonly id: string;
  readonly kind: string;
  readonly target: string;
  readonly until: number;
  readonly widens: boolean;
}

const NO_NAME = '(no name)';

/** What the server's code answered, for people to read: one line each, the id first. */
export function describe(action: string, answer: Answer): string {
  const lines = describeLines(action, answer);
  return lines.length === 0 ? 'none\n' : lines.map(line => `${line}\n`).join('');
}

function describeLines(action: string, answer: Answer): string[] {
  const { tables, people, messages, log, ban, bans, table, n } = answer;
  if (tables)
    return tables.map(({ id, game, status, public: isPublic, changedAt, people }) =>
      [id, game, status, isPublic ? 'public' : 'private', writeTime(changedAt), people.join(', ')].join('  ').trimEnd(),
    );
  if (people)
    return people.map(({ id, name, createdAt, usedAt, tables }) =>
      [
        id,
        name || NO_NAME,
        `${tables} ${tables === 1 ? 'table' : 'tables'}`,
        `since ${writeTime(createdAt)}`,
        ...(usedAt === undefined ? [] : [`last here ${writeTime(usedAt)}`]),
      ].join('  '),
    );
  if (messages)
    return messages.map(({ n, at, player, name, text }) =>
      [n, writeTime(at), player, `${name || NO_NAME}: ${text.replaceAll('\n', ' ↵ ')}`].join('  '),
    );
  if (log)
    return log.map(({ n, at, action, target, detail }) =>
      [n, writeTime(at), action, target, detail].filter(part => part !== '').join('  '),
    );
  if (typeof bans === 'object') return bans.map(writeBan);
  if (typeof ban === 'object') return [`banned: ${writeBan(ban)}`];
  if (typeof ban === 'string') return [`${ban}: lifted`];
  if (table !== undefined) return [`${table}: ${action === 'unsay' ? `message ${n} deleted` : `${action}d`}`];
  return describeRules(answer as Rules);
}

const writeBan = ({ id, kind, target, until, widens }: Ban): string =>
  `${id}  ${kind} ${target}  until ${writeTime(until)}${widens ? '  with addresses' : ''}`;

const describeRules = ({ welcome, club, registration, bans }: Rules): string[] => [
  `welcome in English: ${welcome.en ?? 'none'}`,
  `welcome in French: ${welcome.fr ?? 'none'}`,
  `club password: ${club ? 'yes' : 'no'}`,
  `registration: ${registration}`,
  `bans: ${bans}`,
];

const writeTime = (at: number): string =>
  new Date(at)
    .toISOString()
    .replace(/:\d\d\.\d+Z$/, ' UTC')
    .replace('T', ' ');
