import { china, listOwners, type Options } from '../../../../games/china/index.ts';
import type { Problem } from '../../../../kernel/index.ts';
import type { SetUp } from '../../../scoring/setup.ts';
import '../board/own.ts';
import { ui } from '../ui.ts';
import Details from './Details.svelte';
import { blank, finish, press, type Table, type What, withOptions } from './table.ts';
import { wordsOf } from './words.ts';

export const setup: SetUp<Table, What> = {
  ui: ui,
  blank: options => blank(options as Options),
  withOptions: (position, options) => withOptions(position, options as Options),
  press,
  read: position => china.readPosition(finish(position)),
  view: ({ options, palaces = {}, emissaries = {}, fortifications }, points) => ({
    ...china.view(china.start(options), null),
    palaces,
    emissaries,
    ...(fortifications && { fortifications }),
    phase: 'over',
    points,
  }),
  tools: ({ options }, names, seatColours, language) => {
    const words = wordsOf(language);
    const piece = { group: words.pieces };
    return [
      ...listOwners(options).map(owner => ({
        ...piece,
        key: `owner-${owner}`,
        what: { kind: 'owner', owner } as const,
        icon: 'cn-palace',
        look: owner === 'emperor' ? 'pe' : seatColours[owner]!,
        label: owner === 'emperor' ? words.emperor : names[owner]!,
      })),
      ...(options.fortifications
        ? [
            {
              ...piece,
              key: 'fort',
              what: { kind: 'fortification' } as const,
              icon: 'cn-fort',
              look: '',
              label: words.fortification,
            },
          ]
        : []),
      { ...piece, key: 'remove', what: { kind: 'remove' }, icon: 'i-minus', look: '', label: words.remove },
    ];
  },
  unknownNames: ({ reason }: Problem) => reason === 'unknown-name',
  say: (problem, { options }, names, language) => wordsOf(language).problem(problem, options.players, names),
  hint: language => wordsOf(language).hint,
  Details,
};
