import { digest, NOBODY, type Problem, type Reading, readRecord, replay } from '../../kernel/index.ts';
import { webGame } from '../games/index.ts';
import { type KeptGame, keepGame } from '../local/keeping.ts';

/** Reads and replays the text of a record. Every problem names its line. */
export async function checkRecord(text: string): Promise<Reading<KeptGame>> {
  const read = readRecord(text);
  if (!read.ok) return read;
  const { header, entries, comments, ending } = read.value;
  const known = webGame(header.game);
  if (!known) return fail({ path: 'line 1', message: `game is ${JSON.stringify(header.game)}, not one of those here` });
  const { game } = await known.ui();
  const played = replay(game, read.value);
  if (!played.ok) return played;
  return {
    ok: true,
    value: {
      // The same record comes to the same place, however often it is read.
      id: `r${digest({ record: text.trim() })}`,
      game: header.game,
      revision: header.revision,
      options: game.options(played.value.state),
      seats: header.seats.map(name => ({ name })),
      seed: '',
      entries,
      ...(comments && { comments }),
      over: game.actor(played.value.state) === NOBODY,
      changed: Date.now(),
      imported: { header, ...(ending && { ending }) },
    },
  };
}

const fail = (problem: Problem): Reading<never> => ({ ok: false, problems: [problem] });

/** Keeps the game of a record on this device and returns where it can be looked at. */
export async function importRecord(text: string): Promise<Reading<string>> {
  const checked = await checkRecord(text);
  if (!checked.ok) return checked;
  await keepGame(checked.value);
  return { ok: true, value: `/replay/${checked.value.id}` };
}

/** The number of the line that a problem is about. */
export const findLine = ({ path }: Problem): number => Number(/^line (\d+)/.exec(path)?.[1] ?? 1);

/** Where a line begins and ends in a text. */
export function lineRange(text: string, line: number): readonly [from: number, to: number] {
  const lines = text.split('\n');
  const from = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0);
  return [Math.min(from, text.length), Math.min(from + (lines[line - 1]?.length ?? 0), text.length)];
}
