import { expect, test } from 'vitest';
import {
  type Event,
  type Explanation,
  pagoda,
  type State,
  takesColumn,
  type View,
} from '../../src/games/pagoda/index.ts';
import { seeded } from '../../src/kernel/index.ts';
import type { GameUiProps } from '../../src/web/games/gameUi.ts';
import { cardsIn, isSame, markedCards, suggestDiscards } from '../../src/web/games/pagoda/board/cards.ts';
import { primary, say, swap } from '../../src/web/games/pagoda/board/prompt.ts';
import { type Selection, uses } from '../../src/web/games/pagoda/board/selection.ts';
import { describeSpot, tagLot } from '../../src/web/games/pagoda/board/spots.ts';
import { wordsOf } from '../../src/web/games/pagoda/words/index.ts';
import { at, played, type Setup } from '../games/pagoda/helpers.ts';

type Props = GameUiProps<View, Explanation, Event, Selection>;

/** A turn that is tried from a position, as the frame of a table does it: every press changes what the next one sees. */
class Turn {
  #state: State;
  #events: Event[] = [];
  #selection: Selection | undefined;
  readonly #begin: State;

  constructor(setup: Setup | State) {
    this.#begin = 'words' in setup ? setup : at(setup);
    this.#state = this.#begin;
  }

  get props(): Props {
    const explained = pagoda.moves(this.#state).map(move => ({ move, explain: pagoda.explain(this.#state, move) }));
    const isMine = pagoda.actor(this.#state) === 0;
    return {
      view: pagoda.view(this.#state, 0),
      seat: 0,
      players: [
        { name: 'You', you: true },
        { name: 'Li', you: false },
      ],
      colours: ['p1', 'p2'],
      language: 'en',
      options: isMine ? (explained as Props['options']) : [],
      recent: this.#events.map(event => ({ event, actor: 0, entry: 0, tentative: true })),
      selection: this.#selection,
      select: selection => {
        this.#selection = selection;
      },
      reset: () => {
        this.#state = this.#begin;
        this.#events = [];
        this.#selection = undefined;
      },
      choose: ([option]) => this.#play(({ move }) => move === option!.move),
      chooseAll: steps => {
        for (const matches of steps) this.#play(({ explain }) => matches(explain));
      },
      refuse: () => expect.unreachable('nothing is refused here'),
      note: () => {},
      gain: () => [],
      after: () => expect.unreachable('nothing is asked for here'),
    };
  }

  #play(matches: (option: Props['options'][number]) => boolean): void {
    const option = this.props.options.find(matches);
    expect(option).toBeDefined();
    this.#state = pagoda.clone(this.#state);
    this.#selection = undefined;
    pagoda.play(this.#state, option!.move, event => this.#events.push(event));
  }

  /** Presses the n-th card of the display. */
  press(n: number): void {
    swap(cardsIn('display', this.props)[n]!, this.props);
  }

  get given(): string {
    return this.#events.flatMap(event => (event.kind === 'discarded' ? [event.colour] : [])).join(' ');
  }
}

/** Five lots want green or blue, one is full; no card fits. */
const DEAD_END: Setup = { lots: ['g1', 'b2', 'b1', 'r4', 'g1', 'g1'], cards: 'y y y v v | y v' };
/** P10: every lot is full or complete, and no card pays for a tile. */
const NOTHING: Setup = { lots: ['g4', 'g4', 'b4', 'b4', 'g4', 'b4'], cards: 'y y y v v | y v' };

test('P8: without a fitting card the primary button takes the modified turn, which four presses can change', () => {
  const turn = new Turn(DEAD_END);
  expect(say(turn.props)).toMatch(/^None of your cards fits\. Take a modified turn/);
  const begin = primary(turn.props)!;
  expect(begin).toMatchObject({ label: 'Modified turn: discard 4 cards', ready: true });
  begin.act();
  expect(turn.given.split(' ')).toHaveLength(4);
  expect(turn.props.view.phase).toBe('modified');
  expect(say(turn.props)).toMatch(/^Tap a lot/);
  expect(turn.props.options.map(({ explain }) => explain.kind)).toContain('modified-column');

  const kept = cardsIn('display', turn.props).findIndex(({ spent }) => spent);
  turn.press(kept);
  expect(turn.props.selection).toMatchObject({ kind: 'discard', marked: { length: 3 } });
  expect(say(turn.props)).toMatch(/1 card/);
  expect(primary(turn.props)?.ready).toBe(false);
  const marked = markedCards(turn.props);
  const free = cardsIn('display', turn.props).filter(card => !marked.some(other => isSame(other, card)));
  turn.press(free.find(({ index }) => index !== kept)!.index);
  expect(turn.props.view.phase).toBe('modified');
});

test('P8: a press on a card that is not given up swaps it for one that is', () => {
  const turn = new Turn(DEAD_END);
  primary(turn.props)!.act();
  const before = turn.given;
  const other = cardsIn('display', turn.props).findIndex(({ spent }) => !spent);
  turn.press(other);
  expect(turn.props.view.phase).toBe('modified');
  expect(turn.given.split(' ')).toHaveLength(4);
  expect(turn.given).not.toBe(before);
});

test('P10: where nothing can be built at all, four cards are given up and drawn', () => {
  const turn = new Turn(NOTHING);
  expect(say(turn.props)).toMatch(/^You can’t build anything this turn/);
  expect(primary(turn.props)).toMatchObject({ label: 'Discard 4 cards and draw', ready: true });
  turn.press(0);
  expect(primary(turn.props)?.ready).toBe(false);
  expect(say(turn.props)).toBe('Choose 1 more card to discard.');
  turn.press(0);
  expect(primary(turn.props)?.ready).toBe(true);
  primary(turn.props)!.act();
  expect(turn.props.view.phase).toBe('refill');
  expect(say(turn.props)).toMatch(/^Confirm to draw/);
});

test.each([
  ['en', 'discard a yellow card from your display', 'modified turn: discard a yellow card from your display'],
  ['fr', 'défausser une carte jaune (réserve)', 'tour modifié\u00a0: défausser une carte jaune (réserve)'],
] as const)('P8, P10: in %s the list of moves calls each kind of turn what it is', (language, nothing, modified) => {
  const { move } = wordsOf(language);
  const first = ({ props: { options, view } }: Turn): string => move(options[0]!.explain, view);
  expect([NOTHING, DEAD_END].map(setup => first(new Turn(setup)))).toEqual([nothing, modified]);
});

test('P8: cards of colours that no lot wants are given up first, single ones before pairs', () => {
  const { props } = new Turn({ lots: ['g1', 'b2', 'b1', 'b4', 'g1', 'r4'], cards: 'r r y v v | y y' });
  expect(suggestDiscards(props).map(({ colour }) => colour)).toEqual(['violet', 'violet', 'yellow', 'yellow']);
});

test('P4: the message says what is left once all columns are built, or none can be', () => {
  const built = ['column 1 red pay red', 'column 1 red pay red', 'column 1 red pay red'];
  const full = at({ lots: ['r1', 'b4'], cards: 'r r r b y | v v' });
  expect(say(new Turn(played(full, ...built)).props)).toBe('All 3 columns built: place a tile or end your turn.');
  const poor = at({ lots: ['r1'], cards: 'r r r g y | v v' });
  expect(say(new Turn(played(poor, ...built)).props)).toBe('All 3 columns built: end your turn.');
  const tileFirst = at({ lots: ['r4', 'g4', 'g4', 'g4', 'g4', 'g4'], cards: 'r b b y y | v v' });
  expect(say(new Turn(tileFirst).props)).toMatch(/Build a tile first/);
});

test('P14: cards for the Dragon are marked, and the primary button exchanges them', () => {
  const turn = new Turn({ ...DEAD_END, lots: ['y4 g1', 'b2', 'b1', 'r4', 'g1', 'g1'], tracks: { dragon: 1 } });
  turn.props.select({ kind: 'dragon', marked: [] });
  expect(primary(turn.props)).toMatchObject({ label: 'Exchange cards', ready: false });
  expect(primary(turn.props)?.ready).toBe(false);
  turn.press(0);
  turn.press(3);
  expect(primary(turn.props)).toMatchObject({ label: 'Exchange 2 cards', ready: true });
  primary(turn.props)!.act();
  expect(turn.props.view.phase).toBe('redraw');
});

test('P15: the button of the Rice bowl pays for a spire', () => {
  const roof = played(
    at({ lots: ['b4 g4 r4 b4'], cards: 'b y r r g | v v', tracks: { bowl: 1 } }),
    'tile 1 blue-yellow',
  );
  const { options } = new Turn(roof).props;
  expect(options.some(({ explain }) => explain.kind === 'spire' && uses(explain, 'bowl'))).toBe(true);
});

test('P19: a lot without a tile left says so in place of being complete', () => {
  const { props } = new Turn({ lots: ['r4 r4 b1', 'r4 g1', 'r4 y1', 'r4 v1', 'r4'], cards: 'g y b v v | y y' });
  expect(props.view.lots[4]!.complete).toBe('P19');
  expect(tagLot({ id: 'lot5', lot: 5 }, props)).toEqual(['5 · closed', 'no red tile left']);
  expect(describeSpot('lot5', props)).toEqual(['Lot 5', 'closed', 'no red tile left']);
});

test('P8, P10: the view tells both kinds of turn apart as the rules do', () => {
  const seen = new Set<boolean>();
  for (let seed = 1; seed <= 60; seed++) {
    const random = seeded(seed);
    const state = pagoda.start(pagoda.variants[seed % pagoda.variants.length]!.options);
    while (pagoda.actor(state) !== -2) {
      const moves = pagoda.moves(state);
      const view = pagoda.view(state, null);
      if (view.phase === 'discard') {
        const after = pagoda.clone(state);
        while (pagoda.view(after, null).phase === 'discard') pagoda.play(after, pagoda.moves(after)[0]!);
        expect(pagoda.view(after, null).phase === 'modified').toBe(takesColumn(view));
        seen.add(takesColumn(view));
      }
      pagoda.play(state, moves[random.below(moves.length)]!);
    }
  }
  expect(seen.has(true)).toBe(true);
});
