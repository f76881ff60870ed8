import { expect, test } from 'vitest';
import { china } from '../../../src/games/china/index.ts';
import { anyMove, deal, perft, seeded } from '../../../src/kernel/index.ts';
import { phase } from './helpers.ts';

test('perft after the deal, for each variant', () => {
  const table = Object.fromEntries(
    china.variants.map(({ name, options }) => {
      const state = deal(china, china.start(options), seeded(1));
      return [name, [1, 2, 3].map(depth => perft(china, state, depth)).join(' ')];
    }),
  );
  expect(table).toMatchInlineSnapshot(`
    {
      "2p-influence": "46 1200 11408",
      "2p-influence-bonus": "21 165 642",
      "2p-influence-fortifications": "76 2902 32012",
      "2p-influence-fortifications-bonus": "51 781 3120",
      "2p-light": "46 1200 13184",
      "2p-light-bonus": "21 165 642",
      "2p-light-fortifications": "76 2902 37340",
      "2p-light-fortifications-bonus": "51 781 3120",
      "3p-34": "33 165 825",
      "3p-34-bonus": "8 30 120",
      "3p-34-fortifications": "63 315 1575",
      "3p-34-fortifications-bonus": "38 180 870",
      "3p-border": "34 170 846",
      "3p-border-bonus": "9 33 129",
      "4p-34": "32 160 800",
      "4p-34-bonus": "8 30 120",
      "4p-34-fortifications": "61 305 1525",
      "4p-34-fortifications-bonus": "37 175 845",
      "4p-45": "32 160 800",
      "4p-45-bonus": "8 30 120",
      "4p-45-fortifications": "61 305 1525",
      "4p-45-fortifications-bonus": "37 175 845",
      "4p-border": "35 175 863",
      "4p-border-bonus": "11 39 147",
      "5p-45": "34 170 850",
      "5p-45-bonus": "8 30 120",
      "5p-45-fortifications": "65 325 1625",
      "5p-45-fortifications-bonus": "39 185 895",
      "5p-border": "36 180 892",
      "5p-border-bonus": "10 36 138",
    }
  `);
});

test('perft in the middle of a game, for each variant', () => {
  const table = Object.fromEntries(
    china.variants.map(({ name, options }) => {
      const random = seeded(2);
      const state = deal(china, china.start(options), random);
      for (let ply = 0; ply < 100 || phase(state) !== 'act'; ply++) china.play(state, anyMove(china, state, random));
      return [name, [1, 2, 3].map(depth => perft(china, state, depth)).join(' ')];
    }),
  );
  expect(table).toMatchInlineSnapshot(`
    {
      "2p-influence": "23 55 275",
      "2p-influence-bonus": "21 47 157",
      "2p-influence-fortifications": "42 149 623",
      "2p-influence-fortifications-bonus": "32 368 1047",
      "2p-light": "47 387 1565",
      "2p-light-bonus": "26 65 267",
      "2p-light-fortifications": "39 122 643",
      "2p-light-fortifications-bonus": "31 57 241",
      "3p-34": "48 110 520",
      "3p-34-bonus": "17 33 138",
      "3p-34-fortifications": "29 41 145",
      "3p-34-fortifications-bonus": "15 33 132",
      "3p-border": "30 58 150",
      "3p-border-bonus": "22 38 161",
      "4p-34": "24 56 200",
      "4p-34-bonus": "25 45 169",
      "4p-34-fortifications": "50 201 900",
      "4p-34-fortifications-bonus": "14 32 124",
      "4p-45": "24 56 200",
      "4p-45-bonus": "25 45 169",
      "4p-45-fortifications": "50 201 900",
      "4p-45-fortifications-bonus": "14 32 124",
      "4p-border": "45 133 645",
      "4p-border-bonus": "23 39 151",
      "5p-45": "44 146 668",
      "5p-45-bonus": "38 145 707",
      "5p-45-fortifications": "49 137 675",
      "5p-45-fortifications-bonus": "43 186 914",
      "5p-border": "25 61 215",
      "5p-border-bonus": "39 102 489",
    }
  `);
});
