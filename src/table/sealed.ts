import { type AnyGame, type Ending, type GameRecord, type Header, toHeader, writeRecord } from '../kernel/index.ts';
import type { Seed } from './chance.ts';
import { type LogLine, listEntries, type TableSetup, unpackEntry } from './events.ts';

/** What of the record of a game that is over only its match knows: kept, the record is written without playing it again. */
export interface Sealed {
  readonly draws: Pick<Header, 'commitment' | 'chance'>;
  /** Without it the game was ended early. */
  readonly ending?: Omit<Ending, 'seed'>;
}

export function sealRecord({ header, ending }: GameRecord): Sealed {
  const { format: _, game: __, revision: ___, options: ____, seats: _____, ...draws } = header;
  return {
    draws,
    ...(ending && { ending: { scores: ending.scores, digest: ending.digest } }),
  };
}

/** A table that is over, as its log and what was kept describe it. */
export interface SealedTable {
  readonly game: AnyGame;
  readonly setup: Pick<TableSetup, 'options'>;
  readonly seed: Seed;
  readonly lines: readonly Pick<LogLine, 'event'>[];
  readonly sealed: Sealed;
}

/** The text of the record: the same that the table itself would write. */
export function writeSealed({ game, setup, seed, lines, sealed }: SealedTable, names: readonly string[]): string {
  const options = game.readOptions(setup.options);
  if (!options.ok) throw new Error('the options of a game that is over were read before');
  const { draws, ending } = sealed;
  return writeRecord({
    header: { ...toHeader(game, options.value, names), ...draws },
    entries: lines.flatMap(({ event }) => listEntries(event).map(unpackEntry)),
    ...(ending && { ending: { ...ending, seed } }),
  });
}
