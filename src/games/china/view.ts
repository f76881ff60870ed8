import type { Random, Seat } from '../../kernel/index.ts';
import { boardOf } from './board/board.ts';
import type { Event } from './events.ts';
import {
  DISCARDS,
  EMISSARIES_LEFT,
  EMPEROR_HAND,
  HAND_SIZE,
  KEPT,
  PALACES_LEFT,
  PILE,
  PILE_SIZE,
  PLAYED,
  ROW_AT,
  UNREVEALED,
} from './layout.ts';
import type { Explanation } from './moves/explain.ts';
import type { Options } from './options.ts';
import { readCards, readHand, readOpen, readPile } from './position/read.ts';
import { type Cards, type OpenPart, times, writeCards, writeHand, writeOpen } from './position/write.ts';
import { gainCard, pickColour, takeFromPile } from './rules/cards.ts';
import { emperorMayEnter } from './rules/emperor.ts';
import { countOlder } from './rules/memory.ts';
import { settledPoints } from './scoring.ts';
import { blank, countOwners, handAt, knownAt, listOwners, olderAt, type State, sumCells } from './state.ts';
import {
  COLOUR_COUNT,
  COLOURS,
  type Colour,
  countCards,
  type Owner,
  ROW,
  TILE_COLOURS,
  type TileColour,
} from './vocabulary.ts';

/** What a seat knows with a perfect memory: all that lies open, its own hand, and of the other cards how many there are. */
export interface View extends OpenPart {
  readonly options: Options;
  /** Own cards; left out for a spectator. */
  readonly hand?: Cards;
  readonly handSizes: readonly number[];
  readonly pileSize: number;
  /** The cards of which this seat does not know where they are: the pile, and what is not known of the other hands. */
  readonly unseen: Cards;
  /**
   * C15: while all can tell them from cards of the new pile, the older ones of what is not known of the hands: how many each seat
   * has, which they are all together, and which are the own.
   */
  readonly older?: { readonly sizes: readonly number[]; readonly cards: Cards; readonly own?: Cards };
  /** C3: by seat; with two players, the Emperor comes third. */
  readonly palacesLeft: readonly number[];
  readonly emissariesLeft: readonly number[];
  /** C31: tiles face down, by colour. */
  readonly tilesUnseen?: { readonly [colour in TileColour]: number };
  /** Settled points of each seat. */
  readonly points: readonly number[];
}

export function view(state: State, seat: Seat | null, other?: View): View {
  const { options, counts, open } = other ? pickOpen(other) : viewOpen(state);
  const { handSizes, pileSize, ...rest } = counts;
  return {
    options,
    ...open,
    ...(seat !== null && { hand: writeHand(state, seat) }),
    handSizes,
    pileSize,
    unseen: unseenBy(state, seat),
    ...olderSeenBy(state, seat),
    ...rest,
  };
}

/** What everyone sees: what lies open, and how many there are of the rest. */
interface OpenView {
  readonly options: Options;
  readonly open: OpenPart;
  readonly counts: Pick<View, 'handSizes' | 'pileSize' | 'palacesLeft' | 'emissariesLeft' | 'tilesUnseen' | 'points'>;
}

function pickOpen(view: View): OpenView {
  const { options, hand: _, unseen: __, older: ___, ...all } = view;
  const { handSizes, pileSize, palacesLeft, emissariesLeft, tilesUnseen, points, ...open } = all;
  const counts = { handSizes, pileSize, palacesLeft, emissariesLeft, ...(tilesUnseen && { tilesUnseen }), points };
  return { options, open, counts };
}

function viewOpen(state: State): OpenView {
  const { cells, options } = state;
  const owners = countOwners(options);
  const counts = {
    handSizes: times(options.players, other => cells[HAND_SIZE + other]),
    pileSize: cells[PILE_SIZE],
    palacesLeft: times(owners, owner => cells[PALACES_LEFT + owner]),
    emissariesLeft: times(owners, owner => cells[EMISSARIES_LEFT + owner]),
    ...(options.bonusTiles && {
      tilesUnseen: Object.fromEntries(TILE_COLOURS.map((colour, c) => [colour, cells[UNREVEALED + c]])) as {
        [colour in TileColour]: number;
      },
    }),
    points: settledPoints(state),
  };
  return { options, open: writeOpen(state), counts };
}

/** C11: whether every space of a province has its palace, border posts included. */
export function isComplete({ options, palaces }: Pick<View, 'options' | 'palaces'>, province: string): boolean {
  const board = boardOf(options);
  const spaces = board.spacesOf[board.provinceOf.get(province)!];
  return spaces.every(space => palaces[board.spaceIds[space]] !== undefined);
}

/** The owner of each emissary in a province, in the order of the seats; the Emperor comes last. */
export function emissariesIn({ options, emissaries }: Pick<View, 'options' | 'emissaries'>, province: string): Owner[] {
  const counts = emissaries[province] ?? [];
  return listOwners(options).flatMap((owner, i) => Array.from({ length: counts[i] ?? 0 }, () => owner));
}

/** The provinces of a space, of which a border post has two, or the province itself. */
export function provincesAt({ options }: Pick<View, 'options'>, at: string): readonly string[] {
  const board = boardOf(options);
  const space = board.spaceIds.indexOf(at);
  if (space < 0) return [at];
  return [...new Set([board.home[space], board.away[space]])].map(province => board.provinceIds[province]);
}

/** The spaces that roads lead to from a space. */
export function roadsFrom({ options }: Pick<View, 'options'>, space: string): string[] {
  const board = boardOf(options);
  return Array.from(board.roads[board.spaceOf.get(space)!], end => board.spaceIds[end]);
}

/** C17: how many palaces each owner has in a province, the most first. */
export function palacesIn(
  { options, palaces }: Pick<View, 'options' | 'palaces'>,
  province: string,
): { readonly owner: Owner; readonly count: number }[] {
  const board = boardOf(options);
  const owned = Array.from(board.spacesOf[board.provinceOf.get(province)!], space => palaces[board.spaceIds[space]]);
  return listOwners(options)
    .map(owner => ({ owner, count: owned.filter(other => other === owner).length }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}

/** C29: whether a move places the second piece in another province than the first, which spends Two provinces. */
export function spendsTwoProvinces(view: Pick<View, 'options' | 'placed'>, move: Explanation): boolean {
  const [first] = view.placed;
  if (view.options.players > 2 || !first) return false;
  const at = placeOf(move);
  if (at === undefined) return false;
  const before = provincesAt(view, first.at);
  return !provincesAt(view, at).some(province => before.includes(province));
}

/** Where a move of a seat places a piece of its own. */
function placeOf(move: Explanation): string | undefined {
  if ('for' in move && move.for === 'emperor') return undefined;
  if (move.kind === 'palace' || move.kind === 'fortification') return move.space;
  if (move.kind === 'emissary') return move.province;
  return move.kind === 'commit' ? move.target : undefined;
}

/** C26: who would hold the influence of a colour once a seat keeps one more card of it, and how many each would have kept. */
export function influenceAfterKeeping(
  { kept = [], holders = {} }: Pick<View, 'kept' | 'holders'>,
  seat: Seat,
  colour: Colour,
): { readonly kept: readonly number[]; readonly gains: boolean } {
  const counts = kept.map((cards, other) => (cards[colour] ?? 0) + (other === seat ? 1 : 0));
  return { kept: counts, gains: holders[colour] !== seat && counts[seat] >= Math.max(...counts) };
}

/** C27: the provinces that the Emperor could get a piece in with the cards that he has. */
export function emperorProvinces(seen: View): string[] {
  const state = blank(seen.options);
  readOpen(state, seen);
  return state.board.provinceIds.filter((_, province) => emperorMayEnter(state, province));
}

/** C16: whether the pile is exhausted for the second time, so that this is the last round. */
export const isLastRound = ({ exhaustions }: Pick<View, 'exhaustions'>): boolean => exhaustions >= 2;

/** All cards of the game but those that lie open, are known, or are in the own hand. */
function unseenBy({ cells, options }: State, seat: Seat | null): Cards {
  const unseen: { [colour in (typeof COLOURS)[number]]?: number } = {};
  for (const [c, colour] of COLOURS.entries()) {
    let count = countCards(c, options.players) - cells[DISCARDS + c] - cells[EMPEROR_HAND + c] - cells[PLAYED + c];
    for (let other = 0; other < 2; other++) count -= cells[KEPT + other * COLOUR_COUNT + c];
    for (let position = 0; position < ROW; position++) if (cells[ROW_AT + position] === c + 1) count--;
    for (let other = 0; other < options.players; other++) {
      count -= cells[(other === seat ? handAt(other) : knownAt(other)) + c];
    }
    if (count > 0) unseen[colour] = count;
  }
  return unseen;
}

function olderSeenBy({ cells, options }: State, seat: Seat | null): Pick<View, 'older'> {
  const sizes = times(options.players, other => sumCells(cells, olderAt(other), COLOUR_COUNT));
  if (sizes.every(size => size === 0)) return {};
  const all = Uint8Array.from(COLOURS, (_, c) => countOlder(cells, c));
  const own = seat === null ? {} : { own: writeCards(cells, olderAt(seat)) };
  return { older: { sizes, cards: writeCards(all, 0), ...own } };
}

/** A full state that looks like the view: the unseen cards fall at random to the other hands; the rest is the pile. */
export function guess(seen: View, seat: Seat, random: Random): State {
  const state = blank(seen.options);
  const { cells } = state;
  readOpen(state, seen);
  readPile(state, seen.unseen);
  for (const [other, known] of seen.known.entries()) readHand(state, other, other === seat ? seen.hand! : known);
  if (seen.older) guessOlder(state, seen.older, seat, random);
  for (const [other, size] of seen.handSizes.entries()) {
    while (cells[HAND_SIZE + other] < size) {
      const colour = pickColour(cells, PILE, random.below(cells[PILE_SIZE]));
      takeFromPile(state, colour);
      gainCard(cells, other, colour, false);
    }
  }
  return state;
}

/** C15: the older cards fall to the hands that have some, and none is left over for the pile. */
function guessOlder(state: State, older: NonNullable<View['older']>, seat: Seat, random: Random): void {
  const { cells } = state;
  const left = new Uint8Array(COLOUR_COUNT);
  readCards(cells, olderAt(seat), older.own);
  for (const [c, colour] of COLOURS.entries()) left[c] = (older.cards[colour] ?? 0) - cells[olderAt(seat) + c];
  for (const [other, size] of older.sizes.entries()) {
    for (let n = other === seat ? size : 0; n < size; n++) {
      const colour = pickColour(left, 0, random.below(sumCells(left, 0, COLOUR_COUNT)));
      left[colour]--;
      takeFromPile(state, colour);
      gainCard(cells, other, colour, false);
      cells[olderAt(other) + colour]++;
    }
  }
}

/** Hides the cards that went from the pile to another hand. */
export function redact(event: Event, seat: Seat | null): Event {
  if (event.kind === 'drew' && event.from === 'pile' && event.seat !== seat) {
    return { kind: 'drew', seat: event.seat, from: 'pile' };
  }
  if (event.kind === 'dealt' && event.to === 'hand' && event.seat !== seat) {
    return { kind: 'dealt', to: 'hand', seat: event.seat };
  }
  return event;
}
