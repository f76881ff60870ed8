import type { Colour, Event, Explanation, View } from '../../../../games/medina/index.ts';
import type { Seat } from '../../../../kernel/index.ts';
import type { GameUiProps } from '../../gameUi.ts';
import { wordsOf } from '../words/index.ts';
import { playerWordsOf } from '../words/player.ts';
import type { Selection } from './selection.ts';

type Props = GameUiProps<View, Explanation, Event, Selection>;

/** All that the panel of a player shows. */
export function describePlayer(of: Seat, props: Props): readonly string[] {
  const { view, seat, language } = props;
  const words = wordsOf(language);
  const holds = <T>([, holder]: readonly [string, T]): boolean => holder === of;
  const tiles = [
    ...Object.entries(view.palaceTiles)
      .filter(holds)
      .map(([colour]) => words.palaceTile(colour as Colour)),
    ...Object.entries(view.towerTiles)
      .filter(holds)
      .map(([tower]) => words.towerTile(tower)),
  ];
  return [
    ...(view.out?.includes(of) ? [words.out] : []),
    ...(tiles.length > 0 ? tiles : [words.noTile]),
    ...(view.options.openStocks || of === seat ? describeStock(of, props) : []),
  ];
}

function describeStock(of: Seat, { view, language }: Props): readonly string[] {
  const words = playerWordsOf(language);
  const { buildings, ownRoofs, blockingRoofs, neutralRoofs, stables, merchants, walls, tea } = view.stocks[of]!;
  return [
    ...Object.entries(buildings).map(([colour, n]) => words.buildings(colour as Colour, n)),
    words.roofs(ownRoofs.length),
    ...(view.options.rules === 'duel' ? [words.blockingRoofs(blockingRoofs.length)] : []),
    ...(neutralRoofs > 0 ? [words.neutralRoofs(neutralRoofs)] : []),
    words.stables(stables),
    words.merchants(merchants),
    words.walls(walls),
    ...(view.options.tea ? [words.tea(tea)] : []),
  ];
}
