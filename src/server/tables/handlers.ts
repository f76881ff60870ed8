import type { CommandFrame, Done } from '../../api/index.ts';
import type { JsonObject } from '../../kernel/index.ts';
import { changesOptions, type PlayerId } from '../../table/index.ts';
import type { Signed } from '../people/signing.ts';
import { problemDocument, RejectionError, reject, rejectionDocument } from '../rejections.ts';
import type { Services } from '../services.ts';
import type { LoadedTable } from './loaded.ts';
import { endWithoutRules } from './otherRevision.ts';
import { openRematch } from './rematch.ts';
import { tryOptions } from './trying.ts';
import { OtherRevision, UnreadableTable } from './unreadable.ts';

const UNREADABLE = {
  'damaged-table': 'This table is damaged. It’s kept, and the server’s operator can repair it.',
  'other-revision': 'The rules have changed since this game started. It’s kept, and its host can end it.',
};

/** The sender of a request, who must be known. */
export const requirePlayer = async (
  services: Services,
  token: Signed | undefined,
  address?: string,
): Promise<PlayerId> =>
  (await services.people.findKnown(token, address)) ?? reject(401, 'nobody', 'Sign in first: POST /api/people.');

/** Whoever sits at a table has a name; watching needs none. */
export async function requireName({ people }: Services, player: PlayerId): Promise<void> {
  if (!(await people.findNames([player])).get(player)) reject(403, 'nameless', 'Say your name first: PATCH /api/me.');
}

/** A table that this person may see. One they may not see looks the same as one that doesn't exist. */
export async function tableFor(services: Services, player: PlayerId | undefined, id: string): Promise<LoadedTable> {
  const loaded = await services.tables.find(id).catch(async error => {
    if (!(error instanceof UnreadableTable)) throw error;
    if (await services.admission.mayKnow(error.row, player)) reject(409, error.code, UNREADABLE[error.code]);
    return undefined;
  });
  if (loaded && (await services.admission.mayEnter(loaded, player))) return loaded;
  return reject(404, 'no-such-table', 'This table doesn’t exist or needs an invitation.');
}

interface Sent {
  readonly id: string;
  readonly command: CommandFrame;
  /** Where it comes from. */
  readonly address: string;
}

/** Carries out a command from HTTP or a socket. */
export async function carryOut(
  services: Services,
  token: Signed | undefined,
  table: string,
  { id, command, address }: Sent,
): Promise<Done> {
  const begun = performance.now();
  const count = (outcome: string): void =>
    services.metrics.command(command.kind, outcome, (performance.now() - begun) / 1000);
  try {
    const by = await requirePlayer(services, token);
    if (!services.limiters.commands.take(by)) tooFast();
    const known = services.tables.cache.peek(table)?.lives;
    const loaded = await tableFor(services, by, table).catch(error => {
      const other = services.tables.cache.unreadable.get(table);
      const ends = command.kind === 'ask' && command.what === 'end';
      const told = error instanceof RejectionError && error.problem.code === 'other-revision';
      if (!ends || !told || !(other instanceof OtherRevision)) throw error;
      return other;
    });
    if (loaded instanceof OtherRevision) {
      const ended = await endWithoutRules(loaded, { player: by, id }, services);
      count('done');
      return ended;
    }
    if (command.kind === 'sit') await requireName(services, by);
    if (command.kind === 'change') await tryChange(services, loaded, { by, address }, command.options);
    const outcome =
      command.kind === 'rematch'
        ? await openRematch(services, loaded, by, id, {
            contribution: command.contribution,
            next: command.next ?? false,
            mayOpen: () => services.limiters.tables.take(by) || tooFast(),
          })
        : await services.tables.command(loaded, by, id, command, known);
    if (!outcome.ok) throw new RejectionError(rejectionDocument(outcome));
    const { kind, line, ply } = outcome;
    count('done');
    return { kind, id, table, line, ply };
  } catch (error) {
    count(error instanceof RejectionError ? error.problem.code : 'fault');
    throw error;
  }
}

/** What a table changes to is tried out first, unless the answer will be no anyway. */
async function tryChange(
  services: Services,
  { table }: LoadedTable,
  sender: { readonly by: PlayerId; readonly address: string },
  wish: JsonObject,
): Promise<void> {
  if (table.host !== sender.by || table.status !== 'open') return;
  // What is sent may be nested too deeply to be looked at before it was read.
  const options = table.game.readOptions(wish);
  if (options.ok && changesOptions(table, options.value))
    await tryOptions(table.game, options.value, () => countTrial(services, sender));
}

/** Refuses one more trial of a person or, since guests cost nothing, of an address. */
export function countTrial(
  { limiters: { trials, trialsFrom } }: Services,
  { by, address }: { readonly by: PlayerId; readonly address: string },
): void {
  if (!trials.take(by) || !trialsFrom.take(address)) tooFast();
}

/** Adds a chat message: of a player to the table, or of a spectator among themselves. */
export async function say(services: Services, token: Signed | undefined, table: string, text: string): Promise<number> {
  const by = await requirePlayer(services, token);
  if (!services.limiters.chat.take(by)) tooFast();
  const loaded = await tableFor(services, by, table);
  const isSpectator = loaded.table.findSeat(by) === null;
  const { status, setup } = loaded.table;
  if (isSpectator && (status === 'open' || setup.gallery === false))
    reject(403, 'not-seated', 'Only players at the table can chat.');
  return services.hub.say(loaded, {
    at: services.environment.now(),
    player: by,
    text,
    ...(isSpectator && { gallery: true }),
  });
}

export function tooFast(): never {
  throw new RejectionError(problemDocument(429, 'too-fast', 'That was too fast: wait a moment.'));
}
