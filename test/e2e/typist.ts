// Plays by keys alone, as somebody who knows the shortcuts; after every key, the focus must be somewhere one can go on from.
import type { Page } from 'playwright-core';
import type { Hand } from './hands.ts';
import { waitForPaint } from './player.ts';

/** What is wanted, seen from where the focus is. */
interface Way {
  /** The key that brings it nearer. */
  readonly key: string;
  /** Whether that key also presses it. */
  readonly presses: boolean;
}

/** Runs in the page: which key leads on to the n-th element that a selector finds; nothing if it is gone. */
function findWay({ what, n, back }: { what: string; n: number; back: boolean }): Way | null {
  const wanted = document.querySelectorAll(what)[n];
  if (!wanted) return null;
  const at = document.activeElement;
  if (wanted === at) return { key: 'Enter', presses: true };
  if (wanted.matches('[data-control=confirm]')) return { key: 'Control+Enter', presses: true };
  // Where something is written, a letter is a letter.
  if (at?.matches('input[type=search]')) return { key: 'Tab', presses: false };
  for (const numbered of ['dialog[open] li button', '[data-control=hand] button']) {
    const digit = [...document.querySelectorAll(numbered)].indexOf(wanted) + 1;
    if (digit >= 1 && digit <= 9) return { key: `${digit}`, presses: true };
  }
  // In words, from group to group as long as it is in another one that is no further off.
  const group = wanted.closest('[data-group]');
  if (group && !group.contains(at)) {
    const groups = [...document.querySelectorAll('[data-group]')];
    const from = groups.findIndex(other => other.contains(at));
    const steps = (groups.indexOf(group) - from + groups.length) % groups.length;
    return { key: from >= 0 && steps > groups.length / 2 ? 'Shift+H' : 'h', presses: false };
  }
  if (group) {
    const position = at!.compareDocumentPosition(wanted);
    return { key: position & Node.DOCUMENT_POSITION_FOLLOWING ? 'n' : 'Shift+N', presses: false };
  }
  if (wanted.matches('[data-legal]'))
    return { key: back && at?.matches('[data-legal]') ? 'Shift+N' : 'n', presses: false };
  return { key: 'Tab', presses: false };
}

/** Runs in the page: which arrow leads on where moves stand in lines; nothing where they do not. */
function findArrow({ what, n }: { what: string; n: number }): Way | null {
  const at = document.activeElement;
  const wanted = document.querySelectorAll(what)[n];
  const lines = wanted?.closest('[data-lines]');
  if (!at || !wanted || wanted === at || !lines?.contains(at)) return null;
  const rows = [...lines.children].map(line => [...line.querySelectorAll('[data-legal]')]);
  const isBack = (from: number, to: number, of: number): boolean => (to - from + of) % of > of / 2;
  const [line, to] = [rows.findIndex(row => row.includes(at)), rows.findIndex(row => row.includes(wanted))];
  if (line !== to) return { key: isBack(line, to, rows.length) ? 'ArrowUp' : 'ArrowDown', presses: false };
  const row = rows[to]!;
  const back = isBack(row.indexOf(at), row.indexOf(wanted), row.length);
  return { key: back ? 'ArrowLeft' : 'ArrowRight', presses: false };
}

/** Runs in the page: whether the way to the n-th element is shorter backwards. */
function isShorterBack({ what, n }: { what: string; n: number }): boolean {
  const moves = [...document.querySelectorAll('[data-legal]')];
  const from = moves.findIndex(move => move === document.activeElement);
  const to = moves.indexOf(document.querySelectorAll(what)[n]!);
  return from >= 0 && to >= 0 && (to - from + moves.length) % moves.length > moves.length / 2;
}

/** Runs in the page: what is wrong with where the focus is. */
function findLoss(): string | null {
  const at = document.activeElement;
  if (at === null || at === document.body) return 'nowhere';
  if (at.getClientRects().length === 0) return `on something that is not shown: ${at.outerHTML.slice(0, 200)}`;
  const over = document.querySelector('dialog[open], [data-curtain]');
  return over && !over.contains(at) ? `behind what is asked: ${at.outerHTML.slice(0, 200)}` : null;
}

/** Fails unless the focus is where a person can go on. */
export async function checkFocus(page: Page, after: string): Promise<void> {
  await waitForPaint(page);
  const loss = await page.evaluate(findLoss);
  if (loss) throw new Error(`after ${after} the focus is ${loss}`);
}

/** More keys than any way has. */
const MOST = 300;

export interface Typist {
  readonly hand: Hand;
  /** How many keys each decision took. */
  readonly presses: readonly number[];
}

export function typist(): Typist {
  const presses: number[] = [];
  const hand: Hand = async (page, what, n) => {
    const back = await page.evaluate(isShorterBack, { what, n });
    for (let pressed = 0; pressed < MOST; pressed++) {
      const arrow = await page.evaluate(findArrow, { what, n });
      const way = arrow ?? (await page.evaluate(findWay, { what, n, back }));
      if (!way) return;
      await page.keyboard.press(way.key);
      await checkFocus(page, `${way.key} for ${what} (${n})`);
      if (!way.presses) continue;
      presses.push(pressed + 1);
      return;
    }
    throw new Error(`${what} (${n}) can't be reached by keys`);
  };
  return { hand, presses };
}

export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
