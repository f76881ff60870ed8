import type { Refusal } from '../../../kernel/index.ts';

const refusal = <const R extends string>(rule: string, reason: R, text: string) =>
  ({ rule, reason, text }) satisfies Refusal;

/** Every reason why a move is not legal. */
export const REFUSALS = {
  over: refusal('M24', 'over', 'The game is over: nobody can place a piece any more.'),

  wellFirst: refusal('M5', 'well-first', 'First the well is laid out.'),
  firstMerchantFirst: refusal(
    'M4',
    'first-merchant-first',
    'First the merchant that begins the first street is placed.',
  ),
  dealtMerchantFirst: refusal(
    'M5',
    'first-merchant-first',
    'First the merchant that begins the first street is laid out.',
  ),
  noWell: refusal('M5', 'no-well', 'This game is played without the well.'),
  wellLies: refusal('M5', 'well-lies', 'The well is laid out once, before the game.'),
  firstMerchantLies: refusal('M4', 'first-merchant-lies', 'The extra merchant is placed once, before the game.'),
  dealtMerchantLies: refusal('M5', 'first-merchant-lies', 'The first merchant is laid out once, before the game.'),
  outerCell: refusal('M4', 'outer-cell', 'The extra merchant is never placed in an outer row or column.'),
  dealtOuterCell: refusal('M5', 'outer-cell', 'Well and first merchant never lie in an outer row or column.'),
  wellCell: refusal('M5', 'well-cell', "The well's cell is never empty."),

  noBuilding: refusal('M3', 'no-building', 'You have no building of this colour left.'),
  noStable: refusal('M3', 'no-stable', 'You have no stable left.'),
  noMerchant: refusal('M3', 'no-merchant', 'You have no merchant left.'),
  noWall: refusal('M3', 'no-wall', 'You have no wall left.'),

  strands: refusal('M6', 'strands', 'After this piece the turn could not be completed; another choice allows it.'),
  buildingOccupied: refusal('M8', 'occupied', 'Something stands here already.'),
  mustExtend: refusal(
    'M8',
    'must-extend',
    'A palace of this colour can still grow: the building goes beside one of its buildings.',
  ),
  roofFirst: refusal(
    'M9',
    'roof-first',
    'A palace of this colour has no roof yet: until it has one, no new palace of the colour may start.',
  ),
  touchesPalace: refusal('M10', 'touches-palace', 'It would touch another palace, be it at a corner.'),
  besideWell: refusal('M10', 'beside-well', 'The eight cells around the well are barred to buildings and stables.'),
  closed: refusal('M11', 'closed', 'This colour is closed: every player owns a palace of it.'),

  noPalace: refusal('M12', 'no-palace', 'There is no palace here to roof.'),
  palaceName: refusal(
    'M12',
    'palace-name',
    'Name the palace by its building that comes first: the topmost row, and there the leftmost.',
  ),
  roofed: refusal('M12', 'roofed', 'This palace has a roof already.'),
  colourOwned: refusal('M12', 'colour-owned', 'You own a palace of this colour already.'),
  noNeutralRoofs: refusal('M13', 'no-neutral-roofs', 'There are no neutral roofs in this game.'),
  neutralSpent: refusal('M13', 'neutral-spent', 'You have no neutral roof left.'),
  noBlockingRoofs: refusal('M14', 'no-blocking-roofs', 'There are no blocking roofs in this game.'),
  blockerUsed: refusal('M14', 'blocker-used', 'You have used your blocking roof of this colour.'),
  blockerLost: refusal(
    'M14',
    'blocker-lost',
    'Your blocking roof of this colour is lost: your opponent has used both roofs of it.',
  ),
  colourTurn: refusal('M15', 'colour-turn', 'Only one building of a colour may be placed in a turn.'),
  roofTurn: refusal('M15', 'roof-turn', 'Only one roof of this kind may be placed in a turn.'),

  stableOccupied: refusal('M16', 'occupied', 'Something stands here already.'),
  besideNoBuilding: refusal('M16', 'beside-no-building', 'A stable goes beside a building.'),
  merchantOccupied: refusal('M17', 'occupied', 'Something stands here already.'),
  notAtEnd: refusal('M17', 'not-at-end', 'The current street can be extended: a merchant goes beside one of its ends.'),
  secondMerchant: refusal('M17', 'second-merchant', 'Here the merchant would touch a second one.'),
  crowded: refusal('M18', 'crowded', 'Here a new street would touch too many merchants of older ones.'),
  wallStands: refusal('M19', 'occupied', 'A wall stands here already.'),
  gate: refusal('M19', 'gate', 'The last empty cell of a side is the gate: it stays open.'),
  notInLine: refusal('M19', 'not-in-line', 'A wall goes next to a tower or to a wall on the same side.'),

  noTeaTiles: refusal('M23', 'no-tea-tiles', 'This game is played without tea tiles.'),
  noTea: refusal('M23', 'no-tea', 'You have no tea tile.'),
  teaAfterPiece: refusal('M23', 'tea-after-piece', 'Tea stands for the second piece: place the first one.'),
  teaNotDue: refusal('M23', 'tea-not-due', 'This turn has one piece only, so tea can stand for none.'),
  roofOwed: refusal('M25', 'roof-owed', 'Only you can go on: your turn must contain a roof.'),
} as const;

/** A stable key for translation. */
export type Reason = (typeof REFUSALS)[keyof typeof REFUSALS]['reason'];
