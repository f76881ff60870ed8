// Shapes in the operators of a PDF page.
import type { CircleShape, GroupShape, PathShape, Shape, TextShape } from '../scene/shapes.ts';
import { SPACING } from '../widths.ts';
import { encode, type PdfFont, widthOf } from './times.ts';

export interface Written {
  readonly operators: readonly string[];
  /** The opacities in use, in hundredths. */
  readonly opacities: readonly number[];
}

const write = (...values: readonly number[]): string =>
  values.map(value => `${Math.round(value * 1000) / 1000}`).join(' ');

/** A colour such as #fff or #3a2a1a as three parts of one. */
function colour(hex: string): string {
  const digits = hex.length === 4 ? [...hex.slice(1)].map(digit => digit + digit).join('') : hex.slice(1);
  return write(...[0, 2, 4].map(at => Number.parseInt(digits.slice(at, at + 2), 16) / 255));
}

/** A path of M, L, Q, C and Z; a quadratic curve becomes a cubic one. */
export function writePath(d: string): string {
  const out: string[] = [];
  let [x, y] = [0, 0];
  for (const [, command = '', rest = ''] of d.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    if (command === 'Z') out.push('h');
    const length = { M: 2, L: 2, Q: 4, C: 6, Z: 0 }[command] ?? 0;
    for (let at = 0; length > 0 && at + length <= numbers.length; at += length) {
      const part = numbers.slice(at, at + length);
      const [endX = 0, endY = 0] = part.slice(-2);
      if (command === 'M' || command === 'L') out.push(`${write(...part)} ${command === 'M' && at === 0 ? 'm' : 'l'}`);
      if (command === 'C') out.push(`${write(...part)} c`);
      if (command === 'Q') {
        const [viaX = 0, viaY = 0] = part;
        const two = 2 / 3;
        const ends = [
          x + (viaX - x) * two,
          y + (viaY - y) * two,
          endX + (viaX - endX) * two,
          endY + (viaY - endY) * two,
        ];
        out.push(`${write(...ends, endX, endY)} c`);
      }
      [x, y] = [endX, endY];
    }
  }
  return out.join(' ');
}

/** A circle of four curves. */
function circlePath({ x, y, r }: CircleShape): string {
  const k = r * 0.5523;
  return `M${x + r} ${y}C${x + r} ${y + k} ${x + k} ${y + r} ${x} ${y + r}C${x - k} ${y + r} ${x - r} ${y + k} ${x - r} ${y}C${x - r} ${y - k} ${x - k} ${y - r} ${x} ${y - r}C${x + k} ${y - r} ${x + r} ${y - k} ${x + r} ${y}Z`;
}

export function writeShapes(shapes: readonly Shape[]): Written {
  const operators: string[] = [];
  const opacities = new Set<number>([100]);
  const setOpacity = (opacity: number): void => {
    const value = Math.round(opacity * 100);
    opacities.add(value);
    operators.push(`/o${value} gs`);
  };
  const writeLine = (shape: PathShape | CircleShape, opacity: number): void => {
    const { fill, stroke, width = 1, dash, flat } = shape;
    const d = shape.kind === 'path' ? shape.d : circlePath(shape);
    if (d === '' || (!fill && !stroke)) return;
    setOpacity(opacity * (shape.opacity ?? 1));
    if (fill) operators.push(`${colour(fill)} rg`);
    if (stroke) operators.push(`${colour(stroke)} RG ${write(width)} w`);
    if (dash) operators.push(`[${write(...dash)}] 0 d ${flat ? 0 : 1} J`);
    operators.push(`${writePath(d)} ${fill && stroke ? 'B' : fill ? 'f' : 'S'}`);
    if (dash) operators.push('[] 0 d 1 J');
  };
  const writeLetters = (shape: TextShape, opacity: number): void => {
    const show = placeText(shape);
    if (shape.halo) {
      setOpacity(opacity * 0.78);
      operators.push(`BT 1 Tr 0.984 0.953 0.863 RG ${write(shape.halo)} w ${show} ET`);
    }
    setOpacity(opacity);
    operators.push(`BT 0 Tr ${colour(shape.fill)} rg ${show} ET`);
  };
  const writeGroup = (group: GroupShape, opacity: number): void => {
    operators.push('q');
    if (group.clip !== undefined) operators.push(`${writePath(group.clip)} W n`);
    else operators.push(`${matrixOf(group)} cm`);
    for (const shape of group.shapes) writeShape(shape, opacity * (group.opacity ?? 1));
    operators.push('Q');
  };
  const writeShape = (shape: Shape, opacity: number): void => {
    if (shape.kind === 'group') writeGroup(shape, opacity);
    else if (shape.kind === 'text') writeLetters(shape, opacity);
    else writeLine(shape, opacity);
  };
  for (const shape of shapes) writeShape(shape, 1);
  return { operators, opacities: [...opacities] };
}

function matrixOf({ x = 0, y = 0, scale = 1, turn = 0 }: GroupShape): string {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [scale * Math.cos(angle), scale * Math.sin(angle)];
  return write(cos, sin, -sin, cos, x, y);
}

/** Text at its anchor, no wider than it may be: letters stand upright in a drawing whose y counts downwards. */
function placeText({ text, font, x, y, anchor, size, bold, width = Infinity }: TextShape): string {
  const face: PdfFont = font === 'title' || bold ? 'bold' : font === 'name' ? 'italic' : 'roman';
  const codes = encode(text);
  const spacing = font === 'title' ? SPACING : 0;
  const natural = (widthOf(codes, face) + spacing * codes.length) * size;
  const narrow = Math.min(1, width / natural);
  const start = x - natural * narrow * (anchor === 'middle' ? 0.5 : anchor === 'end' ? 1 : 0);
  const letters = codes.map(code => code.toString(16).padStart(2, '0')).join('');
  const matrix = write(narrow, 0, 0, -1, start, y);
  return `/${face} ${write(size)} Tf ${write(spacing * size)} Tc ${matrix} Tm <${letters}> Tj`;
}
