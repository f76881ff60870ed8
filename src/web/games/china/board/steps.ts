import type { Event, Explanation, Phase, View } from '../../../../games/china/index.ts';
import type { GameUiProps, Steps } from '../../gameUi.ts';
import { turnWordsOf } from '../words/turn.ts';
import type { Selection } from './selection.ts';

type Part = 'pieces' | 'keep' | 'draw' | 'emperor';

const parts: { readonly [P in Phase]?: Part } = {
  keep: 'keep',
  draw: 'draw',
  'deal-hand': 'draw',
  'deal-row': 'draw',
  emperor: 'emperor',
  'deal-emperor': 'emperor',
};

/** The parts of a turn with the Emperor, who comes last unless he was called first. */
export function steps({ view, language }: GameUiProps<View, Explanation, Event, Selection>): Steps | undefined {
  if (!view.emperorCards) return undefined;
  const words = turnWordsOf(language).steps;
  const own: readonly Part[] = view.kept ? ['pieces', 'keep', 'draw'] : ['pieces', 'draw'];
  const order: readonly Part[] = view.emperorFirst ? ['emperor', ...own] : [...own, 'emperor'];
  return { labels: order.map(part => words[part]), at: order.indexOf(parts[view.phase] ?? 'pieces') };
}
