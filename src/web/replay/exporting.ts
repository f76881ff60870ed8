import type { GameRecord } from '../../kernel/index.ts';
import { writeRecord } from '../../kernel/index.ts';

/** Offers a record as a file. */
export function download(record: GameRecord, changed: number): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([writeRecord(record)], { type: 'text/plain' }));
  link.download = `${record.header.game}-${new Date(changed).toISOString().slice(0, 10)}.txt`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Copies a record to the clipboard. Pages that are not served securely have only the old way. */
export async function copy(record: GameRecord): Promise<boolean> {
  const text = writeRecord(record);
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = document.createElement('textarea');
    area.value = text;
    document.body.append(area);
    area.select();
    const copied = document.execCommand('copy');
    area.remove();
    return copied;
  }
}
