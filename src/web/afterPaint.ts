/** Does something once the page has been painted as it is now. */
export const afterPaint = (work: () => void): void => {
  requestAnimationFrame(() => setTimeout(work));
};
