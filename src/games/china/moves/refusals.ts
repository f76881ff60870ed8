import type { Refusal } from '../../../kernel/index.ts';
import type { Phase } from '../phases.ts';

const table = {
  over: ['C16', 'The game is over.'],
  'deal-now': ['C4', 'The first cards are being dealt.'],
  'lay-tiles-now': ['C31', 'The bonus tiles are being laid out.'],
  'more-now': ['C6', 'Place a second piece, or stop.'],
  'reveal-now': ['C32', 'The bonus tiles are being turned up.'],
  'choose-now': ['C32', 'The tiles are turned up: now choose the space for your palace.'],
  'keep-now': ['C25', 'Now choose which of the cards just played you keep.'],
  'draw-now': ['C13', 'Now draw, until your hand is full.'],
  'card-to-come': ['C13', 'A card is being dealt from the pile.'],
  'emperor-now': ['C27', "It is the Emperor's turn: place one piece for him, or let him rest."],

  'pile-lacks': ['C2', 'The pile has no card of this colour.'],
  'no-card-now': ['C13', 'No card is dealt now.'],
  'no-tile-now': ['C32', 'No bonus tile is turned up now.'],
  'tiles-lack': ['C31', 'All tiles of this colour are turned up.'],
  'no-tile-laid-now': ['C31', 'The bonus tiles have been laid out before the game.'],
  'tile-elsewhere': ['C31', 'The next bonus tile belongs on another province.'],
  'tile-on-junction': ['C31', 'No bonus tile lies on a junction or on a border post.'],
  'tile-there': ['C31', 'The two bonus tiles of a province lie on different spaces.'],

  'one-province': ['C5', 'All pieces of a turn go to one province.'],
  'empty-province': ['C7', 'This province was empty when you began: only one piece may go there this turn.'],
  'second-post': ['C36', 'Besides a border post, only a palace or emissary in one of its provinces fits in a turn.'],
  'no-palace-left': ['C8', 'No palace is left in the supply.'],
  'no-emissary-left': ['C8', 'No emissary is left in the supply.'],
  'no-fortification-left': ['C8', 'You have placed your fortification already.'],
  'space-taken': ['C9', 'There is a palace on this space.'],
  'no-palace-there': ['C10', 'A province without a palace takes no emissary.'],
  'emissary-limit': ['C10', 'No more emissaries than the most palaces that one player has in the province.'],
  fortified: ['C22', 'There is a fortification on this space.'],
  'fortification-under-palace': ['C22', 'A fortification goes on a space without a palace.'],
  'commit-first': ['C32', 'This would be the first palace of a province: commit to it, then its tiles are turned up.'],
  'nothing-to-reveal': ['C32', 'The bonus tiles there are turned up already: place the palace on its space.'],
  'wrong-payment': ['C6', "A piece costs one card of the province's colour, or two of one other colour."],
  'own-pair': ['C6', "Two cards of the province's own colour are no joker pair: one is enough."],
  'post-payment': ['C36', 'A border post costs one card of each of its two colours, or two of one of them.'],
  'cards-missing': ['C6', 'You do not have these cards.'],
  'choose-in-province': ['C32', 'The palace goes to the province you committed to, not on a border post.'],
  'no-commit': ['C32', 'There is no palace to choose a space for.'],

  'not-placed': ['C14', 'You have placed nothing: place a piece, or exchange a card.'],
  'place-or-exchange': ['C14', 'You exchange instead of placing, not after it.'],
  'card-missing': ['C14', 'You do not have this card.'],
  'has-cards': ['C16', 'Only a player without cards passes.'],
  'nothing-to-keep': ['C25', 'One of the cards just played is kept after placing, not now.'],
  'not-played': ['C25', 'Only a card that you have just played can be kept.'],
  'draw-later': ['C13', 'You draw after placing or exchanging.'],
  'no-card-there': ['C13', 'There is no card at this place of the row.'],
  'no-pile': ['C16', 'There is no pile any more.'],

  'emperor-later': ['C27', "The Emperor's turn comes after your own."],
  'emperor-placed': ['C27', 'The Emperor has had his turn.'],
  'emperor-empty': ['C27', 'The Emperor enters an empty province only if his cards allow nothing elsewhere.'],
  'emperor-cards': ['C27', 'The Emperor does not have these cards.'],
  'special-used': ['C29', 'You have used this special card.'],
  'special-late': ['C29', 'This special card is used before you place or exchange.'],
  'change-missing': ['C29', 'You do not have this card to change.'],
  'change-gap': ['C29', 'There is no card at this place of the row to change for.'],
} as const;

/** Stable keys of everything a move can be refused for. */
export type RefusalReason = keyof typeof table;

export const refusals = Object.fromEntries(
  Object.entries(table).map(([reason, [rule, text]]) => [reason, { rule, reason, text }]),
) as { readonly [reason in RefusalReason]: Refusal };

/** What is to be done instead of anything that does not belong to the phase. */
export const instead: { readonly [phase in Phase]: Refusal } = {
  deal: refusals['deal-now'],
  tiles: refusals['lay-tiles-now'],
  act: refusals['not-placed'],
  more: refusals['more-now'],
  reveal: refusals['reveal-now'],
  choose: refusals['choose-now'],
  keep: refusals['keep-now'],
  draw: refusals['draw-now'],
  'deal-hand': refusals['card-to-come'],
  'deal-row': refusals['card-to-come'],
  emperor: refusals['emperor-now'],
  'deal-emperor': refusals['card-to-come'],
  over: refusals.over,
};
