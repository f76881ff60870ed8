import { settings } from '../settings.svelte.ts';

/** The name that whoever uses this device has online; else the usual one of a player. */
export async function findOwnName(): Promise<string> {
  const known = await import('../online/person.svelte.ts').then(
    ({ person }) => person.name,
    () => undefined,
  );
  return known ?? settings.words.playNow.player(1);
}
