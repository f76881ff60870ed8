import type { Variant } from '../../kernel/index.ts';
import { type Options, optionsFrom } from './options.ts';
import { COLOURS, ROOFS } from './vocabulary.ts';

export const variants: readonly Variant<Options>[] = [
  { name: 'standard', options: optionsFrom({}) },
  { name: 'quick', options: optionsFrom({ quick: true }) },
  { name: 'beginners', options: optionsFrom({ beginners: true }) },
  { name: 'quick-beginners', options: optionsFrom({ quick: true, beginners: true }) },
  // P2: backs of an owner's own, here each colour of slots with another one.
  {
    name: 'own-roofs',
    options: optionsFrom({ roofs: ROOFS.map((_, tile) => COLOURS[(tile + ((tile / 5) | 0)) % 5]) }),
  },
];
