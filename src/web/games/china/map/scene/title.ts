import type { MapDrawing } from '../drawing.ts';
import { measure } from '../widths.ts';
import { INK, LACQUER, SHADOW } from './palette.ts';
import { circle, path, rectangle, type Shape, type TextShape } from './shapes.ts';
import { ANCHOR, portDisc } from './symbols.ts';

/** What is written beside the title, in a reader's language. */
export interface MapWords {
  readonly sides: { readonly [side in '34' | '45' | 'border']: string };
  readonly port: string;
  readonly post: string;
}

const WIDTH = 151;
const ROOM = 118;

/** The title in a frame, with what ports and posts look like where there are any. */
export function drawTitle({ cartouche, side, title }: MapDrawing, words: MapWords): Shape[] {
  if (!cartouche) return [];
  const height = side === 'border' ? 142 : 94;
  const write = (text: string, y: number, font: TextShape['font'], size: number, fill: string): TextShape => {
    const fitting = Math.min(size, (size * ROOM) / measure(text, font === 'number' ? 'name' : font, size));
    return { kind: 'text', text, font, x: WIDTH / 2, y, anchor: 'middle', size: fitting, fill };
  };
  return [
    {
      kind: 'group',
      x: cartouche.left,
      y: cartouche.top,
      scale: cartouche.scale,
      shapes: [
        path(rectangle(2, 4, WIDTH, height, 8), { fill: SHADOW, opacity: 0.25 }),
        path(rectangle(0, 0, WIDTH, height, 8), { fill: '#efdfb6', stroke: '#5a3a1e', width: 2 }),
        path(rectangle(5, 5, WIDTH - 10, height - 10, 5), { stroke: LACQUER, width: 1.3 }),
        write(title.toUpperCase(), 47, 'title', 34, LACQUER),
        write(words.sides[side], 71, 'name', 17, INK),
        ...(side === 'border' ? drawKey(words) : []),
      ],
    },
  ];
}

function drawKey({ port, post }: MapWords): Shape[] {
  const write = (text: string, y: number): TextShape => ({
    kind: 'text',
    text,
    font: 'number',
    x: 46,
    y,
    anchor: 'start',
    size: 14.5,
    fill: INK,
  });
  return [
    { kind: 'group', x: 28, y: 95, shapes: [portDisc(11), { kind: 'group', scale: 0.72, shapes: ANCHOR }] },
    write(port, 100),
    {
      kind: 'group',
      x: 28,
      y: 121,
      shapes: [
        circle(0, 0, 11, { fill: '#d0701e', stroke: INK, width: 1 }),
        path('M0 -11C6 -11 11 -6 11 0C11 6 6 11 0 11Z', { fill: '#5f8a3c' }),
        circle(0, 0, 6.5, { fill: '#f3e6c4', stroke: INK, width: 0.8 }),
      ],
    },
    write(post, 126),
  ];
}
