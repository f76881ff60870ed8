import type { Context } from 'hono';
import type { PlayerId } from '../../table/index.ts';
import { drawSecret } from '../environment.ts';
import type { Sent } from '../outgoing/sent.ts';
import { reject } from '../rejections.ts';
import type { Services } from '../services.ts';
import type { TargetRow } from '../store/index.ts';
import { tooFast } from '../tables/handlers.ts';
import { requirePerson } from './person.ts';

const ID_BYTES = 12;

/** What the routes for browsers, webhooks and e-mail share. */
export interface Targets {
  /** The sender of a request that changes where they are notified. */
  change(c: Context): Promise<PlayerId>;
  find(player: PlayerId, kind: TargetRow['kind']): Promise<TargetRow | undefined>;
  keep(target: TargetRow): Promise<void>;
  remove(player: PlayerId, id: string | undefined): Promise<undefined>;
  create(given: Pick<TargetRow, 'player' | 'kind' | 'address' | 'keys' | 'language'>): TargetRow;
  drawId(): string;
}

export function openTargets(services: Services): Targets {
  const { store, environment, limiters, notices } = services;
  const drawId = (): string => drawSecret(environment, ID_BYTES);
  return {
    async change(c) {
      const player = await requirePerson(services, c);
      if (!limiters.notices.take(player)) tooFast();
      return player;
    },
    async find(player, kind) {
      return (await store.listTargets(player)).find(target => target.kind === kind);
    },
    async keep(target) {
      await store.putTarget(target);
      await notices.notifier.noteTargets(target.player);
    },
    async remove(player, id) {
      if (id !== undefined && (await store.deleteTarget(id, player))) await notices.notifier.noteTargets(player);
    },
    create: given => ({
      id: drawId(),
      createdAt: environment.now(),
      confirmed: true,
      failures: 0,
      failingSince: undefined,
      offAt: undefined,
      ...given,
    }),
    drawId,
  };
}

const REFUSALS = {
  'not-https': ['not-https', 'The address must start with https://.'],
  private: ['private-target', 'The address isn’t on the public internet.'],
  unreachable: ['target-unreachable', 'Nobody answers at this address.'],
  timeout: ['target-timeout', 'The answer took too long.'],
  status: ['target-refused', 'The address answered with an error.'],
} as const;

/** Says why nothing can be sent to an address; of an answer, only its status. */
export function refuseTarget(sent: Exclude<Sent, { kind: 'sent' }>): never {
  const [code, detail] = REFUSALS[sent.kind === 'gone' ? 'status' : sent.reason];
  const status = sent.kind === 'failed' ? sent.status : undefined;
  return reject(422, code, status === undefined ? detail : `The address answered with status ${status}.`, {
    ...(status !== undefined && { reason: `${status}` }),
  });
}
