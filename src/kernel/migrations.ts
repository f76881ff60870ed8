import type { JsonObject, Reading } from './contract.ts';
import { findProblems, integer } from './schema.ts';

const PATH = 'line 1.format';

/** A record split into lines, in any format so far. */
export interface RawRecord {
  readonly header: JsonObject;
  readonly lines: readonly string[];
  readonly ending?: JsonObject;
}

/** Upgrades a record from one format to the next. */
export type Migration = (record: RawRecord) => RawRecord;

/** The migration at index n upgrades format n + 1 to n + 2. Add to the end; never change a released one. */
const MIGRATIONS: readonly Migration[] = [];

export const FORMAT = MIGRATIONS.length + 1;

/** Upgrades a record to the newest format. */
export function migrate(record: RawRecord, migrations: readonly Migration[] = MIGRATIONS): Reading<RawRecord> {
  const newest = migrations.length + 1;
  const { format } = record.header;
  if (Number.isInteger(format) && Number(format) > newest)
    return refuse(`is ${format}, newer than ${newest}, the newest known here: update to read this`);
  const problems = findProblems(integer(1, newest), format, PATH);
  if (problems.length > 0) return { ok: false, problems };
  let current = record;
  for (let from = Number(format); from < newest; from++) {
    const lifted = migrations[from - 1]!(current);
    current = { ...lifted, header: { ...lifted.header, format: from + 1 } };
  }
  return { ok: true, value: current };
}

const refuse = (message: string): Reading<never> => ({ ok: false, problems: [{ path: PATH, message }] });
