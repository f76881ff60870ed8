// A guided first game as data: a prepared game, what the others will play, and steps that tell, point and wait.
import type { AnyOptions, Explanation } from '../../kernel/index.ts';
import type { Language } from '../settings.svelte.ts';
import type { Address } from '../table/addresses.ts';

export type Said = { readonly [L in Language]: string };

/** What a step waits for. */
export type Awaited =
  /** The person has read. */
  | { readonly kind: 'next' }
  /** A move that has these members. */
  | { readonly kind: 'move'; readonly like: Explanation & { readonly [member: string]: unknown } }
  /** A press that a rule refuses: the answer is part of the lesson. */
  | { readonly kind: 'refusal' }
  /** The turn is confirmed. */
  | { readonly kind: 'confirm' }
  /** The others have played. */
  | { readonly kind: 'others' };

export interface Step {
  readonly say: Said;
  /** Why, or what it brings. */
  readonly why?: Said;
  /** What to look at or to press. */
  readonly point?: Address;
  readonly awaits: Awaited;
}

export interface Tutorial {
  readonly options: AnyOptions;
  /** Chance comes from here, so the game is the same for everybody. */
  readonly seed: string;
  /** What everybody has played before the first step. */
  readonly before: readonly string[];
  /** What the others play between the person's turns, in order. */
  readonly others: readonly string[];
  readonly steps: readonly Step[];
  /** What wins games, said at the end. */
  readonly wins: readonly [Said, Said, Said];
}

export const next = { kind: 'next' } as const;
export const confirm = { kind: 'confirm' } as const;
export const others = { kind: 'others' } as const;
export const refusal = { kind: 'refusal' } as const;
export const move = (like: Extract<Awaited, { kind: 'move' }>['like']) => ({ kind: 'move', like }) as const;
