import { defineRefusals, type Refusal, type RuleId } from '../../../kernel/index.ts';

/** A refusal whose reason another rule has as well: the translated words are the same, the rule is not. */
const sharing = <const R extends string>(reason: R, rule: RuleId, text: string): Refusal & { readonly reason: R } => ({
  rule,
  reason,
  text,
});

const NO_PALACE = 'There is no palace here to roof.';
const PALACE_NAME = 'Name the palace by its building that comes first: the topmost row, and there the leftmost.';
const ROOFED = 'This palace has a roof already.';
const OCCUPIED = 'Something stands here already.';

/** Every reason why a move is not legal. */
export const refusals = {
  ...defineRefusals({
    over: ['M24', 'The game is over: nobody can place a piece any more.'],

    'well-first': ['M5', 'First the well is laid out.'],
    'first-merchant-first': ['M4', 'First the merchant that begins the first street is placed.'],
    'no-well': ['M5', 'This game is played without the well.'],
    'well-lies': ['M5', 'The well is laid out once, before the game.'],
    'first-merchant-lies': ['M4', 'The extra merchant is placed once, before the game.'],
    'outer-cell': ['M4', 'The extra merchant is never placed in an outer row or column.'],
    'well-cell': ['M5', "The well's cell is never empty."],

    'no-building': ['M3', 'You have no building of this colour left.'],
    'no-stable': ['M3', 'You have no stable left.'],
    'no-merchant': ['M3', 'You have no merchant left.'],
    'no-wall': ['M3', 'You have no wall left.'],
    'neutral-spent': ['M3', 'You have no neutral roof left.'],

    strands: ['M6', 'After this piece the turn could not be completed; another choice allows it.'],
    'must-extend': ['M8', 'A palace of this colour can still grow: the building goes beside one of its buildings.'],
    'roof-first': [
      'M9',
      'A palace of this colour has no roof yet: until it has one, no new palace of the colour may start.',
    ],
    'touches-palace': ['M10', 'It would touch another palace, be it at a corner.'],
    'beside-well': ['M10', 'The eight cells around the well are barred to buildings and stables.'],
    closed: ['M11', 'This colour is closed: every player owns a palace of it.'],

    'no-palace': ['M12', NO_PALACE],
    'palace-name': ['M12', PALACE_NAME],
    roofed: ['M12', ROOFED],
    'colour-owned': ['M12', 'You own a palace of this colour already.'],
    'no-neutral-roofs': ['M13', 'There are no neutral roofs in this game.'],
    'no-blocking-roofs': ['M14', 'There are no blocking roofs in this game.'],
    'blocker-used': ['M14', 'You have used your blocking roof of this colour.'],
    'blocker-lost': ['M14', 'Your blocking roof of this colour is lost: your opponent has used both roofs of it.'],
    'colour-turn': ['M15', 'Only one building of a colour may be placed in a turn.'],
    'roof-turn': ['M15', 'Only one roof of this kind may be placed in a turn.'],

    'beside-no-building': ['M16', 'A stable goes beside a building.'],
    'not-at-end': ['M17', 'The current street can be extended: a merchant goes beside one of its ends.'],
    'second-merchant': ['M17', 'Here the merchant would touch a second one.'],
    crowded: ['M18', 'Here a new street would touch too many merchants of older ones.'],
    gate: ['M19', 'The last empty cell of a side is the gate: it stays open.'],
    'not-in-line': ['M19', 'A wall goes next to a tower or to a wall on the same side.'],

    'no-tea-tiles': ['M23', 'This game is played without tea tiles.'],
    'no-tea': ['M23', 'You have no tea tile.'],
    'tea-after-piece': ['M23', 'Tea stands for the second piece: place the first one.'],
    'tea-not-due': ['M23', 'This turn has one piece only, so tea can stand for none.'],
    'roof-owed': ['M25', 'Only you can go on: your turn must contain a roof.'],
  }),
  'dealt-merchant-first': sharing(
    'first-merchant-first',
    'M5',
    'First the merchant that begins the first street is laid out.',
  ),
  'dealt-merchant-lies': sharing('first-merchant-lies', 'M5', 'The first merchant is laid out once, before the game.'),
  'dealt-outer-cell': sharing('outer-cell', 'M5', 'Well and first merchant never lie in an outer row or column.'),
  'neutral-no-palace': sharing('no-palace', 'M13', NO_PALACE),
  'neutral-palace-name': sharing('palace-name', 'M13', PALACE_NAME),
  'neutral-roofed': sharing('roofed', 'M13', ROOFED),
  'blocking-no-palace': sharing('no-palace', 'M14', NO_PALACE),
  'blocking-palace-name': sharing('palace-name', 'M14', PALACE_NAME),
  'blocking-roofed': sharing('roofed', 'M14', ROOFED),
  'building-occupied': sharing('occupied', 'M8', OCCUPIED),
  'start-occupied': sharing('occupied', 'M9', OCCUPIED),
  'stable-occupied': sharing('occupied', 'M16', OCCUPIED),
  'merchant-occupied': sharing('occupied', 'M17', OCCUPIED),
  'street-occupied': sharing('occupied', 'M18', OCCUPIED),
  'wall-occupied': sharing('occupied', 'M19', 'A wall stands here already.'),
};

/** A stable key for translation. */
export type RefusalReason = (typeof refusals)[keyof typeof refusals]['reason'];
