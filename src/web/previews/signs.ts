// Signs on previews: the mark of the house, icons, and the players' dots.
import mark from '../favicon.svg?raw';
import { colour } from './looks.ts';
import { write } from './paper.ts';
import { drawPiece } from './pieces.ts';

const markAddress = `data:image/svg+xml;base64,${btoa(mark)}`;

export const drawMark = (x: number, y: number, size: number): string =>
  `<image href="${markAddress}" x="${x}" y="${y}" width="${size}" height="${size}"/>`;

/** The mark with the name of the house. */
export const drawBrand = (x: number, y: number): string =>
  drawMark(x, y, 46) +
  write(x + 58, y + 33, 'Caravanserai', { size: 34, face: 'title', fill: colour('--accent-2', 'game-china') });

export const drawIcon = (id: string, x: number, y: number, size: number): string =>
  `<image href="${drawPiece(id)}" x="${x}" y="${y}" width="${size}" height="${size}"/>`;

/** A player's sign on their colour. */
export const drawDot = (x: number, y: number, r: number, look: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour('--p', look)}" stroke="#000" stroke-opacity=".35"/><image href="${drawPiece('glyph-player', look)}" x="${x - r * 0.62}" y="${y - r * 0.62}" width="${r * 1.24}" height="${r * 1.24}"/>`;

/** A seat that nobody has taken. */
export const drawFreeDot = (x: number, y: number, r: number, look: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r - 2}" fill="none" stroke="${colour('--p-ink', look)}" stroke-width="4" stroke-dasharray="9 6"/>`;
