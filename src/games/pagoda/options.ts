import { choice, findProblems, flag, list, object, type Reading } from '../../kernel/index.ts';
import { COLOURS, type Colour, ROOFS } from './vocabulary.ts';

export interface Options {
  readonly players: 2;
  /** P21: three floors, and a spire scores 4. */
  readonly quick: boolean;
  /** P22: no abilities. */
  readonly beginners: boolean;
  /** P2: the colours on the backs of the 25 tiles, where they are other than ours. */
  readonly roofs?: readonly Colour[];
}

export const optionsSchema = object(
  {},
  {
    players: choice([2], { default: 2, description: 'Pagoda is a game for two.' }),
    quick: flag({ default: false, description: 'Quick game: three floors, and a spire scores 4 (P21).' }),
    beginners: flag({ default: false, description: "Beginners' game: no abilities (P22)." }),
    roofs: list(choice(COLOURS), ROOFS.length, ROOFS.length, {
      description:
        'P2: the colours of the spires on the backs of the 25 tiles, by background, then by slot colour, both in the order red, blue, green, yellow, violet. If left out: that of the slots.',
    }),
  },
);

/** What `readOptions` makes of a document that the schema allows. */
export const optionsFrom = (document: Partial<Options>): Options => ({
  players: 2,
  quick: document.quick ?? false,
  beginners: document.beginners ?? false,
  ...(document.roofs && !isOurs(document.roofs) && { roofs: document.roofs }),
});

const isOurs = (roofs: readonly Colour[]): boolean => roofs.every((colour, tile) => colour === ROOFS[tile]);

export function readOptions(document: unknown): Reading<Options> {
  const problems = findProblems(optionsSchema, document);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: optionsFrom(document as Partial<Options>) };
}

/** P7, P21: the floor that the roof stands on. */
export const lastFloor = (options: Options): number => (options.quick ? 3 : 4);

/** P7, P21 */
export const spirePoints = (options: Options): number => (options.quick ? 4 : 5);
