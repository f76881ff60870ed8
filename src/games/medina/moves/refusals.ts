import { defineRefusals, type Refusal, type RuleId } from '../../../kernel/index.ts';

/** A refusal whose reason another rule has as well: the translated words are the same, the rule is not. */
const sharing = <const R extends string>(reason: R, rule: RuleId, text: string): Refusal & { readonly reason: R } => ({
  rule,
  reason,
  text,
});

const NO_PALACE = 'There’s no palace here.';
const PALACE_NAME = 'A palace is named after its first building: top row first, then leftmost.';
const ROOFED = 'This palace already has a roof.';
const OCCUPIED = 'This space is taken.';

/** Every reason why a move is not legal. */
export const refusals = {
  ...defineRefusals({
    over: ['M24', 'The game is over: nobody can place anything.'],

    'well-first': ['M5', 'The well is placed first.'],
    'first-merchant-first': ['M4', 'The merchant that starts the first street is placed first.'],
    'no-well': ['M5', 'This game has no well.'],
    'well-lies': ['M5', 'The well is placed once, before the game.'],
    'first-merchant-lies': ['M4', 'The extra merchant is placed once, before the game.'],
    'outer-cell': ['M4', 'The extra merchant can’t go at the edge of the city.'],
    'well-cell': ['M5', 'The well’s space never counts as empty.'],

    'no-building': ['M3', 'You have no buildings of this colour left.'],
    'no-stable': ['M3', 'You have no stables left.'],
    'no-merchant': ['M3', 'You have no merchants left.'],
    'no-wall': ['M3', 'You have no walls left.'],
    'neutral-spent': ['M3', 'You have no neutral roofs left.'],

    strands: ['M6', 'After this piece you couldn’t complete your turn. Another choice lets you.'],
    'must-extend': ['M8', 'A palace of this colour can still grow: place the building next to one of its buildings.'],
    'roof-first': ['M9', 'A palace of this colour has no roof yet. Until it gets one, you can’t start another.'],
    'touches-palace': ['M10', 'This would touch another palace, even if only at a corner.'],
    'beside-well': ['M10', 'Buildings and stables can’t go on the eight spaces around the well.'],
    closed: ['M11', 'This colour is closed: everyone owns a palace in it.'],

    'no-palace': ['M12', NO_PALACE],
    'palace-name': ['M12', PALACE_NAME],
    roofed: ['M12', ROOFED],
    'extends-roofed': ['M12', 'This palace has a roof, so no more buildings can be added to it.'],
    'colour-owned': ['M12', 'You already own a palace of this colour.'],
    'no-neutral-roofs': ['M13', 'This game has no neutral roofs.'],
    'no-blocking-roofs': ['M14', 'This game has no blocking roofs.'],
    'blocker-used': ['M14', 'You’ve already used your blocking roof of this colour.'],
    'blocker-lost': ['M14', 'You’ve lost your blocking roof of this colour: your opponent has used both of theirs.'],
    'colour-turn': ['M15', 'You can place only one building of each colour per turn.'],
    'roof-turn': ['M15', 'You can place only one roof of this kind per turn.'],

    'beside-no-building': ['M16', 'A stable goes next to a building.'],
    'not-at-end': ['M17', 'The current street can still grow: place the merchant at one of its ends.'],
    'second-merchant': ['M17', 'The merchant would touch a second one here.'],
    crowded: ['M18', 'A new street would touch too many older merchants here.'],
    gate: ['M19', 'The last empty space on a side is the gate. It stays open.'],
    'not-in-line': ['M19', 'A wall goes next to a tower or to a wall on the same side.'],

    'no-tea-tiles': ['M23', 'This game has no tea tiles.'],
    'no-tea': ['M23', 'You have no tea tiles.'],
    'tea-after-piece': ['M23', 'Tea replaces your second piece. Place the first one.'],
    'tea-not-due': ['M23', 'You place only one piece this turn, so there’s nothing for tea to replace.'],
    'roof-owed': ['M25', 'You’re the only one who can still play: your turn must include a roof.'],
  }),
  'dealt-merchant-first': sharing(
    'first-merchant-first',
    'M5',
    'The merchant that starts the first street is placed first.',
  ),
  'dealt-merchant-lies': sharing('first-merchant-lies', 'M5', 'The first merchant is placed once, before the game.'),
  'dealt-outer-cell': sharing('outer-cell', 'M5', 'The well and the first merchant can’t go at the edge of the city.'),
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
  'wall-occupied': sharing('occupied', 'M19', 'There’s already a wall here.'),
};

/** Lines that no game of these options can play. */
export const excluded = defineRefusals({
  'other-colours': ['M2', 'This edition has no buildings of this colour.'],
  'wall-space': ['M19', 'Only walls go on the wall spaces.'],
  'wall-in-city': ['M19', 'Walls go on the wall spaces around the city.'],
});

/** A stable key for translation. */
export type RefusalReason = (typeof refusals)[keyof typeof refusals]['reason'] | keyof typeof excluded;
