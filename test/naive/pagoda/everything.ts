// Every move that can be told of in words, to see that none is missing from the engine's vocabulary.
import type { Explanation, Payment } from '../../../src/games/pagoda/index.ts';
import { tileIsRoof } from './building.ts';
import { holds } from './payments.ts';
import { COLOURS, type Colour, type Source, type Table } from './table.ts';

const SOURCES: readonly Source[] = ['display', 'hand'];
const CARDS = SOURCES.flatMap(from => COLOURS.map(colour => ({ from, colour })));

/** All sets of one to three cards, those of the display before those of the hand, each in the order of the colours. */
const PAYMENTS: readonly Payment[] = CARDS.flatMap((first, i) => [
  payment([first]),
  ...CARDS.slice(i).flatMap((second, j) => [
    payment([first, second]),
    ...CARDS.slice(i + j).map(third => payment([first, second, third])),
  ]),
]);

function payment(cards: readonly { from: Source; colour: Colour }[]): Payment {
  const of = (source: Source) => cards.filter(({ from }) => from === source).map(({ colour }) => colour);
  return { display: of('display'), hand: of('hand') };
}

const ALONE: readonly Explanation[] = [
  { kind: 'end' },
  { kind: 'fan' },
  { kind: 'pass' },
  { kind: 'lantern' },
  { kind: 'dragon-end' },
  ...COLOURS.map(colour => ({ kind: 'draw', colour }) as const),
  ...CARDS.flatMap(card => [{ kind: 'dragon', ...card } as const, { kind: 'discard', ...card } as const]),
];

/** Every move, but for those whose cards are not there. */
export function everyMove(table: Table): Explanation[] {
  const payments = PAYMENTS.filter(cards => holds(table, cards));
  return [
    ...ALONE,
    ...payments.flatMap(paid => COLOURS.map(colour => ({ kind: 'spire', colour, payment: paid }) as const)),
    ...table.lots.flatMap((place, n) => {
      const lot = n + 1;
      const roof = tileIsRoof(table, place);
      return COLOURS.flatMap(colour => [
        { kind: 'modified-column', lot, colour } as const,
        ...payments.flatMap(paid => [
          { kind: 'column', lot, colour, payment: paid } as const,
          ...COLOURS.map(slot => {
            const tile = { background: colour, slot };
            return { kind: 'tile', lot, tile, roof, payment: paid } as const;
          }),
        ]),
      ]);
    }),
  ];
}
