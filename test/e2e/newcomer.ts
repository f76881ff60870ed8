// Plays as somebody who knows no rule: reads what the message line says, and presses what it names.
import type { Page } from 'playwright-core';
import { type Random, seeded } from '../../src/kernel/index.ts';
import { type Hand, mouse } from './hands.ts';
import { waitForPaint } from './player.ts';

/** What a sentence of the message line names, as something on the screen that can be pressed. */
interface Named {
  readonly says: RegExp;
  readonly press: string;
  /** How often it is taken where the sentence names several. */
  readonly weight: number;
}

const SPACE = '[data-legal]';
const CARD = '.tray .legal';
const CONFIRM = '[data-control=confirm]:not([aria-disabled=true])';

/** A question covers everything else, so its sentence means nothing else, whatever it names besides: “Lot 5: choose what to do here.” */
const QUESTION: Named = { says: /choose what to do here/i, press: 'dialog[open] li button', weight: 1 };

const EVERYWHERE: readonly Named[] = [QUESTION, { says: /\bconfirm\b|end your turn/i, press: CONFIRM, weight: 1 }];

/** What each game says, and what it means by that. */
const NAMED: { readonly [game: string]: readonly Named[] } = {
  china: [
    ...EVERYWHERE,
    { says: /place (one|a second|another)|one or two pieces|choose a space/i, press: SPACE, weight: 3 },
    { says: /\bcards?\b|\brow\b|\bpile\b/i, press: CARD, weight: 2 },
    { says: /exchange/i, press: '.card[data-at^="hand:"]:not([aria-disabled=true])[aria-pressed=false]', weight: 1 },
    { says: /exchange/i, press: '.tray .below', weight: 1 },
    { says: /skip his turn|\bpass\b|reveal/i, press: CONFIRM, weight: 1 },
  ],
  pagoda: [
    ...EVERYWHERE,
    { says: /\blots?\b|keep building|build|place a tile/i, press: SPACE, weight: 5 },
    { says: /modified turn|discard four cards|exchange/i, press: CONFIRM, weight: 5 },
    {
      says: /choose .*cards?|cards? to discard/i,
      press: '.card:not([aria-disabled=true]):not(.off)[aria-pressed=false]',
      weight: 2,
    },
    { says: /\bFan\b/, press: '[data-at="ability:fan"]:not(.off)', weight: 2 },
    { says: /\bLantern\b/, press: '[data-at="ability:lantern"]:not(.off)', weight: 1 },
  ],
  medina: [
    ...EVERYWHERE,
    { says: /choose a piece/i, press: '.pick button:not(.off)[aria-pressed=false]', weight: 1 },
    { says: /space|merchant/i, press: SPACE, weight: 6 },
  ],
};

/** What a newcomer sees: the sentence, and how many there are of each thing that it may name. */
interface Sight {
  readonly state: 'over' | 'mine' | 'waiting';
  readonly message: string;
  readonly counts: readonly number[];
  /** All that is on the screen, to see whether a press did anything. */
  readonly screen: string;
}

const look = (page: Page, press: readonly string[]): Promise<Sight> =>
  page.evaluate(press => {
    const turn = document.querySelector('.turn')?.textContent ?? '';
    const state = /Game over/.test(turn) ? 'over' : /Your turn|For the Emperor/.test(turn) ? 'mine' : 'waiting';
    const message = document.querySelector('[data-control=actions] [role=status] p')?.textContent?.trim() ?? '';
    const counts = press.map(what => document.querySelectorAll(what).length);
    const shown = [...document.querySelectorAll('.app, dialog[open]')].map(({ innerHTML }) => innerHTML).join();
    return { state, message, counts, screen: shown.replaceAll(/ data-pressed=""/g, '') } as const;
  }, press);

/** How a game went for a newcomer. */
export interface Course {
  /** Times at which the message line was read and something that it names was pressed. */
  readonly presses: number;
  /** The different sentences that were read. */
  readonly messages: ReadonlySet<string>;
}

/** A busy machine may take so long until something can be pressed. */
const TURN_MS = 60_000;

/** Plays a whole game; throws where the message line names nothing that can be pressed, or a press does nothing. */
export async function playAsNewcomer(page: Page, game: string, seed: number, hand: Hand = mouse): Promise<Course> {
  const random = seeded(seed);
  const named = NAMED[game]!;
  const messages = new Set<string>();
  for (let presses = 0; ; presses++) {
    const sight = await waitForTurn(page, named);
    if (sight.state === 'over') return { presses, messages };
    messages.add(sight.message.replaceAll(/\d+/g, 'n'));
    await press(page, choose(named, sight, random), sight, hand);
  }
}

const isNamed = ({ says }: Named, count: number, message: string): boolean => count > 0 && says.test(message);

/** Waits until the game is over, or it is the newcomer's turn and the sentence names something that can be pressed. */
async function waitForTurn(page: Page, named: readonly Named[]): Promise<Sight> {
  const begun = performance.now();
  for (;;) {
    await waitForPaint(page);
    const sight = await look(
      page,
      named.map(({ press }) => press),
    );
    const { state, message, counts } = sight;
    if (state === 'over' || (state === 'mine' && named.some((thing, n) => isNamed(thing, counts[n]!, message))))
      return sight;
    if (performance.now() - begun > TURN_MS) throw new Error(`“${message}” names nothing that can be pressed`);
  }
}

function choose(named: readonly Named[], { message, counts }: Sight, random: Random): { what: string; n: number } {
  const all = named.flatMap((thing, n) =>
    isNamed(thing, counts[n]!, message) ? [{ thing, ...thing, count: counts[n]! }] : [],
  );
  const asked = all.filter(({ thing }) => thing === QUESTION);
  const meant = asked.length > 0 ? asked : all;
  let drawn = random.below(meant.reduce((sum, { weight }) => sum + weight, 0));
  const taken = meant.find(({ weight }) => {
    drawn -= weight;
    return drawn < 0;
  })!;
  return { what: taken.press, n: random.below(taken.count) };
}

/** Presses, and waits until the screen has changed: what the sentence names must work. */
async function press(page: Page, { what, n }: { what: string; n: number }, before: Sight, hand: Hand): Promise<void> {
  await hand(page, what, n);
  const begun = performance.now();
  for (;;) {
    await waitForPaint(page);
    const { screen, message } = await look(page, []);
    const refused = await page.locator('[data-control=actions]').getByRole('alert').allTextContents();
    if (refused.length > 0) throw new Error(`“${before.message}” named ${what}, which was refused: ${refused.join()}`);
    if (screen !== before.screen || message !== before.message) return;
    if (performance.now() - begun > TURN_MS) throw new Error(`“${before.message}” named ${what}, which did nothing`);
  }
}
