// The labels of trays, panels and boards that are put together from numbers and kinds.
import { COLOURS as CARDS, TILE_COLOURS } from '../../../src/games/china/vocabulary.ts';
import { medina } from '../../../src/games/medina/index.ts';
import { ABILITIES, COLOURS, pagoda } from '../../../src/games/pagoda/index.ts';
import { wordsOf as chinaWords } from '../../../src/web/games/china/words/index.ts';
import type { Selection } from '../../../src/web/games/medina/board/selection.ts';
import { wordsOf as medinaWords } from '../../../src/web/games/medina/words/index.ts';
import { wordsOf as pagodaWords } from '../../../src/web/games/pagoda/words/index.ts';

type Language = 'en' | 'fr';
const COUNTS = [0, 1, 2, 3, 4];

export function chinaLabels(language: Language): string[] {
  const words = chinaWords(language);
  return [
    ...CARDS.flatMap(colour => [words.card(colour), words.exchange(colour), words.rowCard(colour, 1)]),
    ...CARDS.map(colour => words.rowCard(colour, 2)),
    ...TILE_COLOURS.map(words.tileColour),
    ...Object.values(words.sides),
    ...COUNTS.flatMap(n => [words.pieceTag(n), words.drawNow(n)]),
  ];
}

export function pagodaLabels(language: Language): string[] {
  const words = pagodaWords(language);
  const view = pagoda.view(pagoda.start(pagoda.variants[0]!.options), null);
  return [
    ...COLOURS.flatMap(colour => [words.card(colour, 'display'), words.card(colour, 'hand')]),
    ...COLOURS.flatMap(background => COLOURS.map(slot => words.tile({ background, slot }))),
    ...ABILITIES.flatMap(ability => [words.ability(ability), words.abilityHint(ability)]),
    ...COUNTS.flatMap(n => [words.discardAsks(n), words.discardMarked(n), words.uses(n), words.left(n), words.lot(n)]),
    ...COUNTS.map(n => words.supply({ ...view, completeLots: n })),
    ...[1, 6].map(lot => words.lotTag(lot, view)),
    words.handSizes(5, 1),
    words.row('display'),
    words.row('hand'),
  ];
}

export function medinaLabels(language: Language): string[] {
  const words = medinaWords(language);
  const colours = ['grey', 'black', 'violet', 'brown', 'orange'] as const;
  const pieces: readonly Selection[] = [
    ...colours.map(colour => ({ kind: 'building', colour }) as const),
    ...(['own', 'neutral', 'blocking'] as const).map(roof => ({ kind: 'roof', roof }) as const),
    ...(['stable', 'merchant', 'wall'] as const).map(kind => ({ kind })),
  ];
  const views = medina.variants.map(({ options }) => medina.view(medina.start(options), null));
  return [
    ...colours.map(words.palaceTile),
    ...['1', '4'].map(words.towerTile),
    ...COUNTS.map(words.due),
    ...views.flatMap(view => pieces.map(piece => words.piece(piece, view))),
  ];
}
