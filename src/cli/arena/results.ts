import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { UsageError } from '../command.ts';
import type { Contest } from './match.ts';
import type { Block } from './statistics.ts';

/** The deals of a contest in a file: its first line describes the contest, each of the others is a deal. */
export interface Results {
  readonly known: ReadonlyMap<number, Block>;
  keep(deal: number, block: Block): void;
}

/** Opens the file of a contest, or begins it. A file of another contest is an error. */
export function openResults(file: string, contest: Contest): Results {
  const heading = JSON.stringify(contest);
  if (!existsSync(file)) writeFileSync(file, `${heading}\n`);
  const [first, ...lines] = readFileSync(file, 'utf8').split('\n');
  if (first !== heading) throw new UsageError(`${file} has the results of another contest: ${first}`);
  const known = new Map<number, Block>();
  // The last line is empty, or was cut off in the middle of writing.
  const cut = lines.pop();
  for (const line of lines) {
    const { deal, ...block } = JSON.parse(line) as Block & { readonly deal: number };
    known.set(deal, block);
  }
  if (cut) writeFileSync(file, `${[heading, ...lines].join('\n')}\n`);
  return { known, keep: (deal, block) => appendFileSync(file, `${JSON.stringify({ deal, ...block })}\n`) };
}
