import type { Done, PlayerId } from '../../table/index.ts';
import type { House } from '../house.ts';
import { denial, problem, Refused, refuse } from '../problems.ts';
import type { CommandFrame } from '../schemas.ts';
import type { Held } from './held.ts';

/** The one who asks, if it is somebody. */
export const known = async (house: House, player: PlayerId | undefined): Promise<PlayerId> =>
  (await house.people.known(player)) ?? refuse(401, 'nobody', 'Say who you are first: POST /api/people.');

/** A table that this person may see. One that may not be seen is not told apart from one that is not there. */
export async function tableFor(house: House, player: PlayerId | undefined, id: string): Promise<Held> {
  const held = await house.tables.find(id);
  if (held && (await house.tables.mayEnter(held, player))) return held;
  return refuse(404, 'no-such-table', 'There is no such table, or it needs an invitation.');
}

/** Carries out a command, however it came in. */
export async function carryOut(
  house: House,
  player: PlayerId | undefined,
  table: string,
  { id, command }: { id: string; command: CommandFrame },
): Promise<Done> {
  const begun = performance.now();
  const count = (outcome: string): void =>
    house.metrics.command(command.kind, outcome, (performance.now() - begun) / 1000);
  try {
    const by = await known(house, player);
    if (!house.limiters.commands.take(by)) tooFast();
    const held = await tableFor(house, by, table);
    const outcome =
      command.kind === 'rematch'
        ? await house.tables.rematch(held, by, id)
        : await house.tables.command(held, by, id, command);
    if (!outcome.ok) throw new Refused(denial(outcome));
    const { kind, line, ply } = outcome;
    count('done');
    return { kind, id, table, line, ply };
  } catch (error) {
    count(error instanceof Refused ? error.problem.code : 'fault');
    throw error;
  }
}

/** Says something at a table: those who sit there may. */
export async function say(house: House, player: PlayerId | undefined, table: string, text: string): Promise<number> {
  const by = await known(house, player);
  if (!house.limiters.chat.take(by)) tooFast();
  const held = await tableFor(house, by, table);
  if (held.sitting.seatOf(by) === null) refuse(403, 'not-seated', 'Only those who sit at the table may speak.');
  return house.hub.say(held, by, text, house.world.now());
}

export function tooFast(): never {
  throw new Refused(problem(429, 'too-fast', 'That was too fast: wait a moment.'));
}
