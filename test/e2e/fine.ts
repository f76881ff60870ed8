// What every screen must hold: nothing for axe to find, no picture missing, nothing beyond the edge, no text cut.
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const themes = ['light', 'dark'] as const;
const languages = ['en', 'fr'] as const;

/** Pages under a policy that forbids foreign scripts let axe in only with this. */
export const WITH_AXE = { bypassCSP: true };

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/**
 * Runs in the page: texts that a box hides a part of, horizontally or below. Those for screen readers alone are meant to
 * be hidden, and pictures to be cut; a name may be shortened where its title has the whole.
 */
function findCutTexts(): string[] {
  const isHidden = (overflow: string): boolean => /hidden|clip/.test(overflow);
  /** What is wrong with a text inside of a box around it; `null` if no box further out can cut it either. */
  const cutBy = (text: string, box: DOMRect, around: HTMLElement | SVGElement): string | null | undefined => {
    const { overflowX, overflowY, position, display, touchAction } = getComputedStyle(around);
    if (display === 'contents') return undefined;
    // A magnified board is moved by fingers, as others are scrolled.
    if (touchAction === 'none') return null;
    const clip = around.getBoundingClientRect();
    if ((position === 'absolute' && clip.width <= 2) || ('title' in around && around.title === text)) return null;
    const svg = around.localName === 'svg';
    const wide = (svg || isHidden(overflowX)) && (box.right > clip.right + 2 || box.left < clip.left - 2);
    const high = (svg || isHidden(overflowY)) && box.bottom > clip.bottom + 4;
    if (wide || high) return `${text.slice(0, 60)} in ${around.localName}.${around.getAttribute('class') ?? ''}`;
    return /auto|scroll/.test(overflowX + overflowY) ? null : undefined;
  };
  const found = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const text = node.textContent?.trim() ?? '';
    const parent = node.parentElement;
    if (text === '' || !parent || parent.closest('script, style, option, textarea, title, [inert]')) continue;
    if (!parent.checkVisibility()) continue;
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width === 0) continue;
    for (let around: HTMLElement | null = parent; around && around !== document.body; around = around.parentElement) {
      const cut = cutBy(text, box, around);
      if (cut) found.add(cut);
      if (cut !== undefined) break;
    }
  }
  // What is in a button reaches over its edge without being cut, the name of a key too.
  for (const button of document.querySelectorAll('.btn'))
    if (button.clientWidth > 0 && button.scrollWidth > button.clientWidth + 1)
      found.add(`${button.textContent?.trim()} over the edge of its button`);
  return [...found];
}

/** Runs in the page: what can be pressed or filled in and reaches over the left or right edge of the window. */
function findBeyondEdge(): string[] {
  const scrolls = (element: Element | null): boolean =>
    element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
  return Array.from(document.querySelectorAll<HTMLElement>('a, button, input, select, textarea'))
    .filter(element => element.checkVisibility() && !element.closest('[inert], .unseen') && !scrolls(element))
    .filter(element => {
      const { left, right, width } = element.getBoundingClientRect();
      // What is wholly on the left waits there for the keyboard.
      return width > 2 && ((left < -1 && right > 0) || right > innerWidth + 1);
    })
    .map(
      element =>
        `${(element.textContent || element.ariaLabel || element.localName).trim().slice(0, 40)} beyond the edge`,
    );
}

/** A picture that a page asks for, and whether it can be shown. */
interface Picture {
  readonly address: string;
  readonly shown: boolean;
}

export const picturesOn = (page: Page): Promise<readonly Picture[]> =>
  page.evaluate(() => {
    const pictures = document.querySelectorAll<HTMLImageElement | SVGImageElement>('img, image');
    const addresses = new Set(
      Array.from(pictures, picture => ('href' in picture ? picture.href.baseVal : picture.src)),
    );
    const isShown = (address: string): Promise<boolean> => {
      const picture = new Image();
      picture.src = address;
      return picture.decode().then(
        () => true,
        () => false,
      );
    };
    return Promise.all(Array.from(addresses, async address => ({ address, shown: await isShown(address) })));
  });

/** What is wrong with how the screen looks: pictures that are missing, what is cut, and how far the page can be scrolled sideways. */
export async function misfits(page: Page): Promise<string[]> {
  const missing = (await picturesOn(page)).flatMap(({ address, shown }) => (shown ? [] : [`no picture ${address}`]));
  const cut = [...(await page.evaluate(findCutTexts)), ...(await page.evaluate(findBeyondEdge))];
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  return [...missing, ...cut, ...(beyond > 0 ? [`${beyond} px beyond the edge`] : [])];
}

/** Runs in the page: speaks another language, and waits until its texts have come, some of which are loaded for it. */
async function speak(language: string): Promise<void> {
  document.querySelector<HTMLElement>(`header button[lang=${language}]`)?.click();
  const begun = performance.now();
  let before: string | undefined;
  while (performance.now() - begun <= 1000) {
    const now = document.documentElement.lang + document.body.innerText.length;
    if (now === before && now.startsWith(language)) return;
    before = now;
    await new Promise(resolve => setTimeout(resolve, 40));
  }
}

/** What axe finds in a theme. */
async function violations(page: Page, theme: (typeof themes)[number]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ path: AXE });
  return page.evaluate(async theme => {
    const root = document.documentElement;
    const before = root.dataset.theme;
    root.dataset.theme = theme;
    const { violations } = await window.axe!.run({ preload: false, resultTypes: ['violations'] });
    if (before === undefined) delete root.dataset.theme;
    else root.dataset.theme = before;
    return violations.flatMap(({ id, nodes }) =>
      nodes.slice(0, 3).map(({ html }) => `${theme} ${id}: ${html.slice(0, 140)}`),
    );
  }, theme);
}

/**
 * All that is wrong with a screen that a test has come to: what fits in both languages, and what axe finds, which depends on
 * language or theme but not on both, so that each language is looked at in one of the themes.
 */
export async function faults(
  page: Page,
  seen: (language: string) => Promise<unknown> = async () => {},
): Promise<string[]> {
  const spoken = await page.evaluate(() => document.documentElement.lang);
  const found: string[] = [];
  for (const [n, language] of [languages.find(other => other !== spoken)!, spoken].entries()) {
    await page.evaluate(speak, language);
    await seen(language);
    found.push(...(await misfits(page)).map(fault => `${language} ${fault}`));
    found.push(...(await violations(page, themes[n]!)).map(fault => `${language} ${fault}`));
  }
  return found;
}

export async function isFine(page: Page): Promise<void> {
  await expect.poll(() => faults(page)).toEqual([]);
}
