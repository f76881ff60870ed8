import { join } from 'node:path';
import type { AnyGame } from '../../kernel/index.ts';
import { startCommit, startNow } from './load/build.ts';
import { LoadSite, type Subject, type Visits } from './load/site.ts';
import type { Bench, Result } from './result.ts';
import { newFolder, removeFolder } from './server/process.ts';
import { openBrowser } from './web/browser.ts';
import type { Visit } from './web/visit.ts';

/** The last commit before pages were made to load faster. */
const BEFORE = '1c2e3a7';
const ROUNDS = 3;
const FLOOR = 1.8;
const AIM = 2.2;

type Figure = keyof Visit;
interface Limit {
  readonly figure: Figure;
  readonly name: string;
  readonly unit: string;
  readonly limit: number;
  /** What it must not exceed, where it is the same on every machine. */
  readonly most?: number;
}

const SHIFT: Limit = { figure: 'shift', name: 'layout shift', unit: '', limit: 0.05, most: 0.05 };
const common: readonly Limit[] = [
  SHIFT,
  { figure: 'blocked', name: 'blocked', unit: 'ms', limit: 200 },
  { figure: 'longestTask', name: 'longest task', unit: 'ms', limit: 200 },
];
const transfer: readonly Limit[] = [
  { figure: 'kilobytes', name: 'transferred', unit: 'KB', limit: 300, most: 400 },
  { figure: 'requests', name: 'requests', unit: '', limit: 30, most: 30 },
];
const times = (usable: number, largestPaint: number): readonly Limit[] => [
  { figure: 'usable', name: 'usable', unit: 'ms', limit: usable },
  { figure: 'largestPaint', name: 'largest paint', unit: 'ms', limit: largestPaint },
];

const limitsOf = ({ name }: Subject, visit: 'first' | 'repeat'): readonly Limit[] => {
  if (visit === 'repeat') return [...times(1000, 1000), ...common];
  return [...(name === 'home' ? times(800, 2800) : times(2500, 2800)), ...transfer, ...common];
};

/** How long pages take on a slow line and with a slow processor, beside those of an earlier commit by turns. */
export const loadBench =
  (games: readonly AnyGame[], { before = BEFORE, rounds = ROUNDS }: { before?: string; rounds?: number } = {}): Bench =>
  async note => {
    const folder = newFolder();
    const browser = await openBrowser();
    const servers: LoadSite[] = [];
    try {
      note('building');
      const now = await LoadSite.open(browser, await startNow(join(folder, 'data')), games);
      servers.push(now);
      note(`building ${before}`);
      if (before !== 'none') servers.push(await LoadSite.open(browser, await startCommit(before, folder), games));
      const results: Result[] = [];
      for (const subject of now.subjects) {
        const told = (what: string): void => note(`${subject.name}: ${what}`);
        const seen = await visitByTurns(servers, subject.name, rounds, told);
        told('on a phone');
        results.push(...judgeVisits(subject, seen, await now.visit(subject.name, true)));
      }
      return results;
    } finally {
      await browser.close();
      await Promise.all(servers.map(server => server.close()));
      removeFolder(folder);
    }
  };

/** Visits of one page at every server by turns; for each server its visits. */
async function visitByTurns(
  servers: readonly LoadSite[],
  subject: string,
  rounds: number,
  note: (text: string) => void,
): Promise<readonly (readonly Visits[])[]> {
  const seen = servers.map(server => ({ server, visits: [] as Visits[] }));
  for (let round = 1; round <= rounds; round++)
    for (const { server, visits } of seen) {
      note(`round ${round} of ${rounds}`);
      visits.push(await server.visit(subject, false));
    }
  return seen.map(({ visits }) => visits);
}

/** The medians of what was seen, and how much it moved on a phone. */
function judgeVisits(subject: Subject, seen: readonly (readonly Visits[])[], phone: Visits): Result[] {
  return (['first', 'repeat'] as const).flatMap(visit => {
    const name = `${subject.name}, ${visit} visit`;
    const [now, before] = seen.map(visits => medians(visits.map(({ [visit]: one }) => one)));
    if (!now) return [];
    return [
      ...limitsOf(subject, visit).map(limit => judge(`${name}: ${limit.name}`, now, limit)),
      judge(`${name}: layout shift on a phone`, phone[visit], SHIFT),
      ...(before ? against(name, now, before, visit === 'first' && subject.name !== 'home') : []),
    ];
  });
}

/** Shifts and sizes are judged anywhere, times only where they are compared with others of the same run. */
function judge(name: string, visit: Visit, { figure, unit, limit, most }: Limit): Result {
  const value = Math.max(visit[figure], limit / 1000);
  const baseline = { name: 'limit', value: limit, unit };
  return {
    name,
    value,
    unit,
    baseline,
    ratio: limit / value,
    ...(most !== undefined && { floor: limit / most, aim: 1 }),
  };
}

const against = (name: string, now: Visit, before: Visit, isJudged: boolean): Result[] =>
  (['usable', 'largestPaint', 'kilobytes'] as const).map(figure => ({
    name: `${name}: ${figure}, against before`,
    value: now[figure],
    unit: figure === 'kilobytes' ? 'KB' : 'ms',
    baseline: { name: 'before', value: before[figure], unit: figure === 'kilobytes' ? 'KB' : 'ms' },
    ratio: before[figure] / now[figure],
    ...(isJudged && figure === 'usable' && { floor: FLOOR, aim: AIM }),
  }));

function medians(visits: readonly Visit[]): Visit {
  const median = (figure: Figure): number =>
    visits.map(visit => visit[figure]).toSorted((a, b) => a - b)[Math.floor(visits.length / 2)] ?? 0;
  return {
    usable: median('usable'),
    largestPaint: median('largestPaint'),
    shift: median('shift'),
    blocked: median('blocked'),
    longestTask: median('longestTask'),
    requests: median('requests'),
    kilobytes: median('kilobytes'),
  };
}
