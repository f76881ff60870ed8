import { describe, expect, test } from 'vitest';
import { findEvaluation, findReasoning } from '../../src/bots/evaluation/trained.ts';
import { explainTurn, type Reason } from '../../src/bots/index.ts';
import { planTurns } from '../../src/bots/plans.ts';
import { type AnyGame, type JsonObject, seeded } from '../../src/kernel/index.ts';
import { layOut } from '../naive/china/table.ts';
import { tableOf } from '../naive/medina/read.ts';
import { readTable } from '../naive/pagoda/table.ts';
import { gameOf, positions } from './positions.ts';
import { checks as china } from './reasons/china.ts';
import type { Checks } from './reasons/claims.ts';
import { checks as medina } from './reasons/medina.ts';
import { checks as pagoda } from './reasons/pagoda.ts';

const MOMENTS = 200;

// biome-ignore lint/suspicious/noExplicitAny: each game has reasons and tables of its own
type AnyChecks = Checks<any, any>;
const tables: { readonly [game: string]: { readonly checks: AnyChecks; layOut(document: JsonObject): unknown } } = {
  china: { checks: china, layOut: document => layOut(document as unknown as Parameters<typeof layOut>[0]) },
  medina: { checks: medina, layOut: document => tableOf(document as unknown as Parameters<typeof tableOf>[0]) },
  pagoda: { checks: pagoda, layOut: readTable },
};

/** A good turn and another one from a moment of a game, as lines of moves. */
function* moments(game: AnyGame) {
  const random = seeded(11);
  let met = 0;
  for (const { state, seat } of positions(game, 5 * MOMENTS, 3)) {
    if (!findReasoning(game)!.shapesTurn(game.view(state, seat))) continue;
    const plans = planTurns(findEvaluation(game, game.options(state))!, state, seat, { beam: 6, nodes: 120 });
    const spell = (n: number) => {
      const after = game.clone(state);
      const line = plans[n]!.moves.map(move => {
        const text = game.writeMove(after, move);
        game.play(after, move);
        return text;
      });
      return { line, after };
    };
    yield { state, seat, turn: spell(0), other: spell(random.below(plans.length)) };
    if (++met === MOMENTS) return;
  }
}

describe.each(['china', 'pagoda', 'medina'])('%s', id => {
  const game = gameOf(id);
  const { checks, layOut } = tables[id]!;

  test(`every reason of ${MOMENTS} turns is true, hardly any turn has none, and there are at least 8 kinds`, () => {
    const kinds = new Set<string>();
    const wrong: unknown[] = [];
    let explained = 0;
    let met = 0;
    for (const { state, seat, turn, other } of moments(game)) {
      met++;
      const before = layOut(game.writePosition(state));
      const seen = { view: game.view(state, seat), seat };
      for (const [told, alternative] of [
        [turn, other],
        [other, turn],
      ] as const) {
        const reasons: Reason[] = explainTurn(game, seen, told.line, [alternative.line]);
        if (told === turn && reasons.length > 0) explained++;
        const after = layOut(game.writePosition(told.after));
        for (const reason of reasons) {
          kinds.add(reason.kind);
          if (!checks[reason.kind]!(reason, seat, before, after, told.line)) wrong.push({ reason, line: told.line });
        }
      }
    }
    expect(met).toBe(MOMENTS);
    expect(wrong).toEqual([]);
    expect(explained / met).toBeGreaterThanOrEqual(0.95);
    expect(kinds.size).toBeGreaterThanOrEqual(8);
  });

  test('reasons of a turn are refused where it was not played', () => {
    let told = 0;
    let refused = 0;
    for (const { state, seat, turn } of moments(game)) {
      const table = layOut(game.writePosition(state));
      for (const reason of explainTurn(game, { view: game.view(state, seat), seat }, turn.line)) {
        told++;
        if (!checks[reason.kind]!(reason, seat, table, table, [])) refused++;
      }
      if (told > 100) break;
    }
    expect(refused / told).toBeGreaterThan(0.8);
  });

  test('the same turn is explained alike every time, and what others do too comes last', () => {
    for (const { state, seat, turn } of moments(game)) {
      const seen = { view: game.view(state, seat), seat };
      expect(explainTurn(game, seen, turn.line)).toEqual(explainTurn(game, seen, turn.line));
      expect(explainTurn(game, seen, turn.line, [turn.line])).toEqual(explainTurn(game, seen, turn.line));
      break;
    }
  });
});
