import { describe, expect, test } from 'vitest';
import { readRecord, seeded, writeRecord } from '../../src/kernel/index.ts';
import { Match, toSeed, verifyChance } from '../../src/table/index.ts';
import { toy } from '../toy/toy.ts';

const SEED = toSeed('table');

function openMatch(players = 2): Match {
  const names = ['Ann', 'Bo', 'Cy'].slice(0, players);
  const match = Match.open(toy, { players }, names, SEED);
  match.append(match.opening());
  return match;
}

/** Plays whatever a seat may choose, at random, to the end. */
function finish(match: Match): Match {
  const random = seeded(3);
  while (!match.over) {
    const { choices } = match.seatView(match.actor);
    const proposal = match.propose(match.actor, choices[random.below(choices.length)]!.move);
    if (!proposal.ok) throw new Error(proposal.message);
    match.append(proposal.entries);
  }
  return match;
}

function play(match: Match, move = match.seatView(match.actor).choices[0]!.move): void {
  const proposal = match.propose(match.actor, move);
  if (!proposal.ok) throw new Error(proposal.message);
  match.append(proposal.entries);
}

describe('a table', () => {
  test('deals from its seed, and gives choices to the one who is to act alone', () => {
    const match = openMatch();
    expect(match.ply).toBe(4);
    expect(match.seatView(0).choices.length).toBeGreaterThan(0);
    expect(match.seatView(1).choices).toEqual([]);
    expect(match.seatView(null).choices).toEqual([]);
  });
  test('proposes without changing anything', () => {
    const match = openMatch();
    const before = JSON.stringify([match.record, match.seatView(0)]);
    const proposal = match.propose(0, match.seatView(0).choices[0]!.move);
    expect(proposal.ok && proposal.entries.length).toBe(2);
    expect(JSON.stringify([match.record, match.seatView(0)])).toBe(before);
  });
  test('comes to a record that can be verified', () => {
    const { record } = finish(openMatch(3));
    const again = readRecord(writeRecord(record));
    expect(again.ok && verifyChance(toy, again.value).ok).toBe(true);
  });
  test('is restored from its record in every position', () => {
    const match = finish(openMatch());
    for (let length = 0; length <= match.ply; length++) {
      const record = { header: match.header, entries: match.record.entries.slice(0, length) };
      const restored = Match.restore(toy, record, SEED);
      expect(restored.ok && restored.value.ply).toBe(length);
    }
    const whole = Match.restore(toy, { header: match.header, entries: match.record.entries }, SEED);
    expect(whole.ok && whole.value.seatView(1)).toEqual(match.seatView(1));
  });
  test('appends what was stored, and not what was proposed last', () => {
    const match = openMatch();
    const { actor } = match;
    const [first, second] = match.listChoices(actor).map(({ move }) => match.propose(actor, move));
    if (!first?.ok || !second?.ok) throw new Error('there are two choices');
    expect(first.entries).not.toEqual(second.entries);
    match.append(first.entries);
    const whole = Match.restore(toy, { header: match.header, entries: match.record.entries }, SEED);
    for (const seat of [null, 0, 1]) {
      expect(whole.ok && whole.value.seatView(seat)).toEqual(match.seatView(seat));
      expect(whole.ok && whole.value.storyFor(seat, 0)).toEqual(match.storyFor(seat, 0));
    }
  });
  test('is the same whether its moves were proposed or only read', () => {
    const match = openMatch(3);
    for (const random = seeded(5); !match.over; ) {
      const choices = match.listChoices(match.actor);
      play(match, choices[random.below(choices.length)]!.move);
      const read = Match.restore(toy, { header: match.header, entries: match.record.entries }, SEED);
      for (const seat of [null, 0, 1, 2]) {
        expect(read.ok && read.value.seatView(seat)).toEqual(match.seatView(seat));
        expect(read.ok && read.value.storyFor(seat, 0)).toEqual(match.storyFor(seat, 0));
      }
    }
  });
  test('tells nobody what others drew', () => {
    const story = openMatch().storyFor(1, 0);
    expect(story.map(({ events }) => 'card' in (events[0] as object))).toEqual([false, false, true, true]);
    expect(openMatch().storyFor(null, 3)).toHaveLength(1);
  });

  test.each([
    [1, 'build 0', 'not-your-turn', undefined],
    [0, 'fly', 'unreadable-move', undefined],
    [0, 'pass', 'illegal-move', 'T3'],
  ] as const)('declines seat %i %s: %s', (seat, move, code, rule) => {
    expect(openMatch().propose(seat, move)).toMatchObject({ ok: false, code, ...(rule && { rule }) });
  });
  test('answers why not from what the seat could know, even in a game whose refusals tell secrets', () => {
    const telling: typeof toy = {
      ...toy,
      refusal: (state, move) => {
        const refusal = toy.refusal(state, move);
        return refusal && { ...refusal, text: `The others hold ${state.hands}.` };
      },
    };
    let secretsDiffer = 0;
    for (let seed = 0; seed < 20; seed++) {
      const match = Match.open(telling, { players: 2 }, ['Ann', 'Bo'], toSeed(`secret ${seed}`));
      match.append(match.opening());
      const truth = toy.start({ players: 2 });
      for (const entry of match.record.entries)
        if (entry.kind === 'move') toy.play(truth, toy.readMove(truth, entry.text)!);
      const guess = toy.guess(toy.view(truth, 0), 0, seeded(0));
      expect(match.propose(0, 'pass')).toMatchObject({ message: `The others hold ${guess.hands}.` });
      if (`${guess.hands}` !== `${truth.hands}`) secretsDiffer++;
    }
    expect(secretsDiffer).toBeGreaterThan(5);
  });
  test('declines moves when the game is over', () => {
    expect(finish(openMatch()).propose(0, 'pass')).toMatchObject({ ok: false, code: 'over' });
  });

  test('lets nobody take back alone once somebody drew', () => {
    const match = openMatch();
    play(match);
    expect(match.countFreeTakeBacks(0)).toBe(0);
    expect(match.proposeBack(0, 1)).toMatchObject({ ok: false, code: 'no-take-back' });
  });
  test('takes back with consent, by an entry of its own, and draws anew from then on', () => {
    const match = openMatch();
    const { choices } = match.seatView(0);
    play(match, choices[0]!.move);
    const back = match.proposeBack(0, 2, true);
    if (!back.ok) throw new Error(back.message);
    match.append(back.entries);
    expect(match.record.entries.at(-1)).toEqual({ kind: 'back', to: 4 });
    expect(match.seatView(0).choices).toEqual(choices);
    const restored = Match.restore(toy, match.record, SEED);
    expect(restored.ok && restored.value.seatView(0)).toEqual(match.seatView(0));
    const { record } = finish(match);
    expect(verifyChance(toy, record).ok).toBe(true);
  });
});
