import { describe, expect, test } from 'vitest';
import { Play } from './play.ts';

const live = { kind: 'live', base: 60, increment: 0 } as const;
const MINUTE = 60_000;

/** Plays on until the game is over: people and bots whenever they are to move. */
function playToEnd(play: Play): void {
  while (play.table.status === 'playing') {
    const { actor, sitters } = play.table;
    const { player, bot } = sitters[actor]!;
    if (bot === undefined) play.plays(player!);
    else play.playsBot();
  }
}

describe('a result', () => {
  test('is that of the score sheet when the game is played to its end', () => {
    const play = new Play(['ann', 'bo', 'cy']);
    expect(play.table.result).toBeUndefined();
    playToEnd(play);
    const { result, match } = play.table;
    const { points, winners } = match!.scores;
    expect(result!.points).toEqual(points);
    expect(points.flatMap((_, seat) => (result!.places[seat] === 1 ? [seat] : []))).toEqual(winners);
  });

  test('puts whoever left last, whatever the score', () => {
    const play = new Play(['ann', 'bo', 'cy']);
    play.does('ann', { kind: 'resign' });
    playToEnd(play);
    expect(play.table.why).toBe('finished');
    expect(play.table.result!.places[0]).toBe(3);
  });

  test('puts those who left earlier below those who left later', () => {
    const play = new Play(['ann', 'bo', 'cy']);
    play.does('ann', { kind: 'resign' });
    play.does('cy', { kind: 'resign' });
    expect(play.table).toMatchObject({ why: 'resigned', result: { places: [3, 1, 2] } });
  });

  test.each([
    [0, [2, 1]],
    [1, [1, 2]],
  ])('of two is clear when seat %i resigns', (seat, places) => {
    const play = new Play(['ann', 'bo']);
    play.plays('ann');
    play.does(['ann', 'bo'][seat]!, { kind: 'resign' });
    expect(play.table).toMatchObject({ status: 'over', why: 'resigned', result: { places } });
    expect(play.table.result!.points).toEqual(play.table.match!.scores.projected);
  });

  test('is as it stood when all agree to end the game', () => {
    const play = new Play(['ann', 'bo']);
    play.asks('ann', 'end');
    play.does('bo', { kind: 'answer', agree: true });
    expect(play.table).toMatchObject({ why: 'agreed', result: { points: play.table.match!.scores.projected } });
  });

  test('is missing where no game was played', () => {
    const play = new Play(['ann', 'bo']);
    expect(play.table.result).toBeUndefined();
  });
});

describe('when time runs out', () => {
  test('the others decide unless the table says otherwise', () => {
    const play = new Play(['ann', 'bo'], live);
    expect(play.tick(MINUTE)).toBe(true);
    expect(play.table).toMatchObject({ status: 'playing', late: 0 });
  });

  test('a bot takes over until the player is back, and no request waits for someone who is away', () => {
    const play = new Play(['ann', 'bo', 'cy'], live, { timeout: 'bot' });
    play.asks('bo', 'end');
    play.tick(MINUTE);
    expect(play.table).toMatchObject({ status: 'playing', late: undefined, ask: undefined });
    expect(play.table.sitters[0]).toEqual({ player: 'ann', bot: 'apprentice', since: play.now });
    play.playsBot();
    expect(play.does('ann', { kind: 'return' })).toBe('done');
    playToEnd(play);
    expect(play.table.result!.points).toEqual(play.table.match!.scores.points);
  });

  test('the player loses: with two the game is over', () => {
    const play = new Play(['ann', 'bo'], live, { timeout: 'lose' });
    play.tick(MINUTE);
    expect(play.table).toMatchObject({ status: 'over', why: 'time', result: { places: [2, 1] } });
  });

  test('the player loses: with more a bot plays on, and the player comes last and can’t come back', () => {
    const play = new Play(['ann', 'bo', 'cy'], live, { timeout: 'lose' });
    play.tick(MINUTE);
    expect(play.table).toMatchObject({ status: 'playing', late: undefined });
    expect(play.does('ann', { kind: 'return' })).toBe('not-away');
    play.playsBot();
    playToEnd(play);
    expect(play.table).toMatchObject({ why: 'finished', sitters: [{ ranOut: true, left: 1 }, {}, {}] });
    expect(play.table.result!.places[0]).toBe(3);
  });
});
