// Where keys go on the board: to the place they were at last, and from move to move.

type Stop = HTMLElement | SVGElement;

/** Goes to the space of the board that was gone to last; in a list to its first move. */
export function focusBoard(board: HTMLElement): void {
  const stop = board.querySelector<Stop>('[data-spot][tabindex="0"], [data-legal]');
  (stop ?? board.querySelector<HTMLElement>('[data-heading]') ?? board).focus();
}

/** Goes to what can be done on the board, one after the other. */
export function focusMove(board: HTMLElement, step: 1 | -1): void {
  const moves = [...board.querySelectorAll<Stop>('[data-legal]')];
  const at = moves.findIndex(move => move === document.activeElement);
  const next = at < 0 ? findNearest(moves, step) : moves.at((at + step) % moves.length);
  if (next) next.focus();
  else focusBoard(board);
}

/** In a list what comes next from where the keys are; on a board where they were last. */
function findNearest(moves: readonly Stop[], step: 1 | -1): Stop | undefined {
  const heading = document.activeElement?.closest('[data-heading]');
  if (!heading) return moves.find(({ tabIndex }) => tabIndex === 0) ?? moves[0];
  const isAfter = (move: Element): boolean =>
    (heading.compareDocumentPosition(move) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return step > 0 ? (moves.find(isAfter) ?? moves[0]) : (moves.findLast(move => !isAfter(move)) ?? moves.at(-1));
}
