// A drawing as plain shapes, for the page (Shapes.svelte), a file (print/svg.ts) and paper (print/pdf.ts).
import { round } from '../points.ts';
import type { Font } from '../widths.ts';

/** Lines have round joints, and round ends unless they are flat. Paths have the commands M, L, Q, C and Z only, in absolute coordinates. */
interface Paint {
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly dash?: readonly [number, number];
  readonly flat?: boolean;
  readonly opacity?: number;
}
export interface PathShape extends Paint {
  readonly kind: 'path';
  readonly d: string;
}
export interface CircleShape extends Paint {
  readonly kind: 'circle';
  readonly x: number;
  readonly y: number;
  readonly r: number;
}
export interface TextShape {
  readonly kind: 'text';
  readonly text: string;
  readonly font: Font | 'number';
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly size: number;
  readonly fill: string;
  readonly bold?: boolean;
  /** A pale rim around the letters. */
  readonly halo?: number;
  /** The width that the text must not pass. */
  readonly width?: number;
}
export interface GroupShape {
  readonly kind: 'group';
  readonly shapes: readonly Shape[];
  /** A path that nothing is drawn outside of. */
  readonly clip?: string;
  readonly opacity?: number;
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
  /** In degrees, clockwise. */
  readonly turn?: number;
}
export type Shape = PathShape | CircleShape | TextShape | GroupShape;

export const path = (d: string, paint: Paint): PathShape => ({ kind: 'path', d, ...paint });
export const fill = (d: string, colour: string, opacity = 1): PathShape => path(d, { fill: colour, opacity });
export const stroke = (d: string, colour: string, width: number, opacity = 1): PathShape =>
  path(d, { stroke: colour, width, opacity });
export const circle = (x: number, y: number, r: number, paint: Paint): CircleShape => ({
  kind: 'circle',
  x,
  y,
  r,
  ...paint,
});

export function rectangle(left: number, top: number, width: number, height: number, corner = 0): string {
  const [l, t, r, b] = [left, top, left + width, top + height].map(round) as [number, number, number, number];
  if (corner === 0) return `M${l} ${t}L${r} ${t}L${r} ${b}L${l} ${b}Z`;
  const c = corner;
  return `M${l + c} ${t}L${r - c} ${t}Q${r} ${t} ${r} ${t + c}L${r} ${b - c}Q${r} ${b} ${r - c} ${b}L${l + c} ${b}Q${l} ${b} ${l} ${b - c}L${l} ${t + c}Q${l} ${t} ${l + c} ${t}Z`;
}
