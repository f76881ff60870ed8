import type { Component } from 'svelte';
import type { AnyOptions } from '../../kernel/index.ts';
import type { SheetLayout } from '../end/sheet.ts';
import type { Tutorial } from '../guide/tutorial.ts';
import type { Minute } from '../rules/minute.ts';
import type { Album } from '../rules/picture.ts';
import type { SetUp } from '../scoring/setup.ts';
import type { Language } from '../settings.svelte.ts';
import type { GameUi } from './gameUi.ts';
import type { GameReasons } from './reasonWords.ts';
import type { Scenery } from './scenery.ts';

/** What the first page says about a game, and what its tie-break counts. */
export type AboutGame = {
  readonly [L in Language]: {
    readonly pitch: string;
    readonly tiebreak?: string;
  };
};

/** A game on the pages. What is large is loaded when it is needed. */
export interface WebGame {
  readonly id: string;
  readonly name: string;
  readonly designer: string;
  readonly players: string;
  readonly minutes: number;
  /** Its picture. */
  readonly cover: string;
  readonly about: AboutGame;
  /** The game that is learned in the least time. */
  readonly easiest?: boolean;
  readonly usualPlayers: number;
  /** The usual game for a number of players, as the engine reads it. */
  usual(players: number): AnyOptions;
  /** Board, tray, panels and words: all that these options need, or without them any options. */
  ui(options?: AnyOptions): Promise<GameUi>;
  /** The guided first game. */
  guide(): Promise<Tutorial>;
  /** The groups and rows of the score sheet. */
  sheet(): Promise<SheetLayout>;
  /** Why turns are good or bad, in words. */
  reasons(): Promise<GameReasons>;
  /** The rules in a few sentences. */
  minute(): Promise<Minute>;
  /** The pictures of the rules. */
  pictures(): Promise<Album>;
  /** Its board in previews of links. */
  scenery(): Promise<Scenery>;
  /** The choice of a board besides the built-in ones, where a game has it. */
  boards?(): Promise<Component<{ chosen: AnyOptions; choose: (options: AnyOptions) => void }>>;
  /** How a game played with cardboard is set up and scored. */
  scoring(): Promise<SetUp>;
}
