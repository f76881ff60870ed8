import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { AnyGame } from '../../kernel/index.ts';
import { UsageError } from '../command.ts';
import { ArenaGame, type Contest } from './match.ts';
import { interruptible } from './outside.ts';
import { isOutside } from './players.ts';
import type { Block } from './statistics.ts';

/** A message from a worker: a finished deal, or what an external program did wrong. */
type Report = { readonly deal: number; readonly block: Block } | { readonly fault: string };

/** A message to a worker: the number of a deal to play, or the order to close its players and exit. */
type Order = number | 'close';

/** How long workers may take to close their players, since one may be thinking. */
const CLOSING_MS = 5_000;

interface Work {
  readonly contest: Contest;
  /** The number of the next deal; nothing when all are played, or enough of them. */
  next(): number | undefined;
  keep(deal: number, block: Block): void;
}

/** What else is known about a contest. */
export interface Conditions {
  /** The number of the first deal. */
  readonly from?: number;
  /** Deals that were played before, by number. */
  readonly known?: ReadonlyMap<number, Block>;
  /** Is given every deal once it has been played. */
  keep?(deal: number, block: Block): void;
  /** Whether the deals so far say enough, so that the rest need not be played. */
  enough?(blocks: readonly Block[]): boolean;
}

/** Plays all deals, in this thread or in several workers, and returns them in order. `told` is called after each. */
export async function playAll(
  games: readonly AnyGame[],
  contest: Contest,
  deals: number,
  workers: number,
  told: (done: number) => void,
  { from = 0, known = new Map(), keep, enough }: Conditions = {},
): Promise<Block[]> {
  const played = new Map([...known].filter(([deal]) => deal >= from && deal < from + deals));
  const inOrder = (): Block[] => [...played].toSorted(([a], [b]) => a - b).map(([, block]) => block);
  let stopped = played.size > 0 && enough?.(inOrder()) === true;
  let deal = from;
  const work: Work = {
    contest,
    next() {
      while (played.has(deal)) deal++;
      return stopped || deal >= from + deals ? undefined : deal++;
    },
    keep(deal, block) {
      played.set(deal, block);
      keep?.(deal, block);
      told(played.size);
      stopped ||= enough?.(inOrder()) === true;
    },
  };
  const play = (interrupted?: Promise<never>): Promise<void> =>
    workers === 0 ? playHere(games, work, interrupted) : playInWorkers(Math.min(workers, deals), work, interrupted);
  await (usesPrograms(contest) ? interruptible(play) : play());
  return inOrder();
}

const usesPrograms = ({ a, b }: Contest): boolean => isOutside(a) || isOutside(b);

const createGame = (games: readonly AnyGame[], contest: Contest): ArenaGame =>
  new ArenaGame(games.find(({ id }) => id === contest.game)!, contest);

async function playHere(games: readonly AnyGame[], work: Work, interrupted?: Promise<never>): Promise<void> {
  const match = createGame(games, work.contest);
  const play = async (): Promise<void> => {
    for (let deal = work.next(); deal !== undefined; deal = work.next()) work.keep(deal, await match.block(deal));
  };
  try {
    await Promise.race([play(), ...(interrupted ? [interrupted] : [])]);
  } finally {
    match.close();
  }
}

/** Plays deals in workers; the first one that fails stops the contest. */
async function playInWorkers(count: number, work: Work, interrupted?: Promise<never>): Promise<void> {
  const team = Array.from(
    { length: count },
    () => new Worker(new URL(import.meta.url), { argv: ['arena'], workerData: work.contest }),
  );
  let over = false;
  const exits = team.map(worker => new Promise(resolve => worker.once('exit', resolve)));
  const give = (worker: Worker): Promise<void> =>
    new Promise((resolve, reject) => {
      const ask = (): void => {
        const deal = over ? undefined : work.next();
        if (deal === undefined) resolve();
        else worker.postMessage(deal satisfies Order);
      };
      worker.on('error', reject);
      worker.on('message', (report: Report) => {
        if ('fault' in report) {
          reject(new UsageError(report.fault));
          return;
        }
        work.keep(report.deal, report.block);
        ask();
      });
      ask();
    });
  try {
    await Promise.race([Promise.all(team.map(give)), ...(interrupted ? [interrupted] : [])]);
  } finally {
    over = true;
    if (usesPrograms(work.contest)) await closing(team, exits);
    await Promise.all(team.map(worker => worker.terminate()));
  }
}

/** Asks the workers to exit before they are terminated: only they can close their programs. */
async function closing(team: readonly Worker[], exits: readonly Promise<unknown>[]): Promise<void> {
  for (const worker of team) worker.postMessage('close' satisfies Order);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise(resolve => {
    timer = setTimeout(resolve, CLOSING_MS);
  });
  await Promise.race([Promise.all(exits), late]);
  clearTimeout(timer);
}

/** In a worker, plays the deals it is sent. Elsewhere returns at once. */
export function serveDeals(games: readonly AnyGame[]): Promise<void> | undefined {
  if (isMainThread || !parentPort) return undefined;
  const port = parentPort;
  const match = createGame(games, workerData as Contest);
  const play = async (deal: number): Promise<void> => {
    try {
      port.postMessage({ deal, block: await match.block(deal) } satisfies Report);
    } catch (error) {
      if (!(error instanceof UsageError)) {
        match.close();
        throw error;
      }
      port.postMessage({ fault: error.message } satisfies Report);
    }
  };
  return new Promise(() => {
    port.on('message', (order: Order) => {
      if (order !== 'close') {
        void play(order);
        return;
      }
      match.close();
      // In a worker, this ends only its thread.
      process.exit(0);
    });
  });
}
