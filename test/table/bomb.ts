// A game of Medina whose log is as long as somebody who means harm could make it.
import { medina } from '../../src/games/medina/index.ts';
import type { AnyGame } from '../../src/kernel/index.ts';
import { type LogLine, Match, packEntry, type TableSetup, toSeed } from '../../src/table/index.ts';

export const SEED = toSeed('take-backs');
const { options } = medina.variants[0]!;
const names = Array.from({ length: options.players }, (_, seat) => `seat ${seat}`);

export function openMatch(): Match {
  const match = Match.open(medina as AnyGame, options, names, SEED);
  match.append(match.opening());
  return match;
}

export function play(match: Match): void {
  const { actor } = match;
  const proposal = match.propose(actor, match.seatView(actor).choices[0]!.move);
  if (!proposal.ok) throw new Error(proposal.message);
  match.append(proposal.entries);
}

/** A log as older versions wrote them: thousands of moves that were taken back at once, after some that stand. */
export function writeBomb(standing: number, pairs: number): LogLine[] {
  const plan: TableSetup = {
    game: medina.id,
    options: { ...options } as never,
    seats: names.map(player => ({ kind: 'person', player })),
    host: names[0]!,
    public: true,
    watching: true,
    shuffle: false,
    clock: { kind: 'none' },
  };
  const lines: LogLine[] = [{ at: 0, player: null, command: null, event: { kind: 'opened', plan } }];
  const add = (event: LogLine['event']): void => {
    lines.push({ at: lines.length, player: null, command: null, event });
  };
  const match = Match.open(medina as AnyGame, options, names, SEED);
  const opening = match.opening();
  match.append(opening);
  add({ kind: 'started', order: names.map((_, seat) => seat), entries: opening.map(packEntry) });
  for (let n = 0; n < standing; n++) {
    const { actor, ply } = match;
    play(match);
    add({ kind: 'played', seat: actor, entries: match.record.entries.slice(ply).map(packEntry) });
  }
  const { actor } = match;
  const proposal = match.propose(actor, match.seatView(actor).choices[0]!.move);
  if (!proposal.ok) throw new Error(proposal.message);
  const to = opening.length + standing;
  for (let n = 0; n < pairs; n++) {
    add({ kind: 'played', seat: actor, entries: proposal.entries.map(packEntry) });
    add({ kind: 'tookBack', seat: actor, entries: [packEntry({ kind: 'back', to })] });
  }
  return lines;
}
