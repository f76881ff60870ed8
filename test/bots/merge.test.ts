import { expect, test } from 'vitest';
import { settle, startSearch, think } from '../../src/bots/index.ts';
import { merge } from '../../src/bots/merge.ts';
import { gameOf, positions } from './positions.ts';

test('several searches from one root give one answer, the same every time', () => {
  const game = gameOf('pagoda');
  for (const { state, seat } of positions(game, 5, 6)) {
    const view = game.view(state, seat);
    const searches = () => [1, 2, 3].map(seed => think(startSearch(game, view, seat, seed, { iterations: 24 }))!);
    const options = merge(searches());
    expect(merge(searches())).toEqual(options);
    expect(game.moves(state)).toContain(options[0]!.moves[0]);
    expect(settle(game, view, seat, searches())).toBe(game.writeMove(state, options[0]!.moves[0]!));
    const visits = searches()
      .flat()
      .reduce((sum, option) => sum + option.visits, 0);
    expect(options.reduce((sum, option) => sum + option.visits, 0)).toBe(visits);
  }
});

test('where nothing is drawn, workers compare other turns, and together as many as one', () => {
  const game = gameOf('medina');
  for (const { state, seat } of positions(game, 5, 6)) {
    const view = game.view(state, seat);
    const names = (of: number): string[] =>
      Array.from({ length: of }, (_, worker) =>
        think(startSearch(game, view, seat, 1, { iterations: 3 }, { worker, of }))!.map(({ moves }) => moves.join()),
      ).flat();
    const shared = names(3);
    expect(new Set(shared).size).toBe(shared.length);
    expect(shared.toSorted()).toEqual(names(1).toSorted());
    const searches = [0, 1, 2].map(
      worker => think(startSearch(game, view, seat, 1, { iterations: 6 }, { worker, of: 3 }))!,
    );
    expect(game.moves(state).map(move => game.writeMove(state, move))).toContain(settle(game, view, seat, searches));
  }
});
