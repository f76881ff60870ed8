import { settings } from '../settings.svelte.ts';

/** Whether somebody is writing, so that a letter is a letter. */
const isWriting = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

/** A letter, digit or sign that is pressed alone and not written. */
export const isSingleKey = (event: KeyboardEvent): boolean =>
  /^\S$/u.test(event.key) && !event.ctrlKey && !event.altKey && !event.metaKey && !isWriting(event);

/** Keeps single keys from everything that listens for them, where somebody has switched them off. */
export function silenceSingleKeys(event: KeyboardEvent): void {
  if (!settings.singleKeys && isSingleKey(event)) event.stopPropagation();
}

export const asksForShortcuts = (event: KeyboardEvent): boolean => event.key === '?' && isSingleKey(event);
