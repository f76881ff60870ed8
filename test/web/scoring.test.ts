import { describe, expect, test } from 'vitest';
import { type View as ChinaView, china } from '../../src/games/china/index.ts';
import { type View as MedinaView, medina } from '../../src/games/medina/index.ts';
import { type Colour, type View as PagodaView, pagoda } from '../../src/games/pagoda/index.ts';
import { type AnyGame, anyMove, NOBODY, type ScoreSheet, seeded } from '../../src/kernel/index.ts';
import { type Table as ChinaTable, finish as finishChina } from '../../src/web/games/china/scoring/table.ts';
import { read as readMedina } from '../../src/web/games/medina/scoring/finish.ts';
import { read as readPagoda } from '../../src/web/games/pagoda/scoring/turns.ts';

const GAMES = 8;
/** Turns of Pagoda are harder to guess: rare courses of the end are among these. */
const GAMES_OF_PAGODA = 32;

/** Random finished games of every variant. */
function* finals(game: AnyGame, games: number): Generator<unknown> {
  for (const [v, { options }] of game.variants.entries())
    for (let n = 0; n < games; n++) {
      const random = seeded(100 * v + n);
      const state = game.start(options);
      while (game.actor(state) !== NOBODY) game.play(state, anyMove(game, state, random));
      yield state;
    }
}

const linesOf = ({ items, projected }: ScoreSheet): unknown => ({
  projected,
  lines: items.map(({ seat, rule, kind, points }) => `${seat} ${rule} ${kind} ${points}`).sort(),
});

/** What a person sees of the table at the end, and nothing else, is set up again: the sheet is the same. */
function expectSame(game: AnyGame, setUp: (view: unknown) => ReturnType<AnyGame['readPosition']>, games = GAMES): void {
  for (const state of finals(game, games)) {
    const reading = setUp(game.view(state, null));
    expect(reading).toMatchObject({ ok: true });
    if (reading.ok) expect(linesOf(game.scores(reading.value))).toEqual(linesOf(game.scores(state)));
  }
}

describe('a finished game that is set up again has the same score sheet', () => {
  test('of China, with bonus tiles that lay where nobody told', () => {
    expectSame(china, seen => {
      const { options, palaces, emissaries, ...view } = seen as ChinaView;
      const { fortifications, fortificationsLeft, tilesTaken, holders, emperorPoints } = view;
      const table = {
        ...{ options, palaces, emissaries, turn: 0, row: [null, null, null, null] },
        ...(fortifications && { fortifications, fortificationsLeft }),
        ...(tilesTaken && { tilesTaken }),
        ...(holders && { holders, emperorPoints }),
        hands: Array.from({ length: options.players }, () => ({})),
      } as ChinaTable;
      return china.readPosition(finishChina(table));
    });
  });

  test('of Medina, with streets and stocks that nobody told', () => {
    expectSame(medina, seen => {
      const { options, well, palaces, streets, walls, palaceTiles, towerTiles } = seen as MedinaView;
      return readMedina({
        options,
        well,
        palaces: palaces.map(({ colour, buildings, stables, roof }) => ({ colour, buildings, stables, roof })),
        streets: streets.length > 0 ? [streets.flat().sort()] : [],
        walls,
        palaceTiles,
        towerTiles,
        stocks: [],
        turn: null,
      } as Parameters<typeof readMedina>[0]);
    });
  });

  /** A lot as it looks: who built what, and of a roof its back. */
  function readLots({ options, lots }: PagodaView, backOf: (colour: Colour) => Colour): ReturnType<typeof readPagoda> {
    const who = (turn: number): number => 2 - (turn % 2);
    const shown = lots.map(({ floors, spire, spireColour }) => ({
      floors: floors.map(({ colour, columns, tile }, floor) => {
        const isRoof = spire !== undefined && floor === floors.length - 1;
        const slot = tile && (isRoof ? backOf(spireColour!) : tile.slot);
        return { colour, columns: columns.map(who), ...(tile && { tile: { slot: slot!, turn: who(tile.turn) } }) };
      }),
      ...(spire !== undefined && { spire: who(spire) }),
    }));
    const none = { display: {}, hand: {} };
    return readPagoda({ options, turn: 1, phase: 'begin', lots: shown, players: [none, none] });
  }
  test('of Pagoda, with turns that nobody told', () => {
    expectSame(pagoda, seen => readLots(seen as PagodaView, colour => colour), GAMES_OF_PAGODA);
  });
  test('of Pagoda, P2: whatever colours the roofs of the box have', () => {
    expectSame(pagoda, seen => readLots(seen as PagodaView, () => 'red'));
  });
});
