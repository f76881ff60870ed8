// What a game brings to the page that scores a game played with cardboard. The page knows no game; nothing here computes a rule.
import type { Component } from 'svelte';
import type { AnyOptions, Problem, Reading } from '../../kernel/index.ts';
import type { GameUi } from '../games/gameUi.ts';
import type { Language } from '../settings.svelte.ts';

/** A position being set up: who played, and the document of what lies on the table, possible or not. */
export interface Draft<Position = unknown> {
  readonly names: readonly string[];
  readonly position: Position;
}

/** Something that can be put down, as a button of the palette. */
export interface Tool<What = unknown> {
  readonly key: string;
  readonly what: What;
  readonly icon: string;
  readonly look: string;
  readonly label: string;
  /** Tools of one group stand together. */
  readonly group: string;
}

/** What the part of a page gets that asks for what does not lie on the board. */
export interface DetailsProps<Position> {
  readonly position: Position;
  readonly names: readonly string[];
  readonly colours: readonly string[];
  readonly language: Language;
  readonly change: (position: Position) => void;
}

/** What a scorer gets that counts while a game is played. */
export interface LiveProps {
  readonly names: readonly string[];
  readonly colours: readonly string[];
  readonly language: Language;
}

// biome-ignore lint/suspicious/noExplicitAny: each game has types of its own; the page passes them through unread
export interface SetUp<Position extends { readonly options: unknown } = any, What = any> {
  readonly ui: GameUi;
  /** An empty table. */
  blank(options: AnyOptions): Position;
  /** The same table with other options: what does not go with them is put away. */
  withOptions(position: Position, options: AnyOptions): Position;
  tools(
    position: Position,
    names: readonly string[],
    colours: readonly string[],
    language: Language,
  ): readonly Tool<What>[];
  /** What the position becomes when a spot of the board is pressed. */
  press(position: Position, spot: string, what: What): Position;
  /** The engine's reading, with all that was in nobody's sight filled in. */
  read(position: Position): Reading<unknown>;
  /** What the board shows, also of a position that can't be. */
  view(position: Position, points: readonly number[]): unknown;
  /** Whether a problem shows that the document names things that this game does not have. */
  unknownNames(problem: Problem): boolean;
  /** Why a position can't be, in the reader's language: by the rule that the engine names. */
  say(problem: Problem, position: Position, names: readonly string[], language: Language): string;
  /** A line of the sheet in words, where the ui would tell what nobody set up. */
  scoreItem?(kind: string, detail: unknown, language: Language): string;
  /** How to set up, in a sentence or two. */
  hint(language: Language): string;
  readonly Details?: Component<DetailsProps<Position>>;
  /** Counts while a game is played, where its end does not show who built what. */
  readonly Live?: Component<LiveProps>;
}
