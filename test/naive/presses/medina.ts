// What a tap means in Medina: the piece in hand; without one a wall at the edge, a roof on a palace, a building elsewhere.
import { type Explanation, medina, type Position, type View } from '../../../src/games/medina/index.ts';
import type { JsonObject, Random, Seat } from '../../../src/kernel/index.ts';
import { layoutFor } from '../../../src/web/games/medina/board/geometry.ts';
import { matcherAt, rankMeaning, tapPiece, tapTea, textAt } from '../../../src/web/games/medina/board/meaning.ts';
import { fits, isAt, palaceAt, type Selection } from '../../../src/web/games/medina/board/selection.ts';
import { palaceNamed } from '../medina/placements.ts';
import { tableOf } from '../medina/read.ts';
import { coloursOf, type Table } from '../medina/table.ts';
import { medinaNaive } from '../medina.ts';
import { asMeant, type Meaning, type Press, type Presses } from './measure.ts';

const one = (...moves: readonly Explanation[]): Meaning => ({ moves: moves.map(move => [move]) });

function meaningOf(table: Table, view: View, seat: Seat, spot: string, held: Selection | undefined): Meaning {
  const isWall = !table.city.cells.includes(spot);
  const isStart = table.streets.length === 0;
  const kind =
    held?.kind ?? (isStart && !isWall ? 'merchant' : isWall ? 'wall' : palaceAt(view, spot) ? 'roof' : 'building');
  // M19: only walls go around the city, and nowhere else.
  if (isWall !== (kind === 'wall')) return { moves: [], always: ['M19'] };
  switch (kind) {
    case 'merchant':
      return one(isStart ? { kind: 'first-merchant', cell: spot } : { kind, cell: spot });
    case 'building': {
      const stock = table.stocks[seat]!.buildings;
      const colours = coloursOf(table.options.rules);
      const wanted = held?.kind === 'building' ? [held.colour] : colours.filter(colour => stock[colour] > 0);
      return one(...(wanted.length > 0 ? wanted : colours).map(colour => ({ kind, colour, cell: spot })));
    }
    case 'roof': {
      const palace = palaceAt(view, spot)?.name ?? spot;
      return one({
        kind,
        roof: held?.kind === 'roof' ? held.roof : 'own',
        palace: palaceNamed(table, palace) ? palace : spot,
      });
    }
    default:
      return one({ kind, cell: spot });
  }
}

/** Kinds of pieces in front of the player. */
const kindsOf = (table: Table): readonly Selection[] => [
  ...coloursOf(table.options.rules).map(colour => ({ kind: 'building', colour }) as const),
  { kind: 'stable' },
  { kind: 'merchant' },
  { kind: 'wall' },
  { kind: 'roof', roof: 'own' },
  ...(table.options.rules === 'duel' ? [{ kind: 'roof', roof: 'blocking' } as const] : []),
  ...(table.options.rules === 'second' && table.options.players < 4
    ? [{ kind: 'roof', roof: 'neutral' } as const]
    : []),
];

function pressBoard(view: View, table: Table, seat: Seat, random: Random): Press {
  const { spots } = layoutFor(view.columns, view.rows);
  const { id } = spots[random.below(spots.length)]!;
  const kinds = kindsOf(table);
  const held = random.below(4) === 0 ? undefined : kinds[random.below(kinds.length)];
  return {
    name: `${id} with ${held ? Object.values(held).join(' ') : 'nothing'}`,
    takes: explain => fits(explain as Explanation, held) && isAt(explain as Explanation, id, view),
    meant: { matches: matcherAt(id, view, held) as (explain: object) => boolean, text: textAt(id, held) },
    means: meaningOf(table, view, seat, id, held),
  };
}

const isTea = ({ kind }: { readonly kind: string }): boolean => kind === 'tea';
const tea: Press = { name: 'tea', takes: isTea, meant: asMeant(tapTea), means: one({ kind: 'tea' }) };

/** A piece of the supply means to place it: anywhere that its kind goes, so that only what forbids it everywhere is the reason. */
function placements(table: Table, view: View, held: Selection): readonly Explanation[] {
  const { cells } = table.city;
  switch (held.kind) {
    case 'building':
      return cells.map(cell => ({ ...held, cell }));
    case 'roof':
      return (view.palaces.length > 0 ? view.palaces.map(({ name }) => name) : cells).map(palace => ({
        ...held,
        palace,
      }));
    case 'wall':
      return layoutFor(view.columns, view.rows)
        .spots.filter(({ id }) => !cells.includes(id))
        .map(({ id }) => ({ kind: 'wall', cell: id }));
    case 'merchant':
      return cells.map(cell => ({ kind: table.streets.length === 0 ? 'first-merchant' : 'merchant', cell }));
    case 'stable':
      return cells.map(cell => ({ kind: 'stable', cell }));
  }
}

function pressTray(view: View, table: Table, random: Random): Press {
  const kinds = kindsOf(table);
  const n = random.below(kinds.length + (table.options.tea && table.streets.length > 0 ? 1 : 0));
  const held = kinds[n];
  if (!held) return tea;
  return {
    name: `${Object.values(held).join(' ')} of the supply`,
    takes: explain => fits(explain as Explanation, held),
    meant: asMeant(tapPiece(held, view)),
    means: { moves: [placements(table, view, held)] },
  };
}

export const medinaPresses: Presses = {
  understanding: { game: medina, rankMeaning, aboutCards: [] },
  naive: medinaNaive,
  press: (view, position, seat, random, region) => {
    const table = tableOf(position as unknown as Position);
    return region === 'tray' ? pressTray(view as View, table, random) : pressBoard(view as View, table, seat, random);
  },
  lavish: (position: JsonObject) => position,
  holds: () => true,
};
