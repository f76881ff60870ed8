// Plays in words by keys, and knows of the page what a screen reader says, nothing else.
import type { Page } from 'playwright-core';
import { type Random, seeded } from '../../../src/kernel/index.ts';
import { waitForPaint } from '../player.ts';
import { PATIENCE_MS } from '../visit.ts';
import { hearOn, isIn, paragraphsIn, type Reader, readerOf, type Spoken } from './reader.ts';

type State = 'mine' | 'waiting' | 'over';

const STATUS = /^(Your turn|For the Emperor|Game over|.+’s turn)\. /;
const isMove = (node: Spoken): boolean =>
  node.role === 'button' && isIn(node, 'main') && isIn(node, 'listitem') && !isIn(node, 'heading');
const isHeading = (node: Spoken): boolean => node.role === 'button' && isIn(node, 'main') && isIn(node, 'heading');
/** The confirming button is the last of the action bar. */
const confirmIn = (page: readonly Spoken[]): Spoken | undefined =>
  page.filter(node => node.role === 'button' && isIn(node, 'region', /^(Cards|Supply)$/)).at(-1);

export class BlindPlayer {
  /** All that the live region has said. */
  heard: readonly string[] = [];
  presses = 0;
  readonly #page: Page;
  readonly #reader: Reader;
  readonly #random: Random;
  /** What was read last: reading takes a while, for people too. */
  #last: readonly Spoken[] = [];

  private constructor(page: Page, reader: Reader, seed: number) {
    this.#page = page;
    this.#reader = reader;
    this.#random = seeded(seed);
  }

  static async sit(page: Page, seed: number): Promise<BlindPlayer> {
    return new BlindPlayer(page, await readerOf(page), seed);
  }

  async read(): Promise<readonly Spoken[]> {
    await waitForPaint(this.#page);
    const page = await this.#reader.read();
    this.heard = hearOn(this.heard, paragraphsIn(page, 'log', /^Announcements$/));
    this.#last = page;
    return page;
  }

  /** What the panels of the players said when the page was read last. */
  get panels(): string[] {
    return paragraphsIn(this.#last, 'region', /^Players$/);
  }

  get #state(): State {
    const said = this.heard.findLast(line => STATUS.test(line)) ?? '';
    if (said.startsWith('Game over')) return 'over';
    return /^(Your turn|For the Emperor)/.test(said) ? 'mine' : 'waiting';
  }

  /** Whether something is being tried: no more was taken back than tried since the last turn was confirmed. */
  get isTrying(): boolean {
    const since = this.heard.slice(this.heard.lastIndexOf('Confirmed.') + 1);
    const count = (how: string): number => since.filter(line => line.startsWith(how)).length;
    return count('Trying: ') > count('Undone: ');
  }

  /** Waits until there is something to do, or the game is over. */
  async waitForTurn(): Promise<State> {
    const begun = performance.now();
    for (;;) {
      const page = await this.read();
      const confirm = confirmIn(page);
      const canAct = page.some(isMove) || (confirm !== undefined && !confirm.disabled);
      if (this.#state === 'over' || (this.#state === 'mine' && canAct)) return this.#state;
      if (performance.now() - begun > PATIENCE_MS)
        throw new Error(`nothing to do: ${this.heard.slice(-5).join(' | ')}`);
    }
  }

  /** Presses a key some times; nothing that is pressed may be refused, and the focus must be said. */
  async #press(key: string, times = 1): Promise<readonly Spoken[]> {
    for (let n = 0; n < times; n++) await this.#page.keyboard.press(key);
    this.presses += times;
    const page = await this.read();
    const alert = page.find(({ role }) => role === 'alert');
    if (alert) throw new Error(`${key} was refused: ${alert.name || this.heard.at(-1)}`);
    const focus = page.findLast(({ focused }) => focused);
    if (!focus || focus.role === 'RootWebArea') throw new Error(`after ${key} the focus is nowhere`);
    return page;
  }

  /** Goes by a key to something that was read, stop by stop. */
  async #walkTo(key: string, wanted: Spoken, stops: readonly Spoken[], from: number): Promise<void> {
    const ahead = stops.indexOf(wanted) - from;
    const steps = ahead < 0 ? ahead + stops.length : ahead;
    const page = steps === 0 ? this.#last : await this.#press(key, steps);
    if (!page.some(({ id, focused }) => focused && id === wanted.id))
      throw new Error(
        `${key} does not come to ${wanted.name}, but to ${page.findLast(({ focused }) => focused)?.name}`,
      );
  }

  /** One decision: a move, an answer, or confirming. */
  async decide(): Promise<void> {
    const page = this.#last;
    const moves = page.filter(isMove);
    const confirm = confirmIn(page);
    const ready = confirm !== undefined && !confirm.disabled;
    if (moves.length === 0 || (ready && this.#random.below(3) === 0)) {
      if (ready) await this.#press('Control+Enter');
      return;
    }
    const wanted = moves[this.#random.below(moves.length)]!;
    const headings = page.filter(isHeading);
    const heading = headings.findLast(heading => page.indexOf(heading) < page.indexOf(wanted))!;
    const focus = page.findLast(({ focused }) => focused);
    const at = headings.findLastIndex(
      heading => focus !== undefined && isIn(focus, 'main') && page.indexOf(heading) <= page.indexOf(focus),
    );
    // From a move of the same group it goes on from there; otherwise by the heading.
    const near = headings[at] === heading ? moves.findIndex(({ id }) => id === focus?.id) : -1;
    if (near < 0 && !heading.focused) await this.#walkTo('h', heading, headings, at);
    const before = moves.findIndex(move => page.indexOf(move) > page.indexOf(heading)) - 1;
    await this.#walkTo('n', wanted, moves, near < 0 ? before : near);
    const after = await this.#press('Enter');
    // A fold has opened, or a question is asked: the focus is on the first answer.
    if (wanted.expanded === false || after.some(({ role }) => role === 'dialog')) await this.#press('Enter');
  }
}
