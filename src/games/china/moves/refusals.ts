import { defineRefusals, naming, type Refusal } from '../../../kernel/index.ts';

/** Everything a move can be refused for: a stable key, the rule and the English sentence. */
export const refusals = defineRefusals({
  over: ['C16', 'The game is over.'],
  'deal-now': ['C4', 'The first cards are still being dealt.'],
  'lay-tiles-now': ['C31', 'The bonus tiles are still being laid out.'],
  'more-now': ['C6', 'Place a second piece, or stop.'],
  'reveal-now': ['C32', 'The bonus tiles are being revealed.'],
  'choose-now': ['C32', 'The tiles are revealed. Choose a space for your palace.'],
  'keep-now': ['C25', 'Choose one of the cards you just played to keep.'],
  'draw-now': ['C13', 'It’s time to draw.'],
  'card-to-come': ['C13', 'A card is being drawn from the pile.'],
  'emperor-card-to-come': ['C27', 'A card is being dealt to the Emperor from the pile.'],
  'emperor-now': ['C27', 'It’s the Emperor’s turn: place one piece for him, or skip.'],

  'pile-lacks': ['C2', 'There’s no card of this colour left in the pile.'],
  'no-card-now': ['C13', 'No card is drawn now.'],
  'no-tile-now': ['C32', 'No bonus tile is revealed now.'],
  'tiles-lack': ['C31', 'All tiles of this colour have been revealed.'],
  'no-tile-laid-now': ['C31', 'The bonus tiles were laid out before the game.'],
  'tile-elsewhere': ['C31', 'The next bonus tile goes to another province.'],
  'tile-on-junction': ['C31', 'Bonus tiles don’t go on junctions or border posts.'],
  'tile-there': ['C31', 'A province’s two bonus tiles go on different spaces.'],

  'one-province': ['C5', 'All your pieces in a turn go to the same province.'],
  'two-pieces': ['C5', 'You can place at most two pieces in a turn.'],
  'empty-province': ['C7', 'This province was empty at the start of your turn, so you may place only one piece here.'],
  'second-post': [
    'C36',
    'Along with a border post, you may only place a palace or an emissary in one of its provinces.',
  ],
  'no-palace-left': ['C8', 'There are no palaces left in this supply.'],
  'no-emissary-left': ['C8', 'There are no emissaries left in this supply.'],
  'no-fortification-left': ['C8', 'You’ve already placed your fortification.'],
  'space-taken': ['C9', 'There’s already a palace on this space.'],
  'no-palace-there': ['C10', 'You can’t send an emissary to a province without a palace.'],
  'emissary-limit': ['C10', 'A province can’t hold more emissaries than its leading player has palaces there.'],
  fortified: ['C22', 'There’s already a fortification on this space.'],
  'fortification-under-palace': ['C22', 'A fortification goes on a space without a palace.'],
  'commit-first': ['C32', 'This would be the province’s first palace: announce it first, then its tiles are revealed.'],
  'nothing-to-reveal': ['C32', 'The bonus tiles here are already revealed: place the palace directly on its space.'],
  'wrong-payment': ['C6', 'A piece costs one card of the province’s colour, or two cards of another colour.'],
  'own-pair': ['C6', 'Two cards of the province’s own colour don’t make a joker: one is enough.'],
  'post-payment': ['C36', 'A border post costs one card of each of its two colours, or two cards of one of them.'],
  'no-province-card': [
    'C6',
    'You have no card of the province’s colour; two cards of another colour would do as a joker.',
  ],
  'no-joker-pair': ['C6', 'You don’t have two cards of this colour to use as a joker.'],
  'no-post-cards': [
    'C6',
    'You don’t have the cards for this border post: one of each of its two colours, or two of one of them.',
  ],
  'choose-in-province': ['C32', 'The palace goes in the province you announced, not on a border post.'],
  'no-commit': ['C32', 'There’s no palace waiting for a space.'],

  'not-placed': ['C14', 'You haven’t placed anything yet: place a piece, or exchange a card.'],
  'place-or-exchange': ['C14', 'You exchange a card instead of placing, not afterwards.'],
  'card-missing': ['C14', 'You don’t have this card.'],
  'pass-now': ['C16', 'You have no cards: pass.'],
  'has-cards': ['C16', 'You can only pass if you have no cards.'],
  'nothing-to-keep': ['C25', 'You keep a card after placing, not now.'],
  'not-played': ['C25', 'You can only keep a card you’ve just played.'],
  'draw-later': ['C13', 'You draw after placing or exchanging.'],
  'no-card-there': ['C13', 'There’s no card here in the row.'],
  'no-pile': ['C16', 'The pile is empty.'],

  'emperor-later': ['C27', 'The Emperor plays after your own turn.'],
  'emperor-placed': ['C27', 'The Emperor has already had his turn.'],
  'emperor-empty': ['C27', 'The Emperor enters an empty province only if his cards allow nothing else.'],
  'emperor-cards': ['C27', 'The Emperor doesn’t have these cards.'],
  'special-used': ['C29', 'You’ve already used this special card.'],
  'special-late': ['C29', 'Use this special card before you place or exchange.'],
  'change-missing': ['C29', 'You don’t have this card to swap.'],
  'change-gap': ['C29', 'There’s no card here in the row to swap for.'],
});

/** Lines that are moves of China, but not with these options. */
export const excluded = defineRefusals({
  'no-emperor': ['C24', 'The Emperor and the special cards are only in the game for two players.'],
  'no-fortifications': ['C22', 'This game has no fortifications.'],
  'no-influence': ['C25', 'This game has no influence cards, so no card is kept.'],
  'no-bonus-tiles': ['C31', 'This game has no bonus tiles.'],
  'no-posts': ['C35', 'Only the board of the Border disputes has border posts.'],
});

/** C6: the sentence names the card. */
export const missingCard = (colour: string): Refusal =>
  naming(refusals['no-province-card'], `You have no ${colour} card; two cards of another colour would do as a joker.`, {
    colour,
  });

/** C6: the sentence names the pair. */
export const missingPair = (colour: string): Refusal =>
  naming(refusals['no-joker-pair'], `You don’t have two ${colour} cards to use as a joker.`, { colour });

/** C10: the sentence names the province and counts what is there. */
export const fullProvince = (province: string, count: number): Refusal =>
  naming(
    refusals['emissary-limit'],
    `${province} is full: it has ${count} ${count === 1 ? 'emissary' : 'emissaries'}, as many as its leading player has palaces there.`,
    { province, count },
  );

/** Reasons that other cards in hand would remove, the most telling first. */
export const ABOUT_CARDS: readonly string[] = [
  'pass-now',
  'emperor-cards',
  'no-province-card',
  'no-joker-pair',
  'no-post-cards',
  'post-payment',
  'wrong-payment',
  'own-pair',
];

export type RefusalReason = keyof typeof refusals | keyof typeof excluded;
