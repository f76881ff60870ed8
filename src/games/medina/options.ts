import { choice, findProblems, flag, isObject, object, type Problem, type Reading } from '../../kernel/index.ts';
import { RULE_SETS, type RuleSet } from './vocabulary.ts';

/** The newest rules: M21 by wall lines, M22 and M24 for players who are out. */
export const REVISION = 2;

/** What a table agrees on before a game of Medina. */
export interface Options {
  readonly players: number;
  readonly rules: RuleSet;
  readonly well: boolean;
  readonly tea: boolean;
  readonly francaise: boolean;
  readonly wallArms: boolean;
  readonly newStreetTouches: 0 | 1;
  readonly openStocks: boolean;
}

/** M3: who can play what. */
const PLAYERS: { readonly [rules in RuleSet]: readonly number[] } = { first: [3, 4], duel: [2], second: [2, 3, 4] };

export const optionsSchema = object(
  {
    players: choice([2, 3, 4], {
      description: 'How many play: 3 or 4 with the first edition, 2 with the duel, 2 to 4 with the second edition.',
    }),
  },
  {
    rules: choice(RULE_SETS, {
      description: 'The first edition (2001), its two-player variant, or the second edition (2014).',
      default: 'second',
    }),
    well: flag({ description: 'M5: play with the well. Second edition only, where it is on by default.' }),
    tea: flag({ description: 'M23: play with the tea tiles. Second edition only, where they are on by default.' }),
    francaise: flag({
      description:
        'M9, a house option ("roof first"): a new palace may start only when every palace of the colour is roofed.',
      default: false,
    }),
    wallArms: flag({
      description:
        "M21: each of a tower's two wall lines is a connection of its own. First edition and duel only, where it is on by default.",
    }),
    newStreetTouches: choice([0, 1], {
      description: 'M18: the most merchants of older streets that the first merchant of a new street may touch.',
      default: 1,
    }),
    openStocks: flag({
      description: 'Whether the counts of the pieces that others still have are displayed. Changes no rule.',
      default: true,
    }),
  },
  { description: 'The options of a game of Medina.' },
);

/** Fills in defaults, in revision 1 without wall lines of their own; refuses what the rules exclude. */
export function readOptions(document: unknown, revision = REVISION): Reading<Options> {
  const problems = findProblems(optionsSchema, document);
  if (problems.length > 0 || !isObject(document)) return { ok: false, problems };
  const asked = document as Partial<Options> & { readonly players: number };
  const rules = asked.rules ?? 'second';
  const options: Options = {
    players: asked.players,
    rules,
    well: asked.well ?? rules === 'second',
    tea: asked.tea ?? rules === 'second',
    francaise: asked.francaise ?? false,
    wallArms: asked.wallArms ?? (revision > 1 && rules !== 'second'),
    newStreetTouches: asked.newStreetTouches ?? 1,
    openStocks: asked.openStocks ?? true,
  };
  const excluded = exclusions(options);
  return excluded.length > 0 ? { ok: false, problems: excluded } : { ok: true, value: options };
}

function exclusions({ players, rules, well, tea, wallArms }: Options): Problem[] {
  const problems: Problem[] = [];
  const numbers = PLAYERS[rules];
  if (!numbers.includes(players))
    problems.push({
      path: 'players',
      message: `is ${players}, but the rules "${rules}" are for ${numbers.join(', ')}`,
      rule: 'M3',
      reason: 'players-excluded',
      parameters: { players },
    });
  if (well && rules !== 'second')
    problems.push({ path: 'well', message: 'belongs to the second edition only', rule: 'M5', reason: 'well-excluded' });
  if (tea && rules !== 'second')
    problems.push({ path: 'tea', message: 'belongs to the second edition only', rule: 'M23', reason: 'tea-excluded' });
  if (wallArms && rules === 'second')
    problems.push({
      path: 'wallArms',
      message: 'belongs to the first edition and the duel only',
      rule: 'M21',
      reason: 'wall-arms-excluded',
    });
  return problems;
}
