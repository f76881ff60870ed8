// The labels of trays, panels and boards that are put together from numbers and kinds.
import { COLOURS as CARDS, TILE_COLOURS } from '../../../src/games/china/vocabulary.ts';
import { medina } from '../../../src/games/medina/index.ts';
import { ABILITIES, COLOURS, pagoda } from '../../../src/games/pagoda/index.ts';
import { choiceWordsOf as chinaChoices } from '../../../src/web/games/china/words/choices.ts';
import { wordsOf as chinaWords } from '../../../src/web/games/china/words/index.ts';
import { turnWordsOf } from '../../../src/web/games/china/words/turn.ts';
import type { Selection } from '../../../src/web/games/medina/board/selection.ts';
import { choiceWordsOf as medinaChoices } from '../../../src/web/games/medina/words/choices.ts';
import { wordsOf as medinaWords } from '../../../src/web/games/medina/words/index.ts';
import { choiceWordsOf as pagodaChoices } from '../../../src/web/games/pagoda/words/choices.ts';
import { wordsOf as pagodaWords } from '../../../src/web/games/pagoda/words/index.ts';

type Language = 'en' | 'fr';
const COUNTS = [0, 1, 2, 3, 4];
/** Whose hand is shown: one’s own, or in a replay another one’s. */
const HANDS = [
  { name: 'Élise', you: false },
  { name: 'Karim', you: false },
  { name: 'Karim', you: true },
];

export function chinaLabels(language: Language): string[] {
  const words = chinaWords(language);
  return [
    ...CARDS.flatMap(colour => [words.card(colour), words.exchange(colour), words.rowCard(colour, 1)]),
    ...CARDS.map(colour => words.rowCard(colour, 2)),
    ...TILE_COLOURS.map(words.tileColour),
    ...Object.values(words.sides),
    ...COUNTS.flatMap(n => [words.pieceTag(n), words.drawNow(n)]),
    ...[undefined, ...HANDS].map(words.handOf),
    ...chinaTurnLabels(language),
  ];
}

/** What is said in a turn with the Emperor, and at a choice. */
function chinaTurnLabels(language: Language): string[] {
  const words = turnWordsOf(language);
  const choices = chinaChoices(language);
  const holders = [undefined, { name: 'Karim', you: false }, { name: 'Élise', you: true }];
  return [
    ...[...Object.values(words), ...Object.values(choices)].filter(text => typeof text === 'string'),
    ...Object.values({ ...words.special, ...words.steps, ...choices.pieces }),
    ...[true, false].flatMap(now => [['Wei'], ['Wei', 'Shu', 'Chu']].map(list => words.emperorMay(list, now))),
    ...CARDS.flatMap(colour => [true, false].map(gains => words.keepName(colour, '1\u00a0: 0', gains))),
    ...CARDS.flatMap(colour => COUNTS.flatMap(n => [true, false].map(holds => words.keptName(colour, n, holds)))),
    ...CARDS.flatMap(colour => holders.map(holder => words.influenceName(colour, holder, '1\u00a0: 0'))),
    ...COUNTS.flatMap(n => [words.heldByYou(n), words.free(n)]),
    choices.completes('Wei'),
    ...CARDS.flatMap(colour => heldCards(words, colour)),
  ];
}

const heldCards = ({ heldCard }: ReturnType<typeof turnWordsOf>, colour: (typeof CARDS)[number]): string[] =>
  [[], ['Wei'], ['Wei', 'Shu', 'Chu']].flatMap(provinces =>
    [true, false].flatMap(second => [true, false].map(exchanges => heldCard(colour, provinces, { second, exchanges }))),
  );

export function pagodaLabels(language: Language): string[] {
  const words = pagodaWords(language);
  const choices = pagodaChoices(language);
  const view = pagoda.view(pagoda.start(pagoda.variants[0]!.options), null);
  return [
    ...COLOURS.flatMap(colour => [words.card(colour, 'display'), words.card(colour, 'hand')]),
    ...COLOURS.flatMap(background => COLOURS.map(slot => words.tile({ background, slot }))),
    ...ABILITIES.flatMap(ability => [words.ability(ability), words.abilityHint(ability), choices.uses(ability)]),
    ...COLOURS.flatMap(colour => [choices.column(colour), choices.spire(colour)]),
    ...COLOURS.flatMap(slot => [true, false].map(roof => choices.tile({ background: 'blue', slot }, roof))),
    ...COUNTS.flatMap(n => [words.discardAsks(n), words.discardMarked(n), words.uses(n), words.left(n), words.lot(n)]),
    ...COUNTS.map(n => words.supply({ ...view, completeLots: n })),
    ...[1, 6].map(lot => words.lotTag(lot, view)),
    words.handSizes(5, 1),
    ...HANDS.flatMap(who => [words.row('display', who), words.row('hand', who)]),
  ];
}

export function medinaLabels(language: Language): string[] {
  const words = medinaWords(language);
  const choices = medinaChoices(language);
  const colours = ['grey', 'black', 'violet', 'brown', 'orange'] as const;
  const pieces: readonly Selection[] = [
    ...colours.map(colour => ({ kind: 'building', colour }) as const),
    ...(['own', 'neutral', 'blocking'] as const).map(roof => ({ kind: 'roof', roof }) as const),
    ...(['stable', 'merchant', 'wall'] as const).map(kind => ({ kind })),
  ];
  const views = medina.variants.map(({ options }) => medina.view(medina.start(options), null));
  return [
    ...colours.flatMap(colour => [words.palaceTile(colour), choices.building(colour)]),
    ...(['own', 'neutral', 'blocking'] as const).map(choices.roof),
    ...['1', '4'].map(words.towerTile),
    ...COUNTS.map(words.due),
    ...HANDS.flatMap(who => [words.stock(who, true), words.stock(who, false)]),
    ...views.flatMap(view => pieces.map(piece => words.piece(piece, view))),
  ];
}
