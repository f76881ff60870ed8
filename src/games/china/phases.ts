/** What is to be done next, in about the order of a game. */
export const PHASES = [
  'deal',
  'tiles',
  'act',
  'more',
  'reveal',
  'choose',
  'keep',
  'draw',
  'deal-hand',
  'deal-row',
  'emperor',
  'deal-emperor',
  'over',
] as const;
export type Phase = (typeof PHASES)[number];

export const DEAL = 0;
export const TILES = 1;
export const ACT = 2;
export const MORE = 3;
export const REVEAL = 4;
export const CHOOSE = 5;
export const KEEP = 6;
export const DRAW = 7;
export const DEAL_HAND = 8;
export const DEAL_ROW = 9;
export const EMPEROR = 10;
export const DEAL_EMPEROR = 11;
export const OVER = 12;
