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
