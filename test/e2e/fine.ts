// What every screen must hold: nothing for axe to find, no picture missing, nothing beyond the edge, no text cut.
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const themes = ['light', 'dark'] as const;
const languages = ['en', 'fr'] as const;

/** Pages under a policy that forbids foreign scripts let axe in only with this. */
export const WITH_AXE = { bypassCSP: true };

/**
 * Texts that a box hides a part of, horizontally or below; those for screen readers alone are meant to be hidden, and pictures to be cut.
 * A name may be shortened where its title tells the whole.
 */
const CUT = `(() => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const text = node.textContent.trim();
    const parent = node.parentElement;
    if (text === '' || parent.closest('script, style, option, textarea, title, [inert]') || !parent.checkVisibility()) continue;
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width === 0) continue;
    for (let at = parent; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, position, display } = getComputedStyle(at);
      if (display === 'contents') continue;
      const clip = at.getBoundingClientRect();
      if ((position === 'absolute' && clip.width <= 2) || at.title === text) break;
      const svg = at.localName === 'svg';
      const wide = (svg || /hidden|clip/.test(overflowX)) && (box.right > clip.right + 2 || box.left < clip.left - 2);
      const high = (svg || /hidden|clip/.test(overflowY)) && box.bottom > clip.bottom + 4;
      if (wide || high) found.push(text.slice(0, 60) + ' in ' + at.localName + '.' + (at.getAttribute('class') ?? ''));
      if (wide || high || /auto|scroll/.test(overflowX + overflowY)) break;
    }
  }
  // What stands in a button reaches over its edge without being cut, a key's name too.
  for (const button of document.querySelectorAll('.btn'))
    if (button.clientWidth > 0 && button.scrollWidth > button.clientWidth + 1)
      found.push(button.textContent.trim() + ' over the edge of its button');
  return [...new Set(found)];
})()`;

/** Pictures that a page asks for, and those of them that can't be shown. */
const PICTURES = `Promise.all(
  [...new Set(Array.from(document.querySelectorAll('img, image'), picture => picture.href?.baseVal ?? picture.src))].map(async address => {
    const picture = new Image();
    picture.src = address;
    return { address, shown: await picture.decode().then(() => true, () => false) };
  }),
)`;
export const picturesOn = (page: Page) =>
  page.evaluate(PICTURES) as Promise<readonly { readonly address: string; readonly shown: boolean }[]>;

/** What is wrong with how the screen looks: pictures that are missing, what is cut, and how far the page can be scrolled sideways. */
export async function misfits(page: Page): Promise<string[]> {
  const missing = (await picturesOn(page)).flatMap(({ address, shown }) => (shown ? [] : [`no picture ${address}`]));
  const cut = (await page.evaluate(CUT)) as string[];
  const beyond = (await page.evaluate(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  )) as number;
  return [...missing, ...cut, ...(beyond > 0 ? [`${beyond} px beyond the edge`] : [])];
}

/** Speaks another language on the same screen, and waits until its texts have come, some of which are loaded for it. */
const SPEAK = `language => new Promise(resolve => {
  document.querySelector('header button[lang=' + language + ']').click();
  const begun = performance.now();
  let before;
  const look = () => {
    const now = document.documentElement.lang + document.body.innerText.length;
    if ((now === before && now.startsWith(language)) || performance.now() - begun > 1000) resolve();
    else setTimeout(look, 40);
    before = now;
  };
  look();
})`;

/** What axe finds in a theme. But for contrast nothing depends on the theme, so once is enough for the rest. */
async function violations(page: Page, theme: (typeof themes)[number], all: boolean): Promise<string[]> {
  if (!(await page.evaluate("'axe' in window"))) await page.addScriptTag({ path: AXE });
  return page.evaluate(`(() => {
    const root = document.documentElement;
    const before = root.dataset.theme;
    root.dataset.theme = '${theme}';
    return axe.run({ preload: false, resultTypes: ['violations']${all ? '' : ", runOnly: ['color-contrast']"} }).then(({ violations }) => {
      root.dataset.theme = before;
      return violations.flatMap(({ id, nodes }) => nodes.slice(0, 3).map(({ html }) => '${theme} ' + id + ': ' + html.slice(0, 140)));
    });
  })()`) as Promise<string[]>;
}

/** All that is wrong with a screen that a test has come to, in both languages and both themes. */
export async function faults(
  page: Page,
  seen: (language: string) => Promise<unknown> = async () => {},
): Promise<string[]> {
  const spoken = (await page.evaluate('document.documentElement.lang')) as string;
  const found: string[] = [];
  for (const [n, language] of [languages.find(other => other !== spoken)!, spoken].entries()) {
    await page.evaluate(`(${SPEAK})('${language}')`);
    await seen(language);
    found.push(...(await misfits(page)).map(fault => `${language} ${fault}`));
    for (const [t, theme] of themes.entries())
      found.push(...(await violations(page, theme, n === t)).map(fault => `${language} ${fault}`));
  }
  return found;
}

export async function isFine(page: Page): Promise<void> {
  await expect.poll(() => faults(page)).toEqual([]);
}
