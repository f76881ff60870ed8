import { describe, expect, test } from 'vitest';
import { china } from '../../src/games/china/index.ts';
import { medina } from '../../src/games/medina/index.ts';
import { type AnyGame, DEALER, seeded } from '../../src/kernel/index.ts';
import { decide, Match, Table, type TableSetup, toSeed } from '../../src/table/index.ts';

const SEED = toSeed('turns');

function openMatch(game: AnyGame): Match {
  const { options } = game.variants[0]!;
  const match = Match.open(
    game,
    options,
    Array.from({ length: options.players }, (_, seat) => `seat ${seat}`),
    SEED,
  );
  match.append(match.opening());
  return match;
}

/** A turn that somebody plays move by move, until another is to act or something is drawn. */
function tryTurn(match: Match, random = seeded(1)): string[] {
  const { game, actor } = match;
  const copy = Match.restore(game, match.record, SEED);
  if (!copy.ok) throw new Error('a record that can not be read');
  const moves: string[] = [];
  for (;;) {
    const { choices } = copy.value.seatView(actor);
    const { move } = choices[random.below(choices.length)]!;
    const proposal = copy.value.propose(actor, move);
    if (!proposal.ok) throw new Error(proposal.message);
    moves.push(move);
    copy.value.append(proposal.entries);
    if (proposal.entries.length > 1 || proposal.next !== actor) return moves;
  }
}

function playTurn(match: Match): void {
  const proposal = match.propose(match.actor, tryTurn(match));
  if (!proposal.ok) throw new Error(proposal.message);
  match.append(proposal.entries);
}

describe('a turn of several moves', () => {
  test.each([china, medina] as AnyGame[])('is the same as its moves one by one', game => {
    const [whole, single] = [openMatch(game), openMatch(game)];
    const random = seeded(2);
    let longest = 0;
    while (!whole.over) {
      const { actor } = whole;
      const moves = tryTurn(whole, random);
      longest = Math.max(longest, moves.length);
      const proposal = whole.propose(actor, moves);
      if (!proposal.ok) throw new Error(proposal.message);
      whole.append(proposal.entries);
      expect(proposal.next).toBe(whole.actor);
      for (const move of moves) {
        const step = single.propose(actor, move);
        if (!step.ok) throw new Error(step.message);
        single.append(step.entries);
      }
    }
    expect(longest).toBeGreaterThan(1);
    expect(whole.record).toEqual(single.record);
  });

  test('is refused as a whole, with the number of the move that is not possible', () => {
    const match = openMatch(medina);
    while (tryTurn(match).length < 2) playTurn(match);
    const before = JSON.stringify(match.record);
    const [first] = tryTurn(match);
    expect(match.propose(match.actor, [first!, 'fly'])).toMatchObject({ code: 'unreadable-move', index: 1 });
    expect(match.propose(match.actor, [first!, first!])).toMatchObject({ code: 'illegal-move', index: 1 });
    expect(JSON.stringify(match.record)).toBe(before);
  });

  test('ends where somebody else is to act', () => {
    const match = openMatch(medina);
    const moves = tryTurn(match);
    expect(match.propose(match.actor, [...moves, moves[0]!])).toMatchObject({
      code: 'not-your-turn',
      index: moves.length,
    });
  });

  test('ends where something is drawn: nobody plans past what nobody has seen', () => {
    const match = openMatch(china);
    const random = seeded(7);
    let refused = 0;
    while (!match.over && refused < 5) {
      const { actor } = match;
      const moves = tryTurn(match, random);
      const proposal = match.propose(actor, moves);
      if (!proposal.ok) throw new Error(proposal.message);
      if (proposal.entries.some(entry => entry.kind === 'move' && entry.actor === DEALER)) {
        expect(match.propose(actor, [...moves, moves[0]!])).toMatchObject({
          code: 'chance-between',
          index: moves.length,
        });
        refused++;
      }
      match.append(proposal.entries);
    }
    expect(refused).toBe(5);
  });

  test('is one line of the log', () => {
    const { options } = medina.variants[0]!;
    const players = Array.from({ length: options.players }, (_, seat) => `player ${seat}`);
    const plan: TableSetup = {
      game: medina.id,
      options: { ...options } as never,
      seats: players.map(player => ({ kind: 'person', player })),
      host: players[0]!,
      public: false,
      watching: true,
      shuffle: false,
      clock: { kind: 'none' },
    };
    const table = Table.from(medina as AnyGame, SEED, [
      { at: 0, player: null, command: null, event: { kind: 'opened', plan } },
    ]);
    const around = { standIn: 'novice', now: 0, isConnected: () => true, leftAt: () => undefined };
    const start = decide(table, players[0]!, { kind: 'start' }, around);
    if (!start.ok) throw new Error(start.code);
    table.append({ at: 1, player: players[0]!, command: 'start', event: start.event });
    const player = players[table.actor]!;
    const moves = tryTurn(table.match!);
    const { line, ply } = table;
    const played = decide(table, player, { kind: 'play', ply, moves }, around);
    if (!played.ok) throw new Error(played.code);
    table.append({ at: 2, player, command: 'turn', event: played.event });
    expect([table.line - line, table.ply - ply]).toEqual([1, moves.length]);
    expect(table.actor).toBe(played.next);
    expect(decide(table, players[table.actor]!, { kind: 'play', ply: table.ply }, around)).toMatchObject({
      code: 'unreadable-move',
    });
  });
});
