import type { Event, Explanation, PalaceView, View } from '../../../../games/medina/index.ts';
import type { ChoiceRow, GameUiProps, MoveOption } from '../../gameUi.ts';
import { choiceWordsOf } from '../words/choices.ts';
import { wordsOf } from '../words/index.ts';
import { isUpright } from './geometry.ts';
import { palaceAt, type Selection } from './selection.ts';

type Props = GameUiProps<View, Explanation, Event, Selection>;
type Of<K extends Explanation['kind']> = Extract<Explanation, { readonly kind: K }>;

const domes = { own: 'md-dome', neutral: 'md-dome-neutral', blocking: 'md-dome-block' } as const;

export function choice(option: MoveOption<Explanation>, props: Props): ChoiceRow {
  const { seat, colours, language, view } = props;
  const { explain } = option;
  const words = choiceWordsOf(language);
  const after = props.after(option);
  switch (explain.kind) {
    case 'building':
      return {
        piece: { art: 'md-building', look: `md-${explain.colour}` },
        name: words.building(explain.colour),
        note: words.builds(palaceAt(after, explain.cell)?.size ?? 1),
      };
    case 'stable':
      return { piece: { art: 'md-stable' }, name: words.stable, note: sayOfStable(explain, after, props) };
    case 'merchant':
    case 'first-merchant':
      return {
        piece: { art: 'md-merchant' },
        name: words.merchant,
        note: words.street(after.streets.at(-1)?.length ?? 1),
      };
    case 'wall':
      return {
        piece: { art: isUpright(explain.cell) ? 'md-wall-v' : 'md-wall-h' },
        name: words.wall,
        note: words.walls,
      };
    case 'roof': {
      const look = explain.roof === 'neutral' ? 'pn' : (colours[seat ?? 0] ?? '');
      return {
        piece: { art: domes[explain.roof], look },
        name: words.roof(explain.roof),
        note: sayOfRoof(explain, after, props),
      };
    }
    default:
      return { name: wordsOf(language).move(explain, view) };
  }
}

/** Whose palaces have the stable once it is there. */
function sayOfStable({ cell }: Of<'stable'>, after: View, { players, language }: Props): string | undefined {
  const words = choiceWordsOf(language);
  const [palace, ...others] = after.palaces.filter(({ stables }) => (stables as readonly string[]).includes(cell));
  if (!palace) return undefined;
  const { colour, roof } = palace;
  return others.length > 0
    ? words.enlargesSeveral(others.length + 1)
    : words.enlarges(colour, roof?.seat === undefined ? undefined : players[roof.seat]);
}

/** What a roof brings: the spaces of the palace, and its tile where no larger one has it. */
function sayOfRoof({ roof, palace }: Of<'roof'>, after: View, { view, seat, language }: Props): string {
  const words = choiceWordsOf(language);
  const claimed: PalaceView | undefined = palaceAt(after, palace);
  if (roof !== 'own' || !claimed) return words.forNobody;
  const { colour, size } = claimed;
  return words.claims(size, after.palaceTiles[colour] === seat && view.palaceTiles[colour] !== seat);
}
