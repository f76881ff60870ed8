/** The longest request in UTF-8 bytes. Longer lines are skipped, so memory stays bounded. */
export const LONGEST_LINE = 8 * 1024 * 1024;

const NEWLINE = 10;

/** Splits a byte stream into lines; yields `undefined` for a line that is too long. The last line needs no newline. */
export async function* readLines(
  input: AsyncIterable<Uint8Array>,
  longest = LONGEST_LINE,
): AsyncGenerator<string | undefined> {
  let parts: Uint8Array[] = [];
  let length = 0;
  const finish = (): string | undefined => {
    const line = length > longest ? undefined : Buffer.concat(parts).toString('utf8');
    parts = [];
    length = 0;
    return line;
  };
  const keep = (part: Uint8Array): void => {
    length += part.length;
    if (length > longest) parts = [];
    else parts.push(part);
  };
  for await (const chunk of input) {
    let from = 0;
    for (let to = chunk.indexOf(NEWLINE); to >= 0; to = chunk.indexOf(NEWLINE, from)) {
      keep(chunk.subarray(from, to));
      yield finish();
      from = to + 1;
    }
    if (from < chunk.length) keep(chunk.subarray(from));
  }
  if (length > 0) yield finish();
}
