// Pieces as pictures. Drawn as shapes into the page, a board would be thousands of elements, and each piece that moves
// would have the browser look at all of them.
import { settings } from '../settings.svelte.ts';
import { sheet } from './sheet.svelte.ts';
import { boxOf, viewBoxOf } from './viewBox.ts';

const addresses = new Map<string, string>();
const texts = new Map<string, string>();
/** Kept as long as the page: what was loaded once is there at once wherever it is drawn again. */
const kept: HTMLImageElement[] = [];

/** The address of a piece's picture, in the colours of a look (classes of tokens.css); nothing before the sheet is here. */
export function drawPiece(art: string, look = ''): string | undefined {
  const { drawing } = sheet;
  if (!drawing) return undefined;
  const key = `${settings.theme} ${art} ${look}`;
  let address = addresses.get(key);
  if (!address) {
    const text = writePicture(drawing, art, look);
    address = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
    addresses.set(key, address);
    texts.set(address, text);
    const picture = new Image();
    picture.src = address;
    kept.push(picture);
  }
  return address;
}

/** What a piece's picture at an address is made of, for pictures that hold others. */
export const readPicture = (address: string): string | undefined => texts.get(address);

/** Some browsers draw a picture in its own size before they fit it to its place. */
const FINENESS = 4;

/** A document with the symbol, all that it refers to, and the colours of the page. */
function writePicture(drawing: Document, art: string, look: string): string {
  const { x, y, width, height } = boxOf(art);
  const symbols = [...collectIds(drawing, art)].map(id => drawing.getElementById(id)!.outerHTML).join('');
  const looks = new Set(Array.from(symbols.matchAll(/class="([^"]+)"/g), ([, inner]) => inner!));
  const rules = [...looks].map(inner => `.${inner.replaceAll(' ', '.')}{${colours(symbols, inner)}}`).join('');
  const box = `x="${x}" y="${y}" width="${width}" height="${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBoxOf(art)}" width="${width * FINENESS}" height="${height * FINENESS}">
<style>:root{${colours(symbols, look)}}${rules}</style>
<defs>${symbols}</defs><use href="#${art}" ${box}/></svg>`;
}

/** The ids of a symbol and of all that is used or painted with in it. */
function collectIds(drawing: Document, id: string, found = new Set<string>()): Set<string> {
  const element = found.has(id) ? null : drawing.getElementById(id);
  if (!element) return found;
  found.add(id);
  for (const [, other] of element.outerHTML.matchAll(/(?:href="|url\()#([\w-]+)/g)) collectIds(drawing, other!, found);
  return found;
}

/** The values that a look gives to the variables in a text. */
function colours(text: string, look: string): string {
  const probe = document.createElement('i');
  probe.className = look;
  document.body.append(probe);
  const style = getComputedStyle(probe);
  const names = new Set(Array.from(text.matchAll(/var\((--[\w-]+)/g), ([, name]) => name!));
  const values = [...names].map(name => [name, style.getPropertyValue(name).trim()] as const);
  probe.remove();
  return values.map(([name, value]) => (value ? `${name}:${value};` : '')).join('');
}
