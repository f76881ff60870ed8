import type { Variant } from '../../kernel/index.ts';
import { type Options, readOptions } from './options.ts';

function variant(name: string, asked: Partial<Options>): Variant<Options> {
  const options = readOptions(asked);
  if (!options.ok) throw new Error(`variant ${name}: ${JSON.stringify(options.problems)}`);
  return { name, options: options.value };
}

export const variants: readonly Variant<Options>[] = [
  variant('second-4', { players: 4 }),
  variant('second-3', { players: 3 }),
  variant('second-2', { players: 2 }),
  variant('first-4', { players: 4, rules: 'first' }),
  variant('first-3', { players: 3, rules: 'first' }),
  variant('duel', { players: 2, rules: 'duel' }),
  variant('second-4-no-well', { players: 4, well: false }),
  variant('second-3-no-tea', { players: 3, tea: false }),
  variant('second-2-no-well-no-tea', { players: 2, well: false, tea: false }),
  variant('second-4-francaise', { players: 4, francaise: true }),
  variant('second-2-new-street-apart', { players: 2, newStreetTouches: 0 }),
  variant('second-3-closed-stocks', { players: 3, openStocks: false }),
  variant('first-3-francaise', { players: 3, rules: 'first', francaise: true }),
  variant('first-4-one-connection', { players: 4, rules: 'first', wallArms: false }),
  variant('first-3-new-street-apart', { players: 3, rules: 'first', newStreetTouches: 0 }),
  variant('duel-one-connection', { players: 2, rules: 'duel', wallArms: false }),
  variant('duel-francaise-new-street-apart', { players: 2, rules: 'duel', francaise: true, newStreetTouches: 0 }),
];
