import type { TableState } from '../../../api/index.ts';
import { type Answer, api } from '../api.ts';
import { drawContribution, keepContribution } from '../contributions.ts';
import { keepInvite } from '../invites.ts';
import { Sender } from '../sender.ts';

const TRIES = 3;

/** Opens a rematch, unless somebody was faster: there is one for all. Returns its id. */
export async function openRematch(table: string, next: boolean): Promise<Answer<string>> {
  const contribution = drawContribution();
  const sent = await new Sender(table).send({ kind: 'rematch', contribution, ...(next && { next }) }, TRIES);
  const looked = await api.look(table, 0);
  const rematch = looked.ok ? looked.value.state.rematch : undefined;
  if (rematch === undefined) return sent.ok ? (looked as Extract<typeof looked, { ok: false }>) : sent;
  if (!sent.ok) return { ok: true, value: rematch };
  keepContribution(rematch, contribution);
  // Others may come too, where somebody doesn't want to play again.
  const invited = await api.invite(rematch);
  if (invited.ok) keepInvite(rematch, invited.value.invite, invited.value.card);
  return { ok: true, value: rematch };
}

/** The people for whom seats of a rematch are still kept, and until when; `seat` is one that is kept for us. */
export interface KeptSeats {
  readonly by: string | undefined;
  readonly names: readonly string[];
  readonly until: number;
}

export function findKept({ seats }: TableState, now: number): KeptSeats {
  const kept = seats.flatMap(({ kind, kept }) => (kind === 'open' && kept && kept.until > now ? [kept] : []));
  return {
    by: seats.find(({ host }) => host)?.name,
    names: kept.flatMap(({ name }) => name ?? []),
    until: Math.max(0, ...kept.map(({ until }) => until)),
  };
}
