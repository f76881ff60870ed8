import { describe, expect, test } from 'vitest';
import { china } from '../../src/games/china/index.ts';
import { medina } from '../../src/games/medina/index.ts';
import { pagoda } from '../../src/games/pagoda/index.ts';
import { Match } from '../../src/table/index.ts';
import { guide as chinaPlan } from '../../src/web/games/china/guide.ts';
import { guide as medinaPlan } from '../../src/web/games/medina/guide.ts';
import { guide as pagodaPlan } from '../../src/web/games/pagoda/guide.ts';

const LEARNER = 0;

type Awaits = (typeof chinaPlan)['steps'][number]['awaits'];

/** What the learner's move must explain, where a step awaits one. */
function findWanted(awaits: Awaits): object | undefined {
  if (awaits.kind === 'move') return awaits.like;
  return awaits.kind === 'confirm' ? { kind: 'end' } : undefined;
}

/** The learner's choices that are as wanted. */
const findMeant = (match: Match, wanted: object): string[] =>
  match
    .seatView(LEARNER)
    .choices.filter(({ explain }) =>
      Object.entries(wanted).every(
        ([name, value]) => JSON.stringify((explain as { [member: string]: unknown })[name]) === JSON.stringify(value),
      ),
    )
    .map(({ move }) => move);

describe.each([
  { game: china, plan: chinaPlan },
  { game: medina, plan: medinaPlan },
  { game: pagoda, plan: pagodaPlan },
])('the guided game of $game.id', ({ game, plan }) => {
  test('can be played as it is told, by the engine’s rules', () => {
    expect(game.readOptions(plan.options)).toEqual({ ok: true, value: plan.options });
    const names = Array.from({ length: plan.options.players }, (_, seat) => `${seat}`);
    const match = Match.open(game, plan.options, names, plan.seed);
    match.append(match.opening());
    const play = (move: string): void => {
      const proposal = match.propose(match.actor, move);
      expect(proposal).toMatchObject({ ok: true });
      if (proposal.ok) match.append(proposal.entries);
    };
    for (const move of plan.before) play(move);
    const others = [...plan.others];
    for (const { awaits, say } of plan.steps) {
      if (awaits.kind === 'others') {
        while (match.actor !== LEARNER) play(others.shift()!);
        continue;
      }
      const wanted = findWanted(awaits);
      if (!wanted || match.actor !== LEARNER) continue;
      const meant = findMeant(match, wanted);
      if (awaits.kind === 'move')
        expect({ say: say.en, meant: meant.length > 0 }).toEqual({ say: say.en, meant: true });
      if (meant.length > 0) play(meant[0]!);
    }
    expect(others).toEqual([]);
    expect(plan.steps.at(-1)!.awaits.kind).toBe('next');
  });
});
