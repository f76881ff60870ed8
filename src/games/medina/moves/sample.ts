import type { Move, Random } from '../../../kernel/index.ts';
import { WORDS } from '../board/board.ts';
import { countSet, memberOf } from '../board/sets.ts';
import { PHASE, PLAYING, SEAT, SETTING_WELL, TEA } from '../layout.ts';
import { completes, isFree } from '../rules/lookahead.ts';
import { mayUseTea, placesFor, setUpPlaces } from '../rules/places.ts';
import type { State } from '../state.ts';
import { moves } from './legal.ts';
import { FIRST_MERCHANT, pack, WELL } from './packing.ts';

const TRIES = 64;
const places = new Int32Array(WORDS);

/** A random kind that can be placed, then a random place for it. The dealer's cells are equally likely. */
export function sample(state: State, random: Random): Move {
  const phase = state.bytes[PHASE];
  if (phase !== PLAYING) {
    setUpPlaces(state, places);
    return pack(phase === SETTING_WELL ? WELL : FIRST_MERCHANT, memberOf(places, random.below(countSet(places))));
  }
  const { kinds } = state.setup;
  const seat = state.bytes[SEAT];
  const free = isFree(state, seat);
  // A draw is dear compared with all the rest, so one is stretched to many.
  let chance = random.below(2 ** 32) | 0;
  for (let n = 0; n < TRIES; n++) {
    chance = stir(chance);
    const kind = kinds[portion(chance >>> 16, kinds.length)];
    if (kind === TEA) {
      if (mayUseTea(state, seat)) return pack(TEA, 0);
      continue;
    }
    const count = placesFor(state, seat, kind, places);
    if (count === 0) continue;
    const cell = memberOf(places, portion(chance & 0xffff, count));
    if (free || completes(state, seat, kind, cell)) return pack(kind, cell);
  }
  const all = moves(state);
  return all[random.below(all.length)];
}

/** The steps of splitmix32. */
function stir(word: number): number {
  let z = (word + 0x9e3779b9) | 0;
  z = Math.imul(z ^ (z >>> 16), 0x85ebca6b);
  z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35);
  return z ^ (z >>> 16);
}

/** 16 random bits as a number below n. */
const portion = (bits: number, n: number): number => (bits * n) >>> 16;
