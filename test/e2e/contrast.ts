// How well what is written and drawn stands out from what is really painted behind it: gradients, boards, pictures.
import type { Page } from 'playwright-core';
import { waitForPaint } from './hands.ts';

/** What should stand out somewhere on the screen. */
interface Mark {
  readonly what: string;
  /** Red, green, blue and how opaque, from 0 to 1. */
  readonly colour: readonly [r: number, g: number, b: number, a: number];
  /** The least contrast that it needs. */
  readonly least: number;
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

export interface Contrast {
  /** How many texts and signs were looked at. */
  readonly marks: number;
  /** The least contrast of them, as a share of what each needs. */
  readonly margin: number;
  readonly faint: readonly string[];
}

/** Runs in the page: lines of text and signs that can be seen now, and the colours they have. */
function findMarks(): Mark[] {
  const pixel = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;
  const read = (colour: string): [number, number, number, number] => {
    pixel.clearRect(0, 0, 1, 1);
    pixel.fillStyle = colour;
    pixel.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = pixel.getImageData(0, 0, 1, 1).data;
    return [r! / 255, g! / 255, b! / 255, a! / 255];
  };
  const opacity = (element: Element | null): number =>
    element ? Number(getComputedStyle(element).opacity) * opacity(element.parentElement) : 1;
  const isExempt = (element: Element): boolean =>
    element.closest('[inert], [disabled], [aria-disabled=true], script, style, option, .unseen') !== null ||
    !element.checkVisibility({ visibilityProperty: true });
  /** Whether all of a box is inside of what the boxes around it show. */
  const isWhole = (box: DOMRect, element: Element | null): boolean => {
    if (!element) return true;
    const { overflow, clipPath } = getComputedStyle(element);
    const around = element.getBoundingClientRect();
    const cuts = /hidden|auto|scroll|clip/.test(overflow) || clipPath !== 'none';
    const isIn = box.top >= around.top - 1 && box.bottom <= around.bottom + 1;
    return (
      (!cuts || (around.width > 2 && isIn && box.right <= around.right + 1)) && isWhole(box, element.parentElement)
    );
  };
  /** Whether a box is seen, not covered and not scrolled away. */
  const isSeen = (box: DOMRect, element: Element): boolean => {
    const { left, top, width, height } = box;
    if (width < 3 || height < 3 || !isWhole(box, element)) return false;
    // A screenshot ends where the window does.
    if (left < 0 || top < 0 || box.right > innerWidth || box.bottom > innerHeight) return false;
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && (hit.contains(element) || element.contains(hit));
  };
  const found: Mark[] = [];
  const add = (element: Element, box: DOMRect, text: string, colour: string, least: number): void => {
    if (!isSeen(box, element)) return;
    const [r, g, b, a] = read(colour);
    const { x, y, width, height } = box;
    found.push({ what: text, colour: [r, g, b, a * opacity(element)], least, box: { x, y, width, height } });
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    const text = walker.currentNode.textContent!.trim();
    if (text === '' || !parent || isExempt(parent)) continue;
    const { color, fill, fontSize, fontWeight } = getComputedStyle(parent);
    const size = Number.parseFloat(fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    range.selectNodeContents(walker.currentNode);
    const drawn = parent instanceof SVGElement;
    for (const box of range.getClientRects())
      add(parent, box, `“${text.slice(0, 40)}”`, drawn ? fill : color, isLarge ? 3 : 4.5);
  }
  // Signs that have the colour of the text around them.
  for (const sign of document.querySelectorAll('svg.icon')) {
    const name = sign.querySelector('use')?.getAttribute('href') ?? '';
    if (!name.startsWith('#i-') || isExempt(sign)) continue;
    add(sign, sign.getBoundingClientRect(), name, getComputedStyle(sign).color, 3);
  }
  return found;
}

/** Runs in the page: compares each of the marks with the pixels behind it. Where a few are in the way the rest counts. */
async function compare({ marks, shot }: { marks: readonly Mark[]; shot: string }): Promise<Contrast> {
  const FEW = 0.15;
  const bytes = Uint8Array.from(atob(shot), letter => letter.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d', { willReadFrequently: true })!;
  canvas.drawImage(picture, 0, 0);
  const linear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  const light = (r: number, g: number, b: number): number =>
    0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
  const contrastOf = ({ colour: [r, g, b, a], box: { x, y, width, height } }: Mark): number => {
    const { data } = canvas.getImageData(x, y, Math.max(1, width), Math.max(1, height));
    const contrasts: number[] = [];
    for (let at = 0; at < data.length; at += 4) {
      const [r0, g0, b0] = [data[at]! / 255, data[at + 1]! / 255, data[at + 2]! / 255];
      const behind = light(r0, g0, b0);
      const front = light(r0 + (r - r0) * a, g0 + (g - g0) * a, b0 + (b - b0) * a);
      contrasts.push((Math.max(front, behind) + 0.05) / (Math.min(front, behind) + 0.05));
    }
    return contrasts.sort((a, b) => a - b)[Math.floor(contrasts.length * FEW)]!;
  };
  const measured = marks.map(mark => ({ ...mark, contrast: contrastOf(mark) }));
  return {
    marks: marks.length,
    margin: Math.min(...measured.map(({ contrast, least }) => contrast / least)),
    faint: measured
      .filter(({ contrast, least }) => contrast < least - 0.01)
      .map(({ what, contrast, least }) => `${what}: ${contrast.toFixed(2)} of ${least}`),
  };
}

const HIDDEN = `*, ::before, ::after, ::placeholder { color: transparent !important; text-shadow: none !important; }
  svg text, svg tspan { fill: transparent !important; } svg.icon { visibility: hidden !important; }`;

/** A screen that goes on changing is not measured: what is written and what is behind it must be of one moment. */
const TRIES = 40;

/** Where marks are and how they are painted; what they say may change, as a clock does. */
const shapeOf = (marks: readonly Mark[]): string => JSON.stringify(marks.map(({ box, colour }) => [box, colour]));

/** Measures the contrast of all that can be seen on a screen, once it stands still. */
export async function measureContrast(page: Page): Promise<Contrast> {
  let marks = await page.evaluate(findMarks);
  for (let n = 0; n < TRIES; n++) {
    await waitForPaint(page);
    const style = await page.addStyleTag({ content: HIDDEN });
    const shot = (await page.screenshot()).toString('base64');
    await style.evaluate((element: Element) => element.remove());
    const after = await page.evaluate(findMarks);
    if (shapeOf(after) === shapeOf(marks)) return page.evaluate(compare, { marks, shot });
    marks = after;
  }
  throw new Error('the screen does not stand still');
}
