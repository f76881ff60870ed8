import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { AnyGame } from '../../kernel/index.ts';
import { UsageError } from '../command.ts';
import { type Contest, Match } from './match.ts';
import type { Block } from './statistics.ts';

/** What a worker tells: a deal that was played, or what a program did that it was given. */
type Report = { readonly deal: number; readonly block: Block } | { readonly fault: string };

/** Plays all deals, in this thread or in several workers. `told` is called after each; the order of the result is that of the deals. */
export async function playAll(
  games: readonly AnyGame[],
  contest: Contest,
  deals: number,
  workers: number,
  told: (done: number) => void,
  from = 0,
): Promise<Block[]> {
  const blocks: Block[] = [];
  let done = 0;
  const keep = (deal: number, block: Block): void => {
    blocks[deal - from] = block;
    told(++done);
  };
  if (workers === 0) {
    const match = new Match(games.find(({ id }) => id === contest.game)!, contest);
    try {
      for (let deal = from; deal < from + deals; deal++) keep(deal, await match.block(deal));
    } finally {
      match.close();
    }
    return blocks;
  }
  let next = from;
  const runs = Array.from({ length: Math.min(workers, deals) }, async () => {
    const worker = new Worker(new URL(import.meta.url), { argv: ['arena'], workerData: contest });
    try {
      await new Promise<void>((resolve, reject) => {
        const ask = (): void => {
          if (next < from + deals) worker.postMessage(next++);
          else resolve();
        };
        worker.on('error', reject);
        worker.on('message', (report: Report) => {
          if ('fault' in report) {
            reject(new UsageError(report.fault));
            return;
          }
          keep(report.deal, report.block);
          ask();
        });
        ask();
      });
    } finally {
      await worker.terminate();
    }
  });
  await Promise.all(runs);
  return blocks;
}

/** In a worker: plays the deals it is told. Returns at once outside of one. */
export function serveDeals(games: readonly AnyGame[]): Promise<void> | undefined {
  if (isMainThread || !parentPort) return undefined;
  const port = parentPort;
  const contest = workerData as Contest;
  const match = new Match(games.find(({ id }) => id === contest.game)!, contest);
  return new Promise(() => {
    port.on('message', (deal: number) => {
      match.block(deal).then(
        block => port.postMessage({ deal, block } satisfies Report),
        error => {
          if (!(error instanceof UsageError)) throw error;
          port.postMessage({ fault: error.message } satisfies Report);
        },
      );
    });
  });
}
