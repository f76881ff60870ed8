import type { JsonObject, Reading } from './contract.ts';

/** A record cut into lines, of whatever format its header names. */
export interface RawRecord {
  readonly header: JsonObject;
  readonly lines: readonly string[];
  readonly ending?: JsonObject;
}

/** Lifts a record from one format to the next. */
export type Migration = (record: RawRecord) => RawRecord;

/** The migration at index n lifts format n + 1 to format n + 2. Add to the end; never change one that was released. */
const MIGRATIONS: readonly Migration[] = [];

export const FORMAT = MIGRATIONS.length + 1;

/** Brings a record to the newest format. */
export function migrate(record: RawRecord, migrations: readonly Migration[] = MIGRATIONS): Reading<RawRecord> {
  const newest = migrations.length + 1;
  const { format } = record.header;
  if (typeof format !== 'number' || !Number.isInteger(format) || format < 1) {
    return refuse(`is ${JSON.stringify(format)}, but must be a whole number from 1 to ${newest}`);
  }
  if (format > newest) return refuse(`is ${format}, newer than ${newest}, the newest known here: update to read this`);
  let current = record;
  for (let from = format; from < newest; from++) {
    const lifted = migrations[from - 1]!(current);
    current = { ...lifted, header: { ...lifted.header, format: from + 1 } };
  }
  return { ok: true, value: current };
}

const refuse = (message: string): Reading<never> => ({ ok: false, problems: [{ path: 'line 1.format', message }] });
