import type { Variant } from '../../kernel/index.ts';
import { type Options, optionsFrom } from './options.ts';

export const variants: readonly Variant<Options>[] = [
  { name: 'standard', options: optionsFrom({}) },
  { name: 'quick', options: optionsFrom({ quick: true }) },
  { name: 'beginners', options: optionsFrom({ beginners: true }) },
  { name: 'quick-beginners', options: optionsFrom({ quick: true, beginners: true }) },
];
