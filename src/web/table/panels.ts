import type { Snippet } from 'svelte';

/** A panel that shares its place with others. */
export interface Tab {
  readonly id: string;
  readonly label: string;
  readonly content: Snippet;
  /** How much in it was not seen yet. */
  readonly news?: number;
}

/** What a player's panel shows whatever the game. */
export interface Standing {
  readonly me: boolean;
  readonly bot: boolean;
  /** The level and character of a bot, where nothing else says them. */
  readonly botKind?: string | undefined;
  readonly active: boolean;
  readonly points: number;
  readonly projected: number;
  readonly gain: number;
}
