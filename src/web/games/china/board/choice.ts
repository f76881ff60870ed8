import {
  type Event,
  type Explanation,
  isComplete,
  palacesIn,
  provincesAt,
  spendsTwoProvinces,
  type View,
} from '../../../../games/china/index.ts';
import type { ChoiceRow, GameUiProps, MoveOption } from '../../gameUi.ts';
import { choiceWordsOf, type Placing } from '../words/choices.ts';
import { wordsOf } from '../words/index.ts';
import { nameOf } from './names.ts';
import type { Selection } from './selection.ts';

type Props = GameUiProps<View, Explanation, Event, Selection>;

const art = { palace: 'cn-palace', commit: 'cn-palace', emissary: 'cn-emissary', fortification: 'cn-fort' } as const;

const isPlacing = (explain: Explanation): explain is Placing => explain.kind in art;

/** What a palace does in each of its provinces: completes it, or has the most there, alone or with others. */
function notesOnPalace(space: string, after: View, language: Props['language']): readonly (string | false)[] {
  const words = choiceWordsOf(language);
  return provincesAt(after, space).map(province => {
    const name = nameOf(province, after);
    if (isComplete(after, province)) return words.completes(name);
    const [most, next] = palacesIn(after, province);
    const own = palacesIn(after, province).find(({ owner }) => owner === after.palaces[space]);
    if (own?.count !== most?.count) return false;
    return own?.count === next?.count ? words.ties(name) : words.leads(name);
  });
}

/** What a move brings about, in a few words each. */
function notesOn(explain: Placing, after: View, { view, language }: Props): readonly (string | false)[] {
  const words = choiceWordsOf(language);
  const [first, second] = explain.cards;
  return [
    first === second && words.pair,
    ...(explain.kind === 'palace' ? notesOnPalace(explain.space, after, language) : []),
    explain.kind === 'commit' && words.reveals,
    explain.kind === 'fortification' && words.doubles,
    spendsTwoProvinces(view, explain) && words.spendsTwoProvinces,
  ];
}

export function choice(option: MoveOption<Explanation>, props: Props): ChoiceRow {
  const { view, seat, colours, language } = props;
  const { explain } = option;
  if (!isPlacing(explain)) return { name: wordsOf(language).move(explain, view) };
  const words = choiceWordsOf(language);
  const emperors = 'for' in explain && explain.for === 'emperor';
  const look = explain.kind === 'fortification' ? '' : emperors ? 'pe' : (colours[seat ?? 0] ?? '');
  const name = words.pieces[explain.kind];
  return {
    piece: { art: art[explain.kind], look },
    name: emperors ? `${name} ${words.forEmperor}` : name,
    note: notesOn(explain, props.after(option), props).filter(Boolean).join(' · '),
  };
}
