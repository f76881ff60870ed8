/** The kinds of window that the pages know, by the names that `@media (--name)` and scripts use. */
export const media = {
  phone: '(max-width: 799px), (max-width: 1099px) and (max-height: 559px)',
  /** A phone that lies, or a page magnified twice: what is in front of the player is beside the board. */
  lying: '(max-width: 1099px) and (max-height: 559px) and (orientation: landscape)',
  /** Room for all three columns of a table. */
  wide: '(min-width: 1100px)',
} as const;
