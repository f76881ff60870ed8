import { settings } from '../settings.svelte.ts';

const WRITTEN_IN = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]';

/** Whether somebody is writing, so that a letter is a letter. */
export const isWriting = ({ target }: Event): boolean =>
  target instanceof Element && target.closest(WRITTEN_IN) !== null;

/** Whether a key is not for the page itself: something lies over it, or has the focus beside it. */
export const isForOverlay = ({ target }: Event): boolean =>
  document.querySelector('dialog[open], [data-curtain]') !== null ||
  (target instanceof Element && target.closest('[role="dialog"]') !== null);

/** What filters a list is never sent. */
const isFiltering = ({ target }: Event): boolean => target instanceof Element && target.matches('input[type=search]');

/** Whether a key asks to confirm: the only one of a table that has a second key with it. */
export const asksToConfirm = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' && (event.ctrlKey || event.metaKey) && (!isWriting(event) || isFiltering(event));

/** Whether a key that presses is still down from the press before: that one was meant, this one is not. */
export const isHeldDown = (event: KeyboardEvent): boolean =>
  event.repeat && (event.key === 'Enter' || event.key === ' ') && !isWriting(event);

/** A letter, digit or sign that is pressed alone and not written. */
export const isSingleKey = (event: KeyboardEvent): boolean =>
  /^\S$/u.test(event.key) && !event.ctrlKey && !event.altKey && !event.metaKey && !isWriting(event);

/** Keeps single keys from everything that listens for them, where somebody has switched them off. */
export function silenceSingleKeys(event: KeyboardEvent): void {
  if (!settings.singleKeys && isSingleKey(event)) event.stopPropagation();
}

export const asksForShortcuts = (event: KeyboardEvent): boolean => event.key === '?' && isSingleKey(event);
