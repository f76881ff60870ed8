// A map as a PDF file of one page at table size: paths and text in the fonts that every reader has.
import type { MapDocument, Side } from '../../../../../games/china/index.ts';
import { drawMap } from '../drawing.ts';
import { WIDTH } from '../points.ts';
import { composeScene, LAYERS } from '../scene/scene.ts';
import type { MapWords } from '../scene/title.ts';
import { writeShapes } from './operators.ts';
import { TABLE_SIZE } from './svg.ts';
import { isLost } from './times.ts';

const POINTS_PER_MM = 72 / 25.4;
const FONTS = { roman: 'Times-Roman', bold: 'Times-Bold', italic: 'Times-Italic' } as const;

const number = (value: number): string => `${Math.round(value * 1000) / 1000}`;

export function mapPdf(map: MapDocument, side: Side, words: MapWords): Uint8Array {
  const drawing = drawMap(map, side);
  const scene = composeScene(drawing, words);
  const [width, height] = [TABLE_SIZE.width * POINTS_PER_MM, TABLE_SIZE.height * POINTS_PER_MM];
  const scale = number(width / WIDTH);
  const { operators, opacities } = writeShapes(LAYERS.flatMap(layer => scene[layer]));
  // Pages count upwards from the lower edge, drawings downwards from the upper.
  const content = `${scale} 0 0 -${scale} 0 ${number(height)} cm\n1 j 1 J\n${operators.join('\n')}\n`;
  const fonts = Object.entries(FONTS).map(([id, base], n) => [id, 6 + n, base] as const);
  return writeFile([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${number(width)} ${number(height)}] /Contents 4 0 R /Resources << /Font << ${fonts
      .map(([id, at]) => `/${id} ${at} 0 R`)
      .join(
        ' ',
      )} >> /ExtGState << ${opacities.map(value => `/o${value} << /ca ${value / 100} /CA ${value / 100} >>`).join(' ')} >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}endstream`,
    `<< /Title <FEFF${hexadecimal(drawing.title)}> >>`,
    ...fonts.map(([, , base]) => `<< /Type /Font /Subtype /Type1 /BaseFont /${base} /Encoding /WinAnsiEncoding >>`),
  ]);
}

/** Whether the fonts of PDF readers lack a letter of a name on the map. */
export const lacksLetters = ({ title = '', provinces, spaces, posts = [] }: MapDocument): boolean =>
  [title, ...[...provinces, ...spaces, ...posts].map(({ id, name = id }) => name)].some(isLost);

const hexadecimal = (text: string): string =>
  Array.from({ length: text.length }, (_, n) => text.charCodeAt(n).toString(16).padStart(4, '0')).join('');

/** Numbered objects, and a table of where each begins. Everything is plain ASCII: a letter is a byte. */
function writeFile(objects: readonly string[]): Uint8Array {
  let file = '%PDF-1.4\n';
  const starts: number[] = [];
  for (const [n, object] of objects.entries()) {
    starts.push(file.length);
    file += `${n + 1} 0 obj\n${object}\nendobj\n`;
  }
  const table = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
  for (const start of starts) file += `${`${start}`.padStart(10, '0')} 00000 n \n`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return Uint8Array.from(file, letter => letter.charCodeAt(0));
}
