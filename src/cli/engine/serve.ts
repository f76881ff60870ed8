import { answer, refusal } from './answer.ts';
import { LONGEST_LINE, readLines } from './lines.ts';
import type { Library } from './protocol.ts';
import { Session } from './session.ts';

/** Answers every line of input with one line, until end of input. Ignores blank lines. */
export async function serve(
  library: Library,
  input: AsyncIterable<Uint8Array>,
  write: (line: string) => Promise<void>,
): Promise<void> {
  const session = new Session(library);
  for await (const line of readLines(input)) {
    if (line?.trim() === '') continue;
    const reply =
      line === undefined
        ? refusal(null, { code: 'too-long', message: `A request can be at most ${LONGEST_LINE} bytes long.` })
        : answer(session, line);
    await write(`${JSON.stringify(reply)}\n`);
  }
}
