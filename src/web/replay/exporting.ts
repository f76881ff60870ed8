import type { GameRecord } from '../../kernel/index.ts';
import { writeRecord } from '../../kernel/index.ts';
import { copyText } from '../sharing.ts';

/** A record as a file that tells its game and its day. */
export const toFile = (record: GameRecord, changed: number): File =>
  new File([writeRecord(record)], `${record.header.game}-${new Date(changed).toISOString().slice(0, 10)}.txt`, {
    type: 'text/plain',
  });

export function download(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

export const copy = (record: GameRecord): Promise<boolean> => copyText(writeRecord(record));
