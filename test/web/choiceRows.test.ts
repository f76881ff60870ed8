// What the choice at a tapped place says about each move: at most six words at a time, in both languages.
import { expect, test } from 'vitest';
import { china } from '../../src/games/china/index.ts';
import { medina } from '../../src/games/medina/index.ts';
import { pagoda } from '../../src/games/pagoda/index.ts';
import { type AnyGame, seeded } from '../../src/kernel/index.ts';
import { choice as chinaChoice } from '../../src/web/games/china/board/choice.ts';
import type { ChoiceRow, GameUiProps, MoveOption } from '../../src/web/games/gameUi.ts';
import { choice as medinaChoice } from '../../src/web/games/medina/board/choice.ts';
import { choice as pagodaChoice } from '../../src/web/games/pagoda/board/choice.ts';
import { still } from '../../src/web/replay/still.ts';
import { walk } from '../conformance/walk.ts';
import { faultsIn } from './words/patterns.ts';

const MOST_WORDS = 6;
const LANGUAGES = ['en', 'fr'] as const;
const players = ['Ann', 'Élise', 'Bo', 'Yves', 'Zoé'].map((name, seat) => ({ name, you: seat === 0 }));
const colours = ['p1', 'p2', 'p3', 'p4', 'p5'];

type Choice = (option: MoveOption, props: GameUiProps<unknown, MoveOption['explain']>) => ChoiceRow;

const tables: readonly { game: AnyGame; choice: unknown; placing: RegExp; silent: RegExp }[] = [
  {
    game: china,
    choice: chinaChoice,
    placing: /^(palace|emissary|fortification|commit)$/,
    silent: /^(palace|emissary)$/,
  },
  { game: pagoda, choice: pagodaChoice, placing: /^(column|tile|spire)$/, silent: /^$/ },
  {
    game: medina,
    choice: medinaChoice,
    placing: /^(building|stable|merchant|first-merchant|wall|roof)$/,
    silent: /^$/,
  },
];

test.each(tables)('in $game.id', ({ game, choice: given, placing, silent }) => {
  const choice = given as Choice;
  const notes = new Set<string>();
  const kinds = new Set<string>();
  for (let n = 0; n < 12; n++) {
    const { options } = game.variants[n % game.variants.length]!;
    walk(game, options, 100 + n, 12, ({ state }) => {
      const seat = game.actor(state);
      if (seat < 0) return;
      const guess = game.guess(game.view(state, seat), seat, seeded(1));
      const moves = game.moves(guess).map(move => ({ move, explain: game.explain(guess, move) }));
      for (const option of moves.filter((_, at) => at % 7 === 0)) {
        if (!placing.test(option.explain.kind)) continue;
        for (const language of LANGUAGES) {
          const after = game.clone(guess);
          game.play(after, option.move);
          const shown = { view: game.view(guess, seat), seat, players, colours, language, recent: [] };
          const row = choice(option, { ...still(shown), after: () => game.view(after, seat) });
          expect(row.piece).toBeDefined();
          const parts = (row.note ?? '').split(' · ').filter(Boolean);
          if (!silent.test(option.explain.kind)) expect({ option, parts }).not.toEqual({ option, parts: [] });
          for (const part of parts) {
            expect({ part, words: part.split(/[ \u00a0\u202f]/).length <= MOST_WORDS }).toEqual({ part, words: true });
            notes.add(part);
          }
          expect([row.name, ...parts].flatMap(text => faultsIn(text, language))).toEqual([]);
          kinds.add(option.explain.kind);
        }
      }
    });
  }
  expect(notes.size).toBeGreaterThan(5);
  expect(kinds.size).toBeGreaterThan(1);
});
