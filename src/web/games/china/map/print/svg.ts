// A map as a file for printing. Letters may come from another font there, so each text keeps to its width.
import type { MapDocument, Side } from '../../../../../games/china/index.ts';
import { drawMap } from '../drawing.ts';
import { HEIGHT, WIDTH } from '../points.ts';
import { composeScene, LAYERS } from '../scene/scene.ts';
import type { GroupShape, Shape, TextShape } from '../scene/shapes.ts';
import type { MapWords } from '../scene/title.ts';

/** The size on the table, in millimetres. */
export const TABLE_SIZE = { width: 600, height: 450 } as const;

const STYLE = `text{font-variant-numeric:lining-nums;font-family:Alegreya,"Palatino Linotype",Palatino,"Liberation Serif",Georgia,serif}
.name{font-style:italic}.title{font-family:"Alegreya SC",Alegreya,"Palatino Linotype",Palatino,"Liberation Serif",Georgia,serif;font-weight:700;letter-spacing:.08em}
.bold{font-weight:700}.halo{stroke:#fbf3dc;stroke-opacity:.78;paint-order:stroke}`;

const escapeText = (text: string): string => text.replace(/[&<>"']/g, sign => `&#${sign.codePointAt(0)};`);

const attributes = (values: { readonly [name: string]: string | number | undefined }): string =>
  Object.entries(values)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeText(`${value}`)}"`))
    .join('');

export function mapSvg(map: MapDocument, side: Side, words: MapWords): string {
  const drawing = drawMap(map, side);
  const scene = composeScene(drawing, words);
  let clips = 0;
  const nameClip = (): string => {
    clips += 1;
    return `clip${clips}`;
  };
  const body = LAYERS.map(layer => `<g>${scene[layer].map(shape => write(shape, nameClip)).join('\n')}</g>`).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" width="${TABLE_SIZE.width}mm" height="${TABLE_SIZE.height}mm" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<title>${escapeText(drawing.title)}</title>
<style>${STYLE}</style>
<g stroke-linecap="round" stroke-linejoin="round">
${body}
</g>
</svg>
`;
}

function write(shape: Shape, nameClip: () => string): string {
  if (shape.kind === 'text') return writeText(shape);
  if (shape.kind === 'group') return writeGroup(shape, nameClip);
  const { fill = 'none', stroke, width, dash, flat, opacity } = shape;
  const paint = attributes({
    fill,
    stroke,
    'stroke-width': width,
    'stroke-dasharray': dash?.join(' '),
    'stroke-linecap': flat ? 'butt' : undefined,
    opacity: opacity === 1 ? undefined : opacity,
  });
  return shape.kind === 'path'
    ? `<path d="${shape.d}"${paint}/>`
    : `<circle cx="${shape.x}" cy="${shape.y}" r="${shape.r}"${paint}/>`;
}

function writeGroup({ shapes, clip, opacity, x = 0, y = 0, turn, scale }: GroupShape, nameClip: () => string): string {
  const inner = shapes.map(shape => write(shape, nameClip)).join('');
  if (clip !== undefined) {
    const name = nameClip();
    return `<clipPath id="${name}"><path d="${clip}"/></clipPath><g clip-path="url(#${name})">${inner}</g>`;
  }
  const transform = `translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}${scale ? ` scale(${scale})` : ''}`;
  return `<g${attributes({ transform, opacity })}>${inner}</g>`;
}

function writeText({ text, font, x, y, anchor, size, fill, bold, halo, width }: TextShape): string {
  const values = attributes({
    class: [font, ...(bold ? ['bold'] : []), ...(halo ? ['halo'] : [])].join(' '),
    x,
    y,
    'text-anchor': anchor,
    'font-size': size,
    fill,
    'stroke-width': halo,
    textLength: width && Math.round(width * 10) / 10,
    lengthAdjust: width && 'spacingAndGlyphs',
  });
  return `<text${values}>${escapeText(text)}</text>`;
}
