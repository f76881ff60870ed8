import { findSeat, type PlayerId, readStatus } from '../../table/index.ts';
import type { Sent } from '../outgoing/sent.ts';
import type { Parcel, Send, StoredPushKeys } from '../outgoing/targets.ts';
import type { Services } from '../services.ts';
import type { OutboxRow, TargetRow } from '../store/index.ts';
import { type ListedPosition, listWaitingFor } from '../tables/listing.ts';
import { listVisible } from '../tables/lists.ts';
import { type CauseNow, findCauses, findSeatCause } from './causes.ts';
import { compose } from './compose.ts';
import { endOfQuiet, readWishes, wants } from './wishes.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** How long to wait after each failed attempt; after the last one, nothing more is tried. */
const WAITS: readonly number[] = [MINUTE / 2, 2 * MINUTE, 10 * MINUTE, HOUR, 4 * HOUR, 12 * HOUR];
/** A target that failed this often in a row, over this time, is switched off. */
const MOST_FAILURES = 8;
const FAILING_MS = 6 * HOUR;

/** What is to be done with a notice now: nothing any more, nothing yet, or to send it. */
type Judgement =
  | { readonly kind: 'drop'; readonly outcome: string }
  | { readonly kind: 'wait'; readonly until: number }
  | { readonly kind: 'send'; readonly cause: CauseNow; readonly listed: ListedPosition; readonly rematchBy?: PlayerId };

const drop = (outcome: string): Judgement => ({ kind: 'drop', outcome });

/** Delivers notices that are due: looks again whether each is still true and wanted, and sends it. */
export class Courier {
  readonly #services: Services;
  readonly #send: Send;
  readonly #find: Services['notices']['find'];

  constructor(services: Services) {
    this.#services = services;
    this.#send = services.notices.send;
    this.#find = services.notices.find;
  }

  async deliver(row: OutboxRow): Promise<void> {
    const { store, metrics } = this.#services;
    const target = await store.findTarget(row.target);
    // A browser may be somebody else’s by now.
    const isTheirs = target?.player === row.player;
    if (!target || !isTheirs || target.offAt !== undefined) return store.settleNotice(row, { outcome: 'no-target' });
    const away = await this.#findSignedOut(target);
    if (away === 'gone') return this.#forget(target);
    if (away) return store.settleNotice(row, { outcome: 'signed-out' });
    const judged = await this.#judge(row);
    if (judged.kind === 'drop') return store.settleNotice(row, { outcome: judged.outcome });
    if (judged.kind === 'wait') return store.settleNotice(row, { due: judged.until });
    const sent = await this.#send(target, await this.#pack(row, target, judged));
    metrics.notice(target.kind, sent.kind);
    await this.#conclude(row, target, sent);
  }

  /** Whether the device that listens was signed out, and whether that can no longer be undone. */
  async #findSignedOut({ kind, keys }: TargetRow): Promise<'gone' | 'out' | undefined> {
    const device = kind === 'push' ? (JSON.parse(keys) as StoredPushKeys).device : undefined;
    if (device === undefined) return undefined;
    const [row] = await this.#services.store.findDevices([device]);
    if (!row) return 'gone';
    return row.endedAt === undefined ? undefined : 'out';
  }

  async #forget({ id, player }: TargetRow): Promise<void> {
    await this.#services.store.deleteTarget(id);
    await this.#services.notices.notifier.noteTargets(player);
  }

  async #judge(row: OutboxRow): Promise<Judgement> {
    const { store, environment, presences } = this.#services;
    const { table, player } = row;
    const now = environment.now();
    const listed = await this.#find(table);
    const cause = listed && findCause(listed, row, now);
    if (!cause) {
      if (row.cause === 'seat' && listed) await this.#waitOn(row, listed);
      return drop('past');
    }
    if (cause.from !== undefined && cause.from > now) return { kind: 'wait', until: cause.from };
    const next = cause.cause === 'rematch' ? await this.#findRematch(listed, player) : {};
    if (!next) return drop('past');
    const wishes = readWishes(await store.readWishes(player));
    if (!wants(wishes, cause.cause)) return drop('unwanted');
    if ([table, next.id].some(id => id !== undefined && presences.isLooking(id, player))) return drop('seen');
    const end = endOfQuiet(wishes.quiet, now);
    if (end !== undefined) return { kind: 'wait', until: end };
    if (await store.hasNewerNotice(row, now)) return drop('newer');
    return { kind: 'send', cause, listed, ...(next.by !== undefined && { rematchBy: next.by }) };
  }

  /** Somebody else was faster before this could be told: whoever waited for the seat still waits. */
  async #waitOn({ table, player }: OutboxRow, { position }: ListedPosition): Promise<void> {
    if (readStatus(position) !== 'open' || findSeat(position.sitters, player) !== null) return;
    await this.#services.store.putSeatWait(table, { player, at: this.#services.environment.now() });
  }

  /** The table that a rematch leads to, while the person can still take a seat there. */
  async #findRematch(
    { position }: ListedPosition,
    player: PlayerId,
  ): Promise<{ id?: string; by?: PlayerId } | undefined> {
    const next = position.rematch === undefined ? undefined : await this.#find(position.rematch);
    if (!next || next.position.started || next.position.why !== undefined) return undefined;
    const { sitters, host } = next.position;
    return sitters.some(sitter => sitter.player === player) ? undefined : { id: next.row.id, by: host };
  }

  async #pack(row: OutboxRow, { language }: TargetRow, judged: Judgement & { kind: 'send' }): Promise<Parcel> {
    const { people, environment } = this.#services;
    const { cause, listed, rematchBy } = judged;
    const { sitters, host } = listed.position;
    const known = [host, rematchBy, ...sitters.map(({ player }) => player)].filter(player => player !== undefined);
    const facts = {
      listed,
      game: listed.row.game.replace(/^./, letter => letter.toUpperCase()),
      names: await people.findNames(known),
      now: environment.now(),
      rematchBy,
    };
    const waiting = await this.#countWaiting(row.player);
    return { ...compose(cause, facts, language), id: row.id, cause: cause.cause, waiting };
  }

  async #countWaiting(player: PlayerId): Promise<number> {
    const rows = await this.#services.store.listUnfinished(player);
    return listWaitingFor(player, await listVisible(this.#services, rows, player)).length;
  }

  async #conclude(row: OutboxRow, target: TargetRow, sent: Sent): Promise<void> {
    const { store, environment, log, notices } = this.#services;
    if (sent.kind === 'sent') {
      await store.settleNotice(row, { outcome: 'sent' });
      if (target.failures > 0) await store.noteDelivery(target.id, undefined);
      return;
    }
    const now = environment.now();
    const after = sent.kind === 'gone' ? undefined : await store.noteDelivery(target.id, now);
    const isHopeless =
      after !== undefined && after.failures >= MOST_FAILURES && now - (after.failingSince ?? now) >= FAILING_MS;
    if (sent.kind === 'gone' || (isHopeless && target.kind === 'push')) return this.#forget(target);
    if (isHopeless) {
      log.warn({ kind: target.kind, failures: after.failures }, 'notices to a target keep failing: it is switched off');
      await store.switchOff(target.id, now);
      await store.settleNotice(row, { outcome: 'off' });
      return notices.notifier.noteTargets(target.player);
    }
    const wait = WAITS[row.attempts];
    await store.settleNotice(
      row,
      wait === undefined
        ? { outcome: 'failed' }
        : { due: now + Math.max(wait, sent.retryAfter ?? 0), attempts: row.attempts + 1 },
    );
  }
}

/** The cause of a notice, if it still holds. */
function findCause({ position, actor }: ListedPosition, row: OutboxRow, now: number): CauseNow | undefined {
  if (row.cause === 'seat') return findSeatCause(position, { player: row.player, at: Number(row.mark) }, now);
  return findCauses(position, actor).find(each => isSame(each, row));
}

const isSame = ({ cause, mark, player }: CauseNow, row: OutboxRow): boolean =>
  cause === row.cause && mark === row.mark && player === row.player;
