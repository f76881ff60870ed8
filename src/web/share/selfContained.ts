// Drawings that need nothing from the page: what they look like and what they show is written into them.
import { readPicture } from '../art/drawn.ts';

/** What style sheets say about the shapes of a drawing. */
const PROPERTIES = [
  'display',
  'fill',
  'fill-opacity',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'opacity',
  'paint-order',
  'stroke',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-opacity',
  'stroke-width',
  'text-anchor',
];
const INVISIBLE = /^(transparent|rgba\(0, 0, 0, 0\))$/;

async function toDataAddress(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const binary = Array.from(bytes, byte => String.fromCharCode(byte)).join('');
  return `data:${blob.type};base64,${btoa(binary)}`;
}

const loaded = new Map<string, Promise<string>>();

/** A file or a picture of a piece, as an address that holds it. */
export function embed(address: string): Promise<string> {
  let data = loaded.get(address);
  if (!data) {
    const piece = readPicture(address);
    const blob =
      piece === undefined
        ? fetch(address).then(response => response.blob())
        : Promise.resolve(new Blob([piece], { type: 'image/svg+xml' }));
    data = blob.then(toDataAddress);
    data.catch(() => loaded.delete(address));
    loaded.set(address, data);
  }
  return data;
}

/** The text of a drawing on the page, with its styles and pictures inside. What can only be tapped is left out. */
export async function toSelfContained(drawing: SVGSVGElement): Promise<string> {
  // In a document that is never shown: there the pictures are not loaded while they are written in.
  const copy = document.implementation.createHTMLDocument().importNode(drawing, true);
  const originals = [...drawing.querySelectorAll<SVGElement>('*')];
  const copies = [...copy.querySelectorAll<SVGElement>('*')];
  const pictures: Promise<void>[] = [];
  for (const [n, original] of originals.entries()) {
    const twin = copies[n]!;
    if (original instanceof SVGImageElement) {
      pictures.push(embed(original.href.baseVal).then(data => twin.setAttribute('href', data)));
      continue;
    }
    const style = getComputedStyle(original);
    if (INVISIBLE.test(style.fill) && style.stroke === 'none') twin.remove();
    for (const property of PROPERTIES) twin.style.setProperty(property, style.getPropertyValue(property));
  }
  await Promise.all(pictures);
  return new XMLSerializer().serializeToString(copy);
}
