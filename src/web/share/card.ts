// The picture of a finished game: its last position, who came in where, and points by kind.
import { placeSeats, type ScoreSheet } from '../../kernel/index.ts';
import { drawPiece, readPicture } from '../art/drawn.ts';
import { rankSeats } from '../end/places.ts';
import type { SheetGroup } from '../end/sheet.ts';

export interface Card {
  readonly title: string;
  /** The variant and the day. */
  readonly subtitle: string;
  /** Who won. */
  readonly verdict: string;
  /** Where it was played. */
  readonly place: string;
  readonly names: readonly string[];
  readonly colours: readonly string[];
  readonly sheet: ScoreSheet;
  readonly groups: readonly SheetGroup[];
  /** The drawing of the board, as text. */
  readonly board: string;
  readonly fonts: string;
}

export const CARD = { width: 1200, height: 630 } as const;
/** How large the board is on it; boards are drawn for this size. */
export const BOARD = { x: 28, y: 28, width: 752, height: 574 } as const;
const LEFT = BOARD.x + BOARD.width + 28;
const RIGHT = CARD.width - 32;
const DOT = 11;

const FACES = {
  title: '"Alegreya SC","Alegreya",serif',
  text: '"Alegreya",serif',
  ui: '"Alegreya Sans",sans-serif',
} as const;

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

interface Look {
  readonly size: number;
  readonly face: keyof typeof FACES;
  readonly fill: string;
  readonly weight?: number;
  readonly italic?: boolean;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** The text is made narrower than this where it would be wider. */
  readonly most?: number;
}

const pen = document.createElement('canvas').getContext('2d');

/** A line of text. */
function write(
  x: number,
  y: number,
  text: string,
  { size, face, fill, weight = 700, italic, anchor, most }: Look,
): string {
  if (pen) pen.font = `${italic ? 'italic ' : ''}${weight} ${size}px ${FACES[face]}`;
  const width = pen?.measureText(text).width ?? 0;
  const squeezed = most !== undefined && width > most ? ` textLength="${most}" lengthAdjust="spacingAndGlyphs"` : '';
  return `<text x="${x}" y="${y}" font-family='${FACES[face]}' font-size="${size}" font-weight="${weight}" fill="${fill}"${italic ? ' font-style="italic"' : ''}${anchor ? ` text-anchor="${anchor}"` : ''}${squeezed} style="font-feature-settings:'lnum','tnum'">${escapeText(text)}</text>`;
}

/** Colours of the page, as they are for a player's class. */
function readColours(look: string): { readonly [name: string]: string } {
  const probe = document.createElement('i');
  probe.className = look;
  document.body.append(probe);
  const style = getComputedStyle(probe);
  const names = [
    '--paper-0',
    '--paper-1',
    '--paper-2',
    '--ink',
    '--ink-2',
    '--line',
    '--line-2',
    '--accent',
    '--p',
    '--p-ink',
    '--p-on',
  ];
  const values = names.map(name => [name, style.getPropertyValue(name).trim()] as const);
  probe.remove();
  return Object.fromEntries(values);
}

/** A player's sign on their colour. */
function drawDot(x: number, y: number, look: string): string {
  const { '--p': ground = '', '--p-on': sign = '' } = readColours(look);
  const drawn = readPicture(drawPiece('glyph-player', look) ?? '')?.replaceAll('currentColor', sign);
  const picture = drawn
    ? `<image href="data:image/svg+xml,${encodeURIComponent(drawn)}" x="${x - 7}" y="${y - 7}" width="14" height="14"/>`
    : '';
  return `<circle cx="${x}" cy="${y}" r="${DOT}" fill="${ground}" stroke="#000" stroke-opacity=".45"/>${picture}`;
}

/** Places, names and totals, from the first to the last. */
function drawRanks({ names, colours, sheet }: Card, top: number, row: number): string {
  const { '--ink': ink = '', '--ink-2': pale = '', '--line': line = '' } = readColours('');
  const places = placeSeats(sheet);
  const rows = rankSeats(sheet).map((seat, n) => {
    const y = top + n * row + row / 2;
    const named = readColours(colours[seat]!)['--p-ink'] ?? ink;
    return [
      write(LEFT + 8, y + 7, `${places[seat]!.place}`, { size: 20, face: 'ui', fill: pale, anchor: 'middle' }),
      drawDot(LEFT + 36, y, colours[seat]!),
      write(LEFT + 58, y + 8, names[seat]!, { size: 23, face: 'ui', fill: named, most: RIGHT - LEFT - 58 - 60 }),
      write(RIGHT, y + 9, `${sheet.points[seat]}`, { size: 27, face: 'text', fill: ink, anchor: 'end' }),
      `<path d="M${LEFT} ${y + row / 2}H${RIGHT}" stroke="${line}"/>`,
    ].join('');
  });
  return rows.join('');
}

/** Points by kind, with a column for each player in the order of their places. */
function drawKinds({ groups, sheet, colours }: Card, top: number, row: number): string {
  const { '--ink': ink = '', '--ink-2': pale = '' } = readColours('');
  const ranked = rankSeats(sheet);
  const column = 38;
  const middle = (n: number): number => RIGHT - column * (ranked.length - n) + column / 2;
  const dots = ranked.map((seat, n) => drawDot(middle(n), top, colours[seat]!));
  const rows = groups.map(({ name, points }, g) => {
    const y = top + (g + 1) * row + 7;
    const most = RIGHT - column * ranked.length - LEFT - 8;
    const cells = ranked.map((seat, n) =>
      write(middle(n), y, points[seat] === 0 ? '–' : `${points[seat]}`, {
        size: 19,
        face: 'ui',
        fill: ink,
        anchor: 'middle',
      }),
    );
    return write(LEFT, y, name, { size: 19, face: 'ui', fill: pale, weight: 500, most }) + cells.join('');
  });
  return dots.join('') + rows.join('');
}

/** The whole picture, as the text of a drawing. */
export function writeCard(card: Card): string {
  const { width, height } = CARD;
  const colours = readColours('');
  const { '--ink': ink = '', '--ink-2': pale = '', '--accent': accent = '', '--line-2': edge = '' } = colours;
  const most = RIGHT - LEFT;
  const RANKS_TOP = 152;
  const row = card.names.length > 3 ? 42 : 52;
  const kindsTop = RANKS_TOP + row * card.names.length + 34;
  const kindRow = Math.min(38, (height - 64 - kindsTop) / (card.groups.length + 0.3));
  const board = card.board.replace(
    /^<svg/,
    `<svg x="${BOARD.x}" y="${BOARD.y}" width="${BOARD.width}" height="${BOARD.height}" preserveAspectRatio="xMidYMid meet"`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><style>${card.fonts}</style>
<rect width="${width}" height="${height}" fill="${colours['--paper-1']}"/>
<rect x="9" y="9" width="${width - 18}" height="${height - 18}" rx="10" fill="none" stroke="${edge}" stroke-width="1.5"/>
<rect x="${BOARD.x}" y="${BOARD.y}" width="${BOARD.width}" height="${BOARD.height}" rx="8" fill="${colours['--paper-2']}"/>
${board}
${write(LEFT, 62, card.title, { size: 42, face: 'title', fill: accent, most })}
${write(LEFT, 87, card.subtitle, { size: 17, face: 'text', fill: pale, weight: 500, italic: true, most })}
${write(LEFT, 132, card.verdict, { size: 28, face: 'title', fill: ink, most })}
${drawRanks(card, RANKS_TOP, row)}
${drawKinds(card, kindsTop, kindRow)}
${write(RIGHT, height - 28, card.place, { size: 16, face: 'text', fill: pale, weight: 500, italic: true, anchor: 'end', most })}
</svg>`;
}
