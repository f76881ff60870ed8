// Small buzzes of a phone, at moments that a finger would otherwise have to look for.
import { settings } from './settings.svelte.ts';

/** For how long it buzzes, rests, buzzes…, in milliseconds. */
const buzzes = { place: [12], refuse: [30, 40, 30], turn: [60, 80, 60] } as const;

/** Whether this device buzzes: Firefox and Safari have nothing for it, and a desktop that has does not move. */
export const canBuzz = (): boolean => 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches;

/** Buzzes, if that is wanted. Browsers allow it only once the page was touched. */
export function buzz(moment: keyof typeof buzzes): void {
  if (!settings.haptics || !canBuzz() || navigator.userActivation?.hasBeenActive === false) return;
  navigator.vibrate([...buzzes[moment]]);
}
