// P10: a turn can always be ended. The look-ahead is compared with a plain search that knows no shortcut.
import assert from 'node:assert/strict';
import { expect, test } from 'vitest';
import { COLOURS, pagoda, type State } from '../../../../src/games/pagoda/index.ts';
import { type Random, seeded } from '../../../../src/kernel/index.ts';
import { at, begin, offered, played, refused, table } from '../helpers.ts';

interface Situation {
  readonly cards: readonly number[];
  /** The colour of each lot's floor, its number, and whether it has four columns; no colour on an empty lot. */
  readonly lots: readonly { readonly colour?: number; readonly floor: number; readonly full: boolean }[];
  readonly tiles: ReadonlySet<string>;
  readonly last: number;
  readonly abilities: boolean;
  readonly bowl: boolean;
  readonly buddha: boolean;
  readonly buddhaUsed: boolean;
}

const BLUE = 1;
const GREEN = 2;
const without = (cards: readonly number[], colour: number, count: number): number[] =>
  cards.map((n, c) => (c === colour ? n - count : n));

/** Whether any order of tiles builds a column or spire after all. */
function buildsSomething(now: Situation): boolean {
  const pairs = now.cards.some(n => n >= 2);
  for (const { colour, floor, full } of now.lots) {
    if (full || floor > now.last) continue;
    if (colour === undefined ? now.cards.some(n => n > 0) : now.cards[colour]! > 0) return true;
    if (now.bowl && pairs) return true;
  }
  return now.lots.some((_, lot) => tilesOn(now, lot).some(buildsSomething)) || roofs(now);
}

/** Every way to pay for a tile of a colour. */
function payments(now: Situation, colour: number): { readonly cards: readonly number[]; readonly buddha: boolean }[] {
  const ways = now.cards[colour]! > 0 ? [{ cards: without(now.cards, colour, 1), buddha: false }] : [];
  if (now.buddha && !now.buddhaUsed)
    for (const [pair, n] of now.cards.entries())
      if (n >= 2) ways.push({ cards: without(now.cards, pair, 2), buddha: true });
  return ways;
}

function tilesOn(now: Situation, at: number): Situation[] {
  const { colour, floor, full } = now.lots[at]!;
  if (!full || floor >= now.last || colour === undefined) return [];
  const found: Situation[] = [];
  for (let slot = 0; slot < 5; slot++) {
    const tile = `${colour}${slot}`;
    if (!now.tiles.has(tile)) continue;
    for (const { cards, buddha } of payments(now, colour)) {
      found.push({
        ...now,
        cards,
        lots: now.lots.with(at, { colour: slot, floor: floor + 1, full: false }),
        tiles: new Set([...now.tiles].filter(other => other !== tile)),
        bowl: now.bowl || (now.abilities && colour === GREEN),
        buddha: now.buddha || (now.abilities && colour === BLUE),
        buddhaUsed: now.buddhaUsed || buddha,
      });
    }
  }
  return found;
}

function roofs(now: Situation): boolean {
  return now.lots.some(({ colour, floor, full }) => {
    if (!full || floor !== now.last || colour === undefined) return false;
    const bowl = now.bowl || (now.abilities && colour === GREEN);
    return payments(now, colour).some(({ cards }) =>
      cards.some((n, spire) => {
        if (!now.tiles.has(`${colour}${spire}`)) return false;
        return n >= 2 || (bowl && n === 1 && cards.some(pair => pair >= 2));
      }),
    );
  });
}

function situationOf(state: State): Situation {
  const view = pagoda.view(state, 0);
  const { display, cards, tracks } = view.players[0]!;
  const last = view.options.quick ? 3 : 4;
  return {
    cards: COLOURS.map(colour => display[colour] + cards![colour]),
    lots: view.lots.map(({ floors, spire }) => {
      const top = floors.at(-1);
      if (!top) return { floor: 1, full: false };
      return {
        colour: COLOURS.indexOf(top.colour),
        floor: spire === undefined ? floors.length : last + 1,
        full: top.columns.length === 4,
      };
    }),
    tiles: new Set(view.tiles.map(({ background, slot }) => `${COLOURS.indexOf(background)}${COLOURS.indexOf(slot)}`)),
    last,
    abilities: !view.options.beginners,
    bowl: tracks.bowl > 0,
    buddha: tracks.buddha > 0,
    buddhaUsed: false,
  };
}

const LETTERS = COLOURS.map(colour => colour[0]!);

/**
 * A turn that begins on lots that are nearly all full, with few colours in hand: there the look-ahead matters. Often all
 * cards but a blue one are of a colour that no blue tile has slots of, so that only its Buddha may help.
 */
function tightState(random: Random): State | undefined {
  const last = random.below(3) === 0 ? 3 : 4;
  const beginners = random.below(5) === 0;
  const supply = new Set(LETTERS.flatMap(a => LETTERS.map(b => a + b)));
  const backgrounds = new Set<string>();
  const lots = Array.from({ length: 6 }, () => {
    let colour = LETTERS[random.below(5)]!;
    let text = `${colour}4`;
    for (let floors = random.below(last); floors > 0; floors--) {
      const slots = LETTERS.filter(slot => supply.has(colour + slot));
      if (slots.length === 0) break;
      backgrounds.add(colour);
      const slot = slots[random.below(slots.length)]!;
      supply.delete(colour + slot);
      colour = slot;
      text += ` ${slot}4`;
    }
    return random.below(8) === 0 ? text.replace(/4$/, `${1 + random.below(3)}`) : text;
  });
  const [letter, other] = [LETTERS[random.below(5)]!, LETTERS[random.below(5)]!];
  const chain = random.below(3) === 0 && supply.delete(`b${letter}`) && supply.delete(letter + other);
  if (chain) lots[0] = `b4 ${letter}4 ${other}4`;
  const colours = chain ? [letter] : Array.from({ length: 2 + random.below(2) }, () => LETTERS[random.below(5)]!);
  const card = (): string => colours[random.below(colours.length)]!;
  const draw = (n: number): string => Array.from({ length: n }, card).join(' ');
  const uses = (letter: string): number => (beginners || !backgrounds.has(letter) ? 0 : random.below(3));
  const document = begin({
    lots,
    cards: `${chain ? 'b' : card()} ${draw(4)} | ${draw(2 + random.below(3))}`,
    others: 'r b g y v | r b',
    tracks: { lantern: uses('r'), buddha: uses('b'), bowl: uses('g') },
    options: { quick: last === 3, beginners },
  });
  const reading = pagoda.readPosition(document);
  return reading.ok ? reading.value : undefined;
}

function* tightStates(seed: number, wanted: number): Generator<State> {
  const random = seeded(seed);
  for (let found = 0; found < wanted; ) {
    const state = tightState(random);
    if (!state) continue;
    found++;
    yield state;
  }
}

test('P10: the look-ahead finds a column exactly when a search of all orders of tiles does', () => {
  const seen = { stuck: 0, lantern: 0, tile: 0 };
  for (const state of tightStates(11, 700)) {
    const now = situationOf(state);
    const open = now.lots.some(({ floor, full }) => !full && floor <= now.last);
    const can = buildsSomething(now);
    if (!open) expect(offered(state, 'discard').length > 0).toBe(!can);
    if (!open && !can) seen.stuck++;
    if (pagoda.view(state, 0).players[0]!.tracks.lantern > 0) {
      expect(offered(state, 'lantern').length > 0).toBe(can);
      if (!can) seen.lantern++;
    }
    for (const [lot] of now.lots.entries()) {
      const allowed = tilesOn(now, lot).filter(buildsSomething).length;
      const offers = new Set(
        offered(state, `tile ${lot + 1}`).map(text => text.replaceAll('hand-', '').split('+').sort().join('+')),
      );
      if (now.lots[lot]!.full && now.lots[lot]!.floor < now.last) {
        expect(offers.size).toBe(allowed);
        if (allowed < tilesOn(now, lot).length) seen.tile++;
      }
    }
  }
  expect(Math.min(seen.stuck, seen.lantern, seen.tile)).toBeGreaterThan(5);
});

test('P10: whatever is played in a turn, it can be ended', () => {
  for (const state of tightStates(12, 40)) {
    const done = new Set<string>();
    const explore = (from: State): void => {
      const key = from.words.join();
      if (pagoda.actor(from) !== 0 || done.has(key) || done.size > 500) return;
      done.add(key);
      const moves = pagoda.moves(from);
      assert.ok(moves.length > 0, JSON.stringify(pagoda.writePosition(from)));
      for (const move of moves) {
        const next = pagoda.clone(from);
        pagoda.play(next, move);
        explore(next);
      }
    };
    explore(state);
  }
});

test('P10: a guess of the opponent gives cards with which the turn can have come so far', () => {
  const random = seeded(5);
  for (const state of tightStates(13, 60)) {
    for (let n = 0; n < 6 && pagoda.actor(state) === 0; n++) {
      const moves = pagoda.moves(state);
      pagoda.play(state, moves[random.below(moves.length)]!);
      const guess = pagoda.guess(pagoda.view(state, 1), 1, random);
      expect(pagoda.readPosition(pagoda.writePosition(guess))).toMatchObject({ ok: true });
    }
  }
});

test('P10: neither a tile nor a Lantern may leave a turn without a column', () => {
  table([
    [
      { cards: 'r b g y v | r b', lots: ['r4', 'g4', 'g4', 'g4', 'g4', 'r4 b4'] },
      [],
      'tile 1 red-blue',
      'P6 tile-taken',
    ],
    [
      { cards: 'r y y y y | y y', lots: ['r4', 'v1', 'v1', 'v1', 'v1', 'v1'] },
      [],
      'tile 1 red-red',
      'P10 no-column-after-tile',
    ],
    [{ cards: 'r y y y y | y y', lots: ['r4', 'v1', 'v1', 'v1', 'v1', 'v1'] }, [], 'tile 1 red-yellow', ''],
    [
      { cards: 'y y y y y | y y', lots: ['r4 v1', 'v1', 'v1', 'v1', 'v1', 'v1'], tracks: { lantern: 1 } },
      [],
      'lantern',
      'P10 no-column-after-lantern',
    ],
    [
      { cards: 'y y y y v | y y', lots: ['r4 v1', 'v1', 'v1', 'v1', 'v1', 'v1'], tracks: { lantern: 1 } },
      [],
      'lantern',
      '',
    ],
  ]);
});

test('P10: a blue tile may come first whose Buddha pays for the next', () => {
  const lots = ['b4', 'g4', 'r4', 'r4', 'r4', 'r4'];
  table([[{ cards: 'b v v v v | v v', lots }, [], 'tile 1 blue-red', '']]);
  const state = played(at({ cards: 'b v v v v | v v', lots }), 'tile 1 blue-red');
  expect(refused(state, 'tile 2 green-blue pay violet+violet')).toBeUndefined();
  expect(refused(state, 'end')).toBe('P4 column-first');
  const needed = at({ cards: 'b v v v v | v v', lots: ['b4 v4 r4', 'b4', 'r4', 'r4', 'r4', 'r4'] });
  expect(refused(needed, 'discard blue')).toBe('P8 no-open-floor');
  expect(offered(needed, 'tile').map(text => text.slice(0, 11))).toEqual(new Array(4).fill('tile 2 blue'));
});
