import {
  type Event,
  type Explanation,
  isComplete,
  provincesAt,
  spendsTwoProvinces,
  type View,
} from '../../../../games/china/index.ts';
import type { ChoiceRow, GameUiProps } from '../../gameUi.ts';
import { choiceWordsOf, type Placing } from '../words/choices.ts';
import { wordsOf } from '../words/index.ts';
import { nameOf } from './names.ts';
import type { Selection } from './selection.ts';

const art = { palace: 'cn-palace', commit: 'cn-palace', emissary: 'cn-emissary', fortification: 'cn-fort' } as const;

const isPlacing = (explain: Explanation): explain is Placing => explain.kind in art;

/** What a move brings about, in a few words each. */
function notesOn(explain: Placing, { view, language }: Pick<Props, 'view' | 'language'>): readonly (string | false)[] {
  const words = choiceWordsOf(language);
  const completed =
    explain.kind === 'palace'
      ? provincesAt(view, explain.space).filter(province =>
          isComplete({ ...view, palaces: { ...view.palaces, [explain.space]: 0 } }, province),
        )
      : [];
  const [first, second] = explain.cards;
  return [
    first === second && words.pair,
    ...completed.map(province => words.completes(nameOf(province, view))),
    explain.kind === 'commit' && words.reveals,
    explain.kind === 'fortification' && words.doubles,
    spendsTwoProvinces(view, explain) && words.spendsTwoProvinces,
  ];
}

type Props = GameUiProps<View, Explanation, Event, Selection>;

export function choice(explain: Explanation, props: Props): ChoiceRow {
  const { view, seat, colours, language } = props;
  if (!isPlacing(explain)) return { name: wordsOf(language).move(explain, view) };
  const words = choiceWordsOf(language);
  const emperors = 'for' in explain && explain.for === 'emperor';
  const look = explain.kind === 'fortification' ? '' : emperors ? 'pe' : (colours[seat ?? 0] ?? '');
  const name = words.pieces[explain.kind];
  return {
    piece: { art: art[explain.kind], look },
    name: emperors ? `${name} ${words.forEmperor}` : name,
    note: notesOn(explain, props).filter(Boolean).join(' · '),
  };
}
