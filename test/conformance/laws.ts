// What holds in every position of every game. A law throws when it is broken; `conforms.ts` runs them all.
import assert from 'node:assert/strict';
import { type AnyGame, DEALER, type Move, NOBODY, playOnCopy, scoreSheet, seeded } from '../../src/kernel/index.ts';
import { follow } from '../../src/table/follow.ts';
import { type Stop, seatsOf, some } from './walk.ts';

export type Law = (stop: Stop) => void;

const TRIED = 40;
const look = (game: AnyGame, state: unknown): string => JSON.stringify(game.writePosition(state));
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

export const laws: { readonly [sentence: string]: Law } = {
  'moves are whole numbers, ascending, unrepeated, and none exactly when nobody is to act'({ game, state, players }) {
    const moves = game.moves(state);
    const actor = game.actor(state);
    assert.ok(actor === NOBODY || actor === DEALER || seatsOf(players).includes(actor), `actor ${actor}`);
    assert.deepEqual(
      moves,
      [...new Set(moves)].sort((a, b) => a - b),
    );
    assert.ok(moves.every(move => Number.isSafeInteger(move) && move >= 0));
    assert.equal(moves.length === 0, actor === NOBODY);
    const into = [0 as Move];
    assert.equal(game.moves(state, into), into, 'moves appends to the list it is given');
    assert.deepEqual(into, [0, ...moves]);
  },

  'a move is refused by a rule exactly when it is not among the moves'({ game, state, random }) {
    const moves = new Set(game.moves(state));
    const vocabulary = game.vocabulary(state);
    const written = new Set(vocabulary);
    assert.ok(
      [...moves].every(move => written.has(move)),
      'every legal move is in the vocabulary',
    );
    for (const move of [...some([...moves], TRIED, random), ...some(vocabulary, 10 * TRIED, random)]) {
      const refusal = game.refusal(state, move);
      const text = game.writeMove(state, move);
      assert.equal(refusal === undefined, moves.has(move), `${text}: ${refusal?.rule ?? 'not refused'}`);
      if (refusal)
        assert.ok(/^[A-Z]\d+$/.test(refusal.rule) && refusal.reason && refusal.text, JSON.stringify(refusal));
    }
  },

  'a move leaves the state it was played from alone'({ game, state, random, players }) {
    const all = (): string => look(game, state) + seatsOf(players).map(seat => JSON.stringify(game.view(state, seat)));
    const before = all();
    for (const move of some(game.moves(state), TRIED, random)) {
      const next = playOnCopy(game, state, move);
      for (let n = 0; n < 3 && game.actor(next) !== NOBODY; n++) game.play(next, game.moves(next)[0]!);
    }
    assert.equal(all(), before);
  },

  'looking changes nothing'({ game, state, players }) {
    const before = look(game, state);
    game.scores(state);
    game.view(state, null);
    for (const seat of seatsOf(players)) game.view(state, seat);
    for (const move of game.moves(state)) game.explain(state, move);
    assert.equal(look(game, state), before);
  },

  'moves survive writing and reading, and are told apart by their words'({ game, state, random }) {
    const explained = new Set<string>();
    const moves = [
      ...new Set([...some(game.moves(state), TRIED, random), ...some(game.vocabulary(state), TRIED, random)]),
    ];
    for (const move of moves) {
      const text = game.writeMove(state, move);
      assert.match(text, /^[!-~]([ -~]*[!-~])?$/);
      assert.equal(game.readMove(state, text), move, text);
      const explanation = game.explain(state, move);
      assert.deepEqual(plain(explanation), explanation);
      assert.equal(typeof explanation.kind, 'string');
      explained.add(JSON.stringify(explanation));
    }
    assert.equal(explained.size, moves.length);
    for (const text of ['', ' ', 'no such move', '{}', '\n', '99999'])
      assert.equal(game.readMove(state, text), undefined, text);
  },

  'every position that play leads to is possible, and survives writing and reading'({ game, state }) {
    const document = game.writePosition(state);
    assert.deepEqual(plain(document), document, 'a position is plain JSON');
    const again = game.readPosition(plain(document));
    assert.ok(again.ok, again.ok ? '' : JSON.stringify(again.problems));
    assert.deepEqual(again.value, state);
    assert.deepEqual(game.moves(again.value), game.moves(state));
  },

  'options survive writing and reading'({ game, state, options }) {
    const again = game.readOptions(plain(game.options(state)));
    assert.ok(again.ok, again.ok ? '' : JSON.stringify(again.problems));
    assert.deepEqual(again.value, options);
  },

  'play is the same whether somebody watches or not'({ game, state, random }) {
    for (const move of some(game.moves(state), TRIED, random)) {
      const watched = game.clone(state);
      const events: unknown[] = [];
      game.play(watched, move, event => events.push(event));
      assert.deepEqual(watched, playOnCopy(game, state, move), game.writeMove(state, move));
      assert.deepEqual(plain(events), events, 'events are plain JSON');
    }
  },

  'a guess looks the same to the one who guesses and to spectators, and offers the same moves'(stop) {
    const { game, state, players, random } = stop;
    const seen = game.view(state, null);
    assert.deepEqual(plain(seen), seen, 'a view is plain JSON');
    for (const seat of seatsOf(players)) {
      const view = game.view(state, seat);
      assert.deepEqual(plain(view), view, 'a view is plain JSON');
      const guess = game.guess(plain(view), seat, seeded(random.below(1e9)));
      assert.deepEqual(game.view(guess, seat), view);
      assert.deepEqual(game.view(guess, null), seen);
      assert.equal(game.actor(guess), game.actor(state));
      if (game.actor(state) === seat) assert.deepEqual(game.moves(guess), game.moves(state));
      const possible = game.readPosition(plain(game.writePosition(guess)));
      assert.ok(possible.ok, possible.ok ? '' : JSON.stringify(possible.problems));
    }
  },

  'events tell a seat no more than its view does'({ game, state, players, random }) {
    const tried = some(game.moves(state), TRIED, random);
    for (const seat of [null, ...seatsOf(players)]) {
      if (game.actor(state) === seat) continue;
      const told = new Map<string, string>();
      for (const move of tried) {
        const next = game.clone(state);
        const heard: unknown[] = [];
        game.play(next, move, event => heard.push(game.redact(event, seat)));
        const seen = JSON.stringify(game.view(next, seat));
        const tale = JSON.stringify(heard);
        assert.equal(tale, told.get(seen) ?? tale, `seat ${seat} hears more than it sees`);
        told.set(seen, tale);
      }
    }
  },

  'a seat that is told of a move follows it from its view alone'({ game, state, players, random }) {
    for (const move of some(game.moves(state), TRIED / 5, random)) {
      const next = game.clone(state);
      const events: unknown[] = [];
      game.play(next, move, event => events.push(event));
      const text = game.writeMove(state, move);
      for (const seat of game.hidden === 'nothing' ? [null] : [null, ...seatsOf(players)]) {
        const obscured = events.some(event => game.obscures(event, seat));
        assert.ok(!obscured || game.actor(state) !== seat, `${text}: seat ${seat} knows its own moves`);
        // What a seat did and others may not know is told by other means.
        if (obscured && game.actor(state) !== DEALER) continue;
        const followed = follow(game, plain(game.view(state, seat)), seat, [obscured ? null : text]);
        assert.deepEqual(followed?.view, game.view(next, seat), `${text}: seen by ${seat}`);
        assert.equal(followed?.actor, game.actor(next), text);
        const heard = events.map(event => game.redact(event, seat));
        assert.deepEqual(followed?.steps, [{ actor: game.actor(state), events: heard }], `${text}: heard by ${seat}`);
        assert.deepEqual(followed?.scores, game.scores(next), text);
      }
    }
  },

  'a move of which a seat may be told is one that its events tell'({ game, state, players }) {
    if (game.hidden === 'nothing') return;
    for (const seat of [null, ...seatsOf(players)]) {
      if (game.actor(state) === seat) continue;
      const told = new Map<string, string>();
      for (const move of game.moves(state)) {
        const events: unknown[] = [];
        game.play(game.clone(state), move, event => events.push(event));
        if (events.some(event => game.obscures(event, seat))) continue;
        const tale = JSON.stringify(events.map(event => game.redact(event, seat)));
        const text = game.writeMove(state, move);
        assert.equal(told.get(tale) ?? text, text, `seat ${seat} is told what it can't see`);
        told.set(tale, text);
      }
    }
  },

  'a view is the same, word for word, beside the view of anyone else'({ game, state, players }) {
    const all = [null, ...seatsOf(players)];
    const alone = all.map(seat => JSON.stringify(game.view(state, seat)));
    for (const other of all)
      for (const [n, seat] of all.entries())
        assert.equal(JSON.stringify(game.view(state, seat, game.view(state, other))), alone[n], `${seat} by ${other}`);
  },

  'where nothing is hidden, every seat sees and hears what a spectator does'({ game, state, players, random }) {
    if (game.hidden !== 'nothing') return;
    const seen = JSON.stringify(game.view(state, null));
    for (const seat of seatsOf(players)) assert.equal(JSON.stringify(game.view(state, seat)), seen, `seat ${seat}`);
    for (const move of some(game.moves(state), TRIED, random))
      game.play(game.clone(state), move, event => {
        for (const seat of [null, ...seatsOf(players)]) assert.deepEqual(game.redact(event, seat), event);
      });
  },

  "the dealer's weights are positive whole numbers"({ game, state }) {
    if (game.actor(state) !== DEALER) return;
    for (const move of game.moves(state)) {
      const weight = game.weight(state, move);
      assert.ok(Number.isSafeInteger(weight) && weight > 0, game.writeMove(state, move));
    }
  },

  'the quick random move is legal, and can be any legal move'({ game, state, random }) {
    if (!game.sample || game.actor(state) === NOBODY) return;
    const missing = new Set(game.moves(state));
    const legal = new Set(missing);
    const tries = legal.size > 8 ? 50 : 20_000;
    for (let n = 0; n < tries && missing.size > 0; n++) {
      const move = game.sample(state, random);
      assert.ok(legal.has(move), game.writeMove(state, move));
      missing.delete(move);
    }
    if (legal.size <= 8)
      assert.equal(missing.size, 0, [...missing].map(move => game.writeMove(state, move)).join(', '));
  },

  'the score sheet adds up, and all is settled at the end'({ game, state, players }) {
    const sheet = game.scores(state);
    assert.deepEqual(plain(sheet), sheet, 'a score sheet is plain JSON');
    assert.deepEqual(scoreSheet(players, sheet.items, sheet.tiebreak), sheet);
    for (const item of sheet.items) assert.match(item.rule, /^[A-Z]\d+$/);
    if (game.actor(state) === NOBODY) assert.ok(sheet.items.every(item => item.settled));
  },
};
