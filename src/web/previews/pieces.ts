// What stands in for `art/drawn.ts`: pieces as symbols of the same drawing, with their colours as numbers.
import sheet from '../art/pieces.svg?raw';
import { boxOf, viewBoxOf } from '../art/viewBox.ts';
import { colour, resolve } from './looks.ts';

const symbols = new Map(
  Array.from(
    sheet.matchAll(/<(symbol|linearGradient|radialGradient|pattern|clipPath)[^>]* ?id="([\w-]+)"[\s\S]*?<\/\1>/g),
    ([text, , id = '']) => [id, text] as const,
  ),
);

/** A symbol and all that is used or painted with in it. */
function collect(id: string, found = new Map<string, string>()): Map<string, string> {
  const text = symbols.get(id);
  if (text === undefined || found.has(id)) return found;
  found.set(id, text);
  for (const [, other = ''] of text.matchAll(/(?:href="|url\()#([\w-]+)/g)) collect(other, found);
  return found;
}

const SCHEME = 'piece:';

/** The address of a piece, until the drawing is gathered. */
export const drawPiece = (art: string, look = ''): string => `${SCHEME}${art} ${look}`.trim();

/** Only pages read pictures again. */
export const readPicture = (): undefined => undefined;

const IMAGE = new RegExp(`<image ([^>]*?)href="${SCHEME}([^"]+)"([^>]*?)(?:/>|></image>)`, 'g');

/** A drawing in which images of pieces became uses of symbols: those are drawn many times as fast. */
export function gatherPieces(svg: string): string {
  const used = new Map<string, string>();
  const drawn = svg.replaceAll(IMAGE, (_, before: string, address: string, after: string) => {
    const [art = '', ...look] = address.split(' ');
    const name = address.replaceAll(' ', '.');
    if (!used.has(name)) used.set(name, writeSymbol(art, look.join(' '), name));
    const place = Array.from(`${before}${after}`.matchAll(/\b(?:x|y|width|height)="[^"]*"/g), ([found]) => found);
    return `<use href="#${name}" ${place.join(' ')}/>`;
  });
  return drawn.replace('>', `><defs>${[...used.values()].join('')}</defs>`);
}

/** A symbol in the colours of a look. What is inside has names of its own: the same piece may be there in several colours. */
function writeSymbol(art: string, look: string, name: string): string {
  const { x, y, width, height } = boxOf(art);
  const inside = resolve([...collect(art).values()].join(''), look)
    .replaceAll(/\bid="([\w-]+)"/g, `id="$1.in.${name}"`)
    .replaceAll(/(href="|url\()#([\w-]+)/g, `$1#$2.in.${name}`);
  const box = `x="${x}" y="${y}" width="${width}" height="${height}"`;
  const fill = look.startsWith('p') ? colour('--p-on', look) : colour('--ink');
  return `${inside}<symbol id="${name}" viewBox="${viewBoxOf(art)}" overflow="visible"><g color="${fill}"><use href="#${art}.in.${name}" ${box}/></g></symbol>`;
}
