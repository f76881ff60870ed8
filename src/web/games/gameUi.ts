// What a game brings to the page. The frame (table/) knows no game; a game's part knows no rule.
import type { Component } from 'svelte';
import type {
  AnyOptions,
  Explanation,
  Move,
  RefusalParameters,
  ScoreItem,
  ScoreSheet,
  Seat,
} from '../../kernel/index.ts';
import type { Who } from '../i18n/who.ts';
import type { Language } from '../settings.svelte.ts';
import type { Meant, Understanding } from '../table/whyNot.ts';
import type { BoardInWords } from './inWords.ts';
import type { LogLine } from './logLine.ts';

/** A legal move that the player may choose now. */
export interface MoveOption<E extends Explanation = Explanation> {
  readonly move: Move;
  readonly explain: E;
}

/** An event with who caused it; `tentative` ones are not confirmed yet. */
export interface LoggedEvent<Event = unknown> {
  readonly event: Event;
  readonly actor: number;
  readonly entry: number;
  readonly tentative: boolean;
}

/**
 * Something that moves over the table: pieces, cards and tiles from place to place, points to a player. Places are the `data-at` of
 * elements; the first of the list that is on the page counts, and without any the thing just appears where it goes.
 */
export type Travel =
  | {
      readonly kind: 'wood' | 'stone' | 'tile' | 'card';
      /** The symbol of the piece sheet, and the class of its colour. */
      readonly art: string;
      readonly look?: string | undefined;
      readonly from: readonly string[];
      readonly to: readonly string[];
    }
  | { readonly kind: 'points'; readonly seat: Seat; readonly points: number };

/** A picture of the piece sheet. */
export interface PieceArt {
  readonly art: string;
  readonly look?: string;
}

/** What each owner has of something that players compete for, such as the majority in a province. */
export interface ContestLine {
  /** What they compete for. */
  readonly name: string;
  /** The class of its colour. */
  readonly look?: string;
  /** Owners by the class of their colour, with what they have, strongest first; those who `lead` would score now. */
  readonly shares: readonly { readonly look: string; readonly count: number; readonly leads: boolean }[];
  /** A few words, such as “complete”. */
  readonly note?: string;
  /** How much can still be placed there: on a second map, in place of a note. */
  readonly free?: string;
  /** The spots of the board that it is about. */
  readonly spots?: readonly string[];
  /** All spots in the same place, where these are more. */
  readonly within?: readonly string[];
}

/** Who leads where, for as long as nobody points at a place of the board. */
export interface Contest {
  readonly title: string;
  readonly lines: readonly ContestLine[];
}

/** A part of a board that is too wide to be hit as a whole on a phone: a press goes near it. */
export interface BoardPart {
  readonly name: string;
  readonly spots: readonly string[];
}

/** How the choice at a pressed place shows an option: its piece as a picture, its name, and what it does in a few words. */
export interface ChoiceRow {
  readonly piece?: PieceArt | undefined;
  readonly name: string;
  readonly note?: string | undefined;
}

/** The parts of a turn in their order, and which of them is being played. */
export interface Steps {
  readonly labels: readonly string[];
  readonly at: number;
}

/** What the confirming button is about to do: play the move that ends the turn, or send what was tried, after which the dealer may draw. */
export interface Confirming<E extends Explanation = Explanation> {
  readonly ending: E | undefined;
  readonly draws: boolean;
}

/** What the primary button does while the turn can't be confirmed, such as beginning a turn of another kind. */
export interface PrimaryAction {
  readonly label: string;
  /** Whether it can be pressed; otherwise the message line says what is missing. */
  readonly ready: boolean;
  readonly act: () => void;
}

/** Where a press came down. */
export interface PressedPlace {
  /** Where to show the answer: the element that was pressed. */
  readonly at?: Element | undefined;
  /** The space of the board that was pressed. */
  readonly spot?: string | undefined;
}

/** A place that was pressed although nothing legal is there. */
export interface Pressed<E extends Explanation = Explanation> extends PressedPlace, Meant<E> {
  /** What to say where no refused move fits, such as for a card that only allows more than usual. */
  readonly otherwise?: { readonly rule?: string; readonly text: string };
}

/** What a tap on something in the tray means. */
export type Tap<E extends Explanation = Explanation> = Pick<Pressed<E>, 'matches' | 'otherwise'>;

/** What a space of the board is called, and what is there now, part by part. */
export type SpotWords = readonly [name: string, ...state: string[]];

/** What board, tray and panels get. Nothing here needs a rule to be computed. */
export interface GameUiProps<View, E extends Explanation, Event = unknown, Selection = unknown> {
  /** The position with the tentative moves, as this seat sees it. */
  readonly view: View;
  /** Whose eyes: a seat, or null for a spectator. */
  readonly seat: Seat | null;
  readonly players: readonly Who[];
  /** The class of each seat's colour and sign: p1 to p5. */
  readonly colours: readonly string[];
  readonly language: Language;
  /** What can be done now: empty while others act. */
  readonly options: readonly MoveOption<E>[];
  /** All that happened in the last turns and in this one, oldest first; the board marks the latest. */
  readonly recent: readonly LoggedEvent<Event>[];
  /** The score sheet as it stands, for boards that show what things are worth. */
  readonly scores?: ScoreSheet | undefined;
  /** What the player holds, such as a kind of piece: shared between tray and board, reset with every step. */
  readonly selection: Selection | undefined;
  readonly select: (what: Selection | undefined) => void;
  /** The player pressed something that these options mean. Several: the frame asks which, at the element or space that was pressed. */
  readonly choose: (meant: readonly MoveOption<E>[], pressed?: PressedPlace) => void;
  /** Several decisions at once, such as cards discarded one by one: each matcher picks the next option. */
  readonly chooseAll: (steps: readonly ((explain: E) => boolean)[]) => void;
  readonly refuse: (pressed: Pressed<E>) => void;
  /** Something that can't be used now has the focus: the frame says quietly why, until nothing is given. */
  readonly note: (focused: Pressed<E> | undefined) => void;
  /** Takes back all that is tried in this turn. */
  readonly reset: () => void;
  /** Points each seat would gain by an option, for badges. */
  readonly gain: (option: MoveOption<E>) => readonly number[];
  /** What the seat sees once an option is played. */
  readonly after: (option: MoveOption<E>) => View;
  /** The board as a small picture: without names, and with nothing to press. */
  readonly picture?: boolean;
}

/** An option of a game: its name, a line about it, and names of its values. One of the house is in no rulebook. */
export interface OptionWords {
  readonly label: string;
  readonly hint: string;
  readonly values?: { readonly [value: string]: string };
  readonly house?: true;
}

export interface MoreOptionsProps {
  readonly chosen: AnyOptions;
  readonly choose: (options: AnyOptions) => void;
}

/** The words of a game in one language. */
export interface GameWords<View, E extends Explanation, Event> {
  readonly title: string;
  /** The way of playing, in a few words, such as “2nd edition · 4 players”. */
  variant(view: View): string;
  /** What is to be done now, in a sentence, for the one who is to act; else what everybody waits for. */
  status(view: View, seat: Seat | null, players: readonly Who[]): string;
  /** A move in the imperative and in lower case; buttons and lists begin it with a capital. */
  move(explain: E, view: View): string;
  /** An event, as a log line: undefined if it is not worth one. What is needed of the view never changes, such as the map. */
  event(event: Event, players: readonly Who[], view: View): LogLine | undefined;
  /** How an option is paid, where it can be paid in several ways. */
  payment(explain: E): string;
  /** What lies in the tray, and in the aside, as names of tabs. */
  readonly hand: string;
  readonly aside?: string;
  /** What the confirming button says, where that is more than “Confirm”. */
  confirm?(confirming: Confirming<E>, view: View): string | undefined;
  /** For whom the player acts, where that is not the player's own turn: the words of the pill and the class of its colour. */
  actsFor?(view: View, seat: Seat | null): { readonly text: string; readonly look: string } | undefined;
  /** Why this is the last round, in a sentence; nothing before that. */
  lastRound?(view: View): string | undefined;
  /** A refusal by its reason key, with what it names; undefined where its English sentence will do. */
  refusal(reason: string, parameters?: RefusalParameters): string | undefined;
  /** The options a person chooses from, in this order. */
  readonly options: { readonly [option: string]: OptionWords };
  /** A line of the score sheet. */
  scoreItem(kind: string, detail: unknown, view: View): string;
}

/** One game on the page. */
// biome-ignore lint/suspicious/noExplicitAny: each game has types of its own; the frame passes them through unread
export interface GameUi<View = any, E extends Explanation = any, Event = any, Selection = any>
  extends Understanding<View, E> {
  /** The board. Fills its box. */
  readonly Board: Component<GameUiProps<View, E, Event, Selection>>;
  /** Hand, stock, row: what lies in front of the player. */
  readonly Tray: Component<GameUiProps<View, E, Event, Selection>>;
  /** The lines of a player's panel below name and score. */
  readonly Panel: Component<GameUiProps<View, E, Event, Selection> & { readonly of: Seat }>;
  /** Further panels of the left and right columns, such as tiles left. */
  readonly Aside?: Component<GameUiProps<View, E, Event, Selection>>;
  /** What the message line says where that depends on what can be done or is held; otherwise it says the status. */
  say?(props: GameUiProps<View, E, Event, Selection>): string | undefined;
  /** What the primary button does in place of confirming, where the game leads on by it. */
  primary?(props: GameUiProps<View, E, Event, Selection>): PrimaryAction | undefined;
  /** The panel of somebody at the table who has no seat, such as the Emperor. */
  readonly Guest?: Component<GameUiProps<View, E, Event, Selection>>;
  /** Whether there is somebody like that. */
  hasGuest?(view: View): boolean;
  /** Whether the aside has anything to show in this way of playing; without this, it always has. */
  hasAside?(view: View): boolean;
  /** The parts of a turn, where a turn has several that come in a fixed order. */
  steps?(props: GameUiProps<View, E, Event, Selection>): Steps | undefined;
  /** How many times wider than high the board is; without this it takes any shape. The others leave room on an upright screen. */
  ratio?(view: View): number;
  /** Who leads where; shown while nobody points at a place of the board. */
  contest?(props: GameUiProps<View, E, Event, Selection>): Contest;
  /** The parts of a wide board, from left to right. */
  parts?(props: GameUiProps<View, E, Event, Selection>): readonly BoardPart[];
  /** An option as the choice at a pressed place shows it; without this, as a sentence. */
  choice?(option: MoveOption<E>, props: GameUiProps<View, E, Event, Selection>): ChoiceRow;
  /** The board in words, loaded for those who want it. */
  inWords(): Promise<(props: GameUiProps<View, E, Event, Selection>) => BoardInWords<E>>;
  /** What the pictures of a player's panel say, part by part. */
  describePlayer(of: Seat, props: GameUiProps<View, E, Event, Selection>): readonly string[];
  /** Colours of the seats, where a game wants others than the usual ones. */
  colours?(view: View): string[];
  /** Which points a player's panel shows first: settled ones, or those if the game ended now where none are settled before. */
  readonly headline?: 'points' | 'projected';
  /** Options that are entered rather than chosen, below the others of a new game. */
  readonly MoreOptions?: Component<MoreOptionsProps>;
  words(language: Language): GameWords<View, E, Event>;
  /** Options that mean the same but for how they are paid have the same key. */
  meaning(explain: E): string;
  /** Whether a move does nothing but end what can be done: the confirming button plays it. */
  ends(explain: E): boolean;
  /** Of options with one meaning, the cheaper one first. */
  cheaper(a: E, b: E): number;
  /** The cards that an option is paid with. */
  payment(explain: E): readonly PieceArt[];
  /** What an event moves over the table, as a seat sees it. */
  travels(event: Event, seat: Seat | null, colours: readonly string[]): readonly Travel[];
  /** A space of the board in words, as the board labels it. */
  describeSpot(spot: string, props: GameUiProps<View, E, Event, Selection>): SpotWords;
  /** The spots of the board that an event is about. */
  spotsOf(event: Event, view: View): readonly string[];
  /** The space of the board that such a place is on, where it is no space itself: what is not built yet is nowhere else. */
  spaceOf?(spot: string): string;
  /** Whether a line of the score sheet counts at a spot of the board, where that is more than the spots it names: a province, a lot. */
  countsAt?(item: ScoreItem, spot: string, view: View): boolean;
  /** The spots of the board that a line of the score sheet counts. */
  spotsCounted(item: ScoreItem, view: View): readonly string[];
}
