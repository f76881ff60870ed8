// Boards as drawings: the same components as on the pages, rendered without one.
import { render } from 'svelte/server';
import type { ScoreSheet } from '../../kernel/index.ts';
import type { GameUi, GameUiProps } from '../games/gameUi.ts';
import { tellWho } from '../i18n/who.ts';
import { coloursOf } from '../table/colours.ts';
import { settings } from './settings.ts';
import { toLiteral } from './styles.ts';

/** Where the drawing goes, and which part of it is seen: all of it, or what covers the box. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly crop?: readonly [left: number, top: number, width: number, height: number] | undefined;
}

interface Shown {
  readonly view: unknown;
  readonly names: readonly string[];
  readonly scores?: ScoreSheet | undefined;
}

const nothing = (): void => undefined;

/** The classes of the seats' colours. */
export const seatColours = (ui: GameUi, view: unknown, seats: number): readonly string[] =>
  ui.colours?.(view) ?? coloursOf(seats);

/** Names of places and tags of lots are too small to be read in a preview. */
const HIDDEN = '.names{display:none}.tag{display:none}.spot{display:none}';

/** The board as a spectator sees it, as an SVG inside another. */
export function drawBoard(ui: GameUi, { view, names, scores }: Shown, { x, y, width, height, crop }: Frame): string {
  const props: GameUiProps<unknown, { kind: string }> = {
    view,
    seat: null,
    players: tellWho(names, null),
    colours: seatColours(ui, view, names.length),
    language: settings.language,
    options: [],
    recent: [],
    scores,
    selection: undefined,
    select: nothing,
    choose: nothing,
    chooseAll: nothing,
    refuse: nothing,
    note: nothing,
    reset: nothing,
    gain: () => [],
    after: () => view,
  };
  const { head, body } = render(ui.Board, { props });
  const sheets = Array.from(head.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g), ([, css = '']) => css);
  const [, own = '', content = ''] = /<svg[^>]*? viewBox="([^"]+)"[^>]*>([\s\S]*)<\/svg>/.exec(body) ?? [];
  const fit = crop ? 'slice' : 'meet';
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${crop?.join(' ') ?? own}" preserveAspectRatio="xMidYMid ${fit}"><style>${toLiteral(sheets.join(''))}${HIDDEN}</style>${content.replaceAll(/<!--.*?-->/g, '')}</svg>`;
}
