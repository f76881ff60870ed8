/** The kinds of window that the pages know, by the names that `@media (--name)` and scripts use. */
export const media = {
  phone: '(max-width: 799px), (max-width: 1099px) and (max-height: 559px)',
  /** A phone that lies, or a page magnified twice: what is in front of the player is beside the board. */
  lying: '(max-width: 1099px) and (max-height: 559px) and (orientation: landscape)',
  /** Neither a phone nor wide. */
  tablet: '(min-width: 800px) and (max-width: 1099px) and (min-height: 560px)',
  /** A tablet that stands: the phone's order, and room below the board for what a phone shows on demand. */
  standing: '(min-width: 800px) and (max-width: 1099px) and (orientation: portrait)',
  /** No room beside the board for more than the players: the panels lie over it while somebody wants to see them. */
  folded:
    '(max-width: 799px), (max-width: 1099px) and (orientation: landscape), (max-width: 1099px) and (max-height: 559px)',
  /** No room below the players. */
  low: '(min-width: 800px) and (min-height: 560px) and (max-height: 899px)',
  /** Room for all three columns of a table. */
  wide: '(min-width: 1100px)',
} as const;
