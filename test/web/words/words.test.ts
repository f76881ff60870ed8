// Every text about a game, in both languages and for every reader: what random games of all variants bring, and the labels.
import { describe, expect, test } from 'vitest';
import { china } from '../../../src/games/china/index.ts';
import { medina } from '../../../src/games/medina/index.ts';
import { pagoda } from '../../../src/games/pagoda/index.ts';
import { type AnyGame, anyMove, NOBODY, type Random, type ScoreItem, seeded } from '../../../src/kernel/index.ts';
import { findChart } from '../../../src/web/games/china/board/geometry.ts';
import { inWords as chinaInWords } from '../../../src/web/games/china/board/inWords.ts';
import { describePlayer as describeChinaPlayer } from '../../../src/web/games/china/board/player.ts';
import { describeSpot as describeChina, spotsOn } from '../../../src/web/games/china/board/spots.ts';
import { album as chinaAlbum } from '../../../src/web/games/china/pictures.ts';
import { sheet as chinaSheet } from '../../../src/web/games/china/sheet.ts';
import { wordsOf as chinaWords } from '../../../src/web/games/china/words/index.ts';
import type { GameUiProps, GameWords, MoveOption, SpotWords } from '../../../src/web/games/gameUi.ts';
import type { BoardInWords } from '../../../src/web/games/inWords.ts';
import { layoutFor } from '../../../src/web/games/medina/board/geometry.ts';
import { inWords as medinaInWords } from '../../../src/web/games/medina/board/inWords.ts';
import { describePlayer as describeMedinaPlayer } from '../../../src/web/games/medina/board/player.ts';
import { describeSpot as describeMedina } from '../../../src/web/games/medina/board/spots.ts';
import { album as medinaAlbum } from '../../../src/web/games/medina/pictures.ts';
import { sheet as medinaSheet } from '../../../src/web/games/medina/sheet.ts';
import { wordsOf as medinaWords } from '../../../src/web/games/medina/words/index.ts';
import { inWords as pagodaInWords } from '../../../src/web/games/pagoda/board/inWords.ts';
import { describePlayer as describePagodaPlayer } from '../../../src/web/games/pagoda/board/player.ts';
import { describeSpot as describePagoda, spots as pagodaSpots } from '../../../src/web/games/pagoda/board/spots.ts';
import { album as pagodaAlbum } from '../../../src/web/games/pagoda/pictures.ts';
import { sheet as pagodaSheet } from '../../../src/web/games/pagoda/sheet.ts';
import { wordsOf as pagodaWords } from '../../../src/web/games/pagoda/words/index.ts';
import { tellWho } from '../../../src/web/i18n/who.ts';
import type { Album } from '../../../src/web/rules/picture.ts';
import { at as chinaAt, fullButOne } from '../../games/china/helpers.ts';
import { at as pagodaAt } from '../../games/pagoda/helpers.ts';
import { chinaLabels, medinaLabels, pagodaLabels } from './labels.ts';
import { faultsIn } from './patterns.ts';

const LANGUAGES = ['en', 'fr'] as const;
/** Every so many moves all about the position is said. */
const LOOKS = 15;
type Language = (typeof LANGUAGES)[number];
/** Names that try elision: all are somebody’s. */
const NAMES = ['Élise', 'Karim', 'Yves', 'Yann', 'Zoé'];

// biome-ignore lint/suspicious/noExplicitAny: each game has types of its own
type Any = any;

interface Told {
  readonly game: AnyGame;
  readonly wordsOf: (language: Language) => GameWords<Any, Any, Any>;
  readonly spotsOf: (view: Any) => readonly string[];
  readonly describeSpot: (spot: string, props: GameUiProps<Any, Any, Any, Any>) => SpotWords;
  readonly inWords: (props: GameUiProps<Any, Any, Any, Any>) => BoardInWords<Any>;
  readonly describePlayer: (of: number, props: GameUiProps<Any, Any, Any, Any>) => readonly string[];
  readonly sheet: { placeOf(item: ScoreItem, language: Language): { group: string; row?: string } };
  readonly labels: (language: Language) => readonly string[];
  readonly album: Album;
  /** Positions that random games hardly ever come to. */
  readonly rare: readonly unknown[];
  /** Events that are worth a line. */
  readonly events: readonly string[];
}

const LAST = { exhaustions: 2, pile: {}, discards: { red: 11, green: 7, yellow: 9, orange: 6, violet: 6 } } as const;
const told: readonly Told[] = [
  {
    game: china,
    wordsOf: chinaWords,
    spotsOf: view => spotsOn(findChart(view.options)).map(({ id }) => id),
    describeSpot: describeChina,
    sheet: chinaSheet,
    labels: chinaLabels,
    inWords: chinaInWords,
    describePlayer: describeChinaPlayer,
    album: chinaAlbum,
    rare: [chinaAt({ ...LAST, hands: [{}] }), chinaAt(fullButOne)],
    events: [
      ...['placed', 'committed', 'revealed', 'tile-taken', 'completed', 'scored', 'exchanged', 'passed', 'kept'],
      ...['influence', 'special', 'changed', 'drew', 'rested', 'reshuffled', 'last-round', 'over'],
    ],
  },
  {
    game: pagoda,
    wordsOf: pagodaWords,
    spotsOf: () => pagodaSpots.map(({ id }) => id),
    describeSpot: describePagoda,
    sheet: pagodaSheet,
    labels: pagodaLabels,
    inWords: pagodaInWords,
    describePlayer: describePagodaPlayer,
    album: pagodaAlbum,
    rare: [pagodaAt({ cards: 'b b b b b | b b', lots: ['r4', 'r4', 'r4', 'r4', 'r4', 'r4'] })],
    events: [
      ...['column-built', 'tile-built', 'spire-built', 'ability-used', 'ability-gained', 'discarded', 'reshuffled'],
      ...['lot-complete', 'end-triggered', 'game-over'],
    ],
  },
  {
    game: medina,
    wordsOf: medinaWords,
    spotsOf: ({ columns, rows }) => layoutFor(columns, rows).spots.map(({ id }) => id),
    describeSpot: describeMedina,
    sheet: medinaSheet,
    labels: medinaLabels,
    inWords: medinaInWords,
    describePlayer: describeMedinaPlayer,
    album: medinaAlbum,
    rare: [],
    events: [
      ...['well', 'first-merchant', 'building', 'stable', 'merchant', 'wall', 'roof', 'tea-used', 'palace-tile'],
      ...['tower-tile', 'merchants-gained', 'tea-gained', 'colour-closed', 'roof-lost', 'passed', 'over'],
    ],
  },
];

/** All that is said in games of one language: texts, and the kinds of events that got a line. */
class Listener {
  readonly faults = new Set<string>();
  readonly kinds = new Set<string>();
  readonly subjects = new Set<string>();
  readonly #known = new Set<string>();
  readonly #told: Told;
  readonly #language: Language;
  readonly words: GameWords<Any, Any, Any>;

  constructor(told: Told, language: Language) {
    this.#told = told;
    this.#language = language;
    this.words = told.wordsOf(language);
  }

  hear(...texts: readonly string[]): void {
    for (const text of texts) {
      if (this.#known.has(text)) continue;
      this.#known.add(text);
      for (const fault of faultsIn(text, this.#language)) this.faults.add(fault);
    }
  }

  /** Everything that can be said about a position to a reader. */
  look(state: unknown, you: number | null, players: number): void {
    const { game, spotsOf, describeSpot } = this.#told;
    const view = game.view(state, you) as Any;
    const who = tellWho(NAMES.slice(0, players), you);
    const actor = game.actor(state);
    if (actor >= 0) for (const seat of [you, actor]) this.hear(this.words.status(view, seat, who));
    this.hear(this.words.variant(view));
    const options = game.moves(state).map(move => ({ move, explain: game.explain(state, move) }));
    for (const { explain } of options) this.hear(this.words.move(explain, view), this.words.payment(explain));
    const props = {
      ...{ view, players: who, options, selection: undefined, language: this.#language },
      ...{ seat: you, colours: [], scores: game.scores(state) },
    } as unknown as GameUiProps<Any, Any>;
    for (const spot of spotsOf(view)) this.hear(describeSpot(spot, props).join(', '));
    for (const seat of who.keys()) this.hear(this.#told.describePlayer(seat, props).join(', '));
    this.#read(this.#told.inWords(props), options);
    for (const item of game.scores(state).items) {
      const { group, row } = this.#told.sheet.placeOf(item, this.#language);
      this.hear(this.words.scoreItem(item.kind, item.detail, view), group, ...(row === undefined ? [] : [row]));
    }
  }

  /** The board in words: places with what is there, and every move by name. */
  #read(board: BoardInWords<Any>, options: readonly MoveOption<Any>[]): void {
    for (const { name, summary, facts } of board.places)
      this.hear(name, summary.join(' · '), ...facts.flatMap(({ title, lines }) => [title, ...lines]));
    for (const option of options) {
      const { what, place } = board.tell(option);
      this.hear(place === undefined ? what : board.at(what, place));
    }
  }

  tell(event: { readonly kind: string }, view: unknown, you: number | null, players: number): void {
    const line = this.words.event(this.#told.game.redact(event, you), tellWho(NAMES.slice(0, players), you), view);
    if (!line) return;
    this.kinds.add(event.kind);
    this.hear(line.text);
    if (line.subject) this.subjects.add(line.text.slice(line.subject.from, line.subject.to));
  }
}

function follow(listener: Listener, { game }: Told, state: unknown, random: Random): void {
  const view = game.view(state, null) as { options: { players: number } };
  const { players } = view.options;
  const readers = [null, 0, 1];
  for (let ply = 0; game.actor(state) !== NOBODY; ply++) {
    if (ply % LOOKS === 0) listener.look(state, readers[random.below(readers.length)]!, players);
    const move = anyMove(game, state, random);
    listener.hear(listener.words.move(game.explain(state, move), view));
    game.play(state, move, (event: unknown) => {
      for (const you of readers) listener.tell(event as { kind: string }, view, you, players);
    });
  }
  for (const you of readers) listener.look(state, you, players);
}

describe.each(told)('$game.id', told => {
  test.each(LANGUAGES)('what happens, what can be done and what counts is well said in %s', language => {
    const listener = new Listener(told, language);
    for (const [n, { options }] of told.game.variants.entries())
      follow(listener, told, told.game.start(options), seeded(n));
    for (const state of told.rare) follow(listener, told, told.game.clone(state), seeded(1));
    expect([...listener.faults]).toEqual([]);
    expect(told.events.filter(kind => !listener.kinds.has(kind))).toEqual([]);
    const names = NAMES.slice(0, Math.max(...told.game.variants.map(({ options }) => options.players)));
    const you = language === 'en' ? ['You', 'you'] : ['Vous', 'vous'];
    expect([...listener.subjects].filter(name => ![...names, ...you].includes(name))).toEqual([]);
    expect([you[0]!, ...names].filter(name => !listener.subjects.has(name))).toEqual([]);
  });

  test.each(LANGUAGES)('labels and captions are well said in %s', language => {
    const words = told.wordsOf(language);
    const options = Object.values(words.options).flatMap(({ label, hint, values }) => [
      label,
      hint,
      ...Object.values(values ?? {}),
    ]);
    const fixed = Object.values(words).filter(text => typeof text === 'string');
    const captions = told.album.pictures.map(({ alt }) => alt[language]);
    const texts = [...options, ...fixed, ...captions, ...told.labels(language)];
    expect(texts.flatMap(text => faultsIn(text, language))).toEqual([]);
  });
});

test('the patterns find what they are for', () => {
  const wrong = {
    en: ['a orange card', 'an red card', '1 cards', 'palace of You', 'You: pass', 'lot undefined', "the Emperor's"],
    fr: ['de le plateau', 'de les cartes', '1 cartes', '0 points', 'palais de Vous', 'Vous : passe', 'Vous place'],
  };
  for (const language of LANGUAGES)
    for (const text of wrong[language]) expect(faultsIn(text, language), text).not.toEqual([]);
  for (const text of ['la orange', 'palais de Élise', 'Tuile : verte', '« Deux »', 'Deux\u00a0: [object Object]'])
    expect(faultsIn(text, 'fr'), text).not.toEqual([]);
});
