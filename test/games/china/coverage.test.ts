import { expect, test } from 'vitest';
import { china, type Explanation, type Options, type State } from '../../../src/games/china/index.ts';
import { MOVE_KINDS } from '../../../src/games/china/moves/packing.ts';
import { refusals } from '../../../src/games/china/moves/refusals.ts';
import { anyMove, deal, type Move, NOBODY, type Random, seeded } from '../../../src/kernel/index.ts';
import { at, fullButOne, palacesIn } from './helpers.ts';

const seen = {
  moves: new Set<string>(),
  events: new Set<string>(),
  items: new Set<string>(),
  refusals: new Set<string>(),
};

/** The kind of a move with what makes it a case of its own. */
function modeOf(said: Explanation): string {
  const cards =
    'cards' in said ? (said.cards.length === 1 ? ' card' : said.cards[0] === said.cards[1] ? ' pair' : ' mixed') : '';
  const whose = 'for' in said ? ` ${said.for}` : '';
  const post =
    ('space' in said && said.space.startsWith('post')) || ('target' in said && said.target.startsWith('post'));
  return `${said.kind}${whose}${post ? ' post' : ''}${cards}`;
}

/** What is open in a position, and some of what is refused: the moves that are not about a spot are few, try them all. */
function note(state: State, words: readonly Move[], random: Random): void {
  for (const move of china.moves(state)) seen.moves.add(modeOf(china.explain(state, move) as Explanation));
  const tried = [...Array.from({ length: 40 }, () => words[random.below(words.length)]!), ...words.slice(-110)];
  for (const move of tried) {
    const refusal = china.refusal(state, move);
    if (refusal) seen.refusals.add(refusal.reason);
  }
  if (random.below(10) > 0 && china.actor(state) !== NOBODY) return;
  for (const { kind, settled } of china.scores(state).items) seen.items.add(`${kind} ${settled ? 'settled' : 'open'}`);
}

function run(state: State, random: Random): void {
  const words = china.vocabulary(state);
  while (china.actor(state) !== NOBODY) {
    note(state, words, random);
    china.play(state, anyMove(china, state, random), event => {
      const how =
        'from' in event
          ? ` ${typeof event.from}`
          : 'to' in event
            ? ` ${event.to}`
            : 'reason' in event
              ? ` ${event.reason}`
              : '';
      const whose = 'owner' in event ? ` ${event.owner === 'emperor' ? 'emperor' : 'seat'}` : '';
      seen.events.add(`${event.kind}${how}${whose}${'piece' in event ? ` ${event.piece}` : ''}`);
    });
  }
  note(state, words, random);
}

test('random games of all variants see every kind of move, event, score item and refusal', () => {
  for (const [n, { options }] of [...china.variants, ...china.variants].entries()) {
    const random = seeded(100 + n);
    run(china.start(options as Options), random);
  }
  // What chance hardly ever brings: an empty hand in the last round, a full board, a supply used up.
  const random = seeded(1);
  const last = { exhaustions: 2, pile: {}, discards: { red: 11, green: 7, yellow: 9, orange: 6, violet: 6 } } as const;
  run(at({ ...last, hands: [{}] }), random);
  run(at(fullButOne), random);
  const gap = {
    row: ['red', null, null, null],
    discards: { red: 10, green: 7, yellow: 9, orange: 6, violet: 5 },
  } as const;
  run(at({ options: { players: 2 }, ...last, ...gap }), random);
  run(at({ palaces: palacesIn('chu', [0, 8]), emissaries: { chu: [8, 0, 0, 0] } }), random);
  for (let seed = 0; seed < 5; seed++)
    run(deal(china, china.start(china.variants[0]!.options), seeded(seed)), seeded(seed));

  expect([...seen.moves].sort()).toMatchInlineSnapshot(`
    [
      "change-card",
      "choose",
      "commit emperor card",
      "commit emperor pair",
      "commit self card",
      "commit self pair",
      "commit self post mixed",
      "commit self post pair",
      "deal",
      "draw-pile",
      "draw-row",
      "emissary emperor card",
      "emissary emperor pair",
      "emissary self card",
      "emissary self pair",
      "emperor-first",
      "exchange",
      "fortification card",
      "fortification pair",
      "keep",
      "lay-tile",
      "palace emperor card",
      "palace emperor pair",
      "palace self card",
      "palace self pair",
      "palace self post mixed",
      "palace self post pair",
      "pass",
      "rest",
      "reveal",
      "stop",
    ]
  `);
  expect([...seen.events].sort()).toMatchInlineSnapshot(`
    [
      "changed",
      "committed emperor",
      "committed seat",
      "completed",
      "dealt emperor",
      "dealt hand",
      "dealt row",
      "drew string",
      "exchanged",
      "influence",
      "influence number",
      "kept",
      "last-round",
      "over full",
      "over round",
      "passed",
      "placed emperor emissary",
      "placed emperor palace",
      "placed seat emissary",
      "placed seat fortification",
      "placed seat palace",
      "reshuffled",
      "rested",
      "revealed",
      "scored",
      "special",
      "stopped",
      "tile-laid",
      "tile-taken emperor",
      "tile-taken seat",
      "turn",
    ]
  `);
  expect([...seen.items].sort()).toMatchInlineSnapshot(`
    [
      "alliance open",
      "alliance settled",
      "bonus open",
      "bonus settled",
      "emperor-palaces open",
      "emperor-palaces settled",
      "palaces open",
      "palaces settled",
      "ports open",
      "ports settled",
      "road open",
      "road settled",
    ]
  `);
  expect(Object.keys(refusals).filter(reason => !seen.refusals.has(reason))).toEqual([]);
  const kinds = new Set([...seen.moves].map(mode => mode.split(' ')[0]));
  expect(
    MOVE_KINDS.map(kind => kind.replace('emperor-', '')).filter(kind => kind !== 'first' && !kinds.has(kind)),
  ).toEqual([]);
});
