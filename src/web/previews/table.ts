// The picture of a public table: its board as everyone sees it, and who plays.
import type { PreviewSubject } from '../../api/index.ts';
import type { WebGame } from '../games/webGame.ts';
import { drawBoard, seatColours } from './board.ts';
import { colour } from './looks.ts';
import { composePaper, PAPER, write } from './paper.ts';
import { nameSeats, nameWinners, onlyDrawn, rankedSeats } from './seats.ts';
import { settings } from './settings.ts';
import { drawDot, drawMark } from './signs.ts';
import { previewWordsOf } from './words.ts';

export type TableSubject = PreviewSubject & { readonly kind: 'table' };

const BOARD = { x: 28, y: 28, width: 752, height: 574 } as const;
const LEFT = BOARD.x + BOARD.width + 28;
const RIGHT = PAPER.width - 32;
const TOP = 190;

export async function drawTable({ state, sight }: TableSubject, game: WebGame): Promise<string> {
  const ui = await game.ui();
  const drawn = onlyDrawn(state);
  const words = ui.words(settings.language);
  const preview = previewWordsOf(settings.language);
  const names = nameSeats(drawn);
  const [ink, pale, edge] = [colour('--ink'), colour('--ink-2'), colour('--line-2')];
  const most = RIGHT - LEFT;
  const row = names.length > 3 ? 70 : 82;
  const points = state.result?.points ?? (ui.headline === 'projected' ? sight.scores.projected : sight.scores.points);
  const colours = seatColours(ui, sight.view, names.length);
  const seats = rankedSeats(state).map((seat, n) => {
    const y = TOP + n * row + row / 2;
    const look = colours[seat] ?? '';
    return [
      drawDot(LEFT + 22, y, 20, look),
      write(LEFT + 56, y + 9, names[seat] ?? '', {
        size: 28,
        face: 'ui',
        fill: colour('--p-ink', look),
        most: most - 130,
      }),
      write(RIGHT, y + 11, `${points[seat]}`, { size: 32, face: 'text', fill: ink, anchor: 'end' }),
      `<path d="M${LEFT} ${y + row / 2}H${RIGHT}" stroke="${colour('--line')}"/>`,
    ].join('');
  });
  const verdict = state.result ? preview.wins(nameWinners(drawn)) : preview.inPlay;
  return composePaper(
    `<rect x="9" y="9" width="${PAPER.width - 18}" height="${PAPER.height - 18}" rx="10" fill="none" stroke="${edge}" stroke-width="1.5"/>`,
    `<rect x="${BOARD.x}" y="${BOARD.y}" width="${BOARD.width}" height="${BOARD.height}" rx="8" fill="${colour('--mat', `game-${game.id}`)}"/>`,
    drawBoard(ui, { view: sight.view, names, scores: sight.scores }, BOARD),
    write(LEFT, 82, words.title, { size: 58, face: 'title', fill: colour('--accent', `game-${game.id}`), most }),
    write(LEFT, 116, words.variant(sight.view), { size: 21, face: 'ui', fill: pale, weight: 400, most }),
    write(LEFT, 164, verdict, { size: 30, face: 'title', fill: ink, most }),
    ...seats,
    drawMark(LEFT, PAPER.height - 66, 34),
    write(LEFT + 44, PAPER.height - 42, 'Caravanserai', { size: 24, face: 'title', fill: pale }),
  );
}
