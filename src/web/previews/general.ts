// Pictures of pages that are about a game, or about nothing but the house.
import { webGames } from '../games/index.ts';
import type { WebGame } from '../games/webGame.ts';
import { drawArt, drawScenery } from './art.ts';
import { colour } from './looks.ts';
import { composePaper, PAPER, write } from './paper.ts';
import { settings } from './settings.ts';
import { drawBrand, drawMark } from './signs.ts';

const LEFT = 52;
const MOST = 470;

export async function drawGame(game: WebGame): Promise<string> {
  const lines = breakLines(game.about[settings.language].pitch, 36);
  return composePaper(
    await drawArt(game),
    drawBrand(LEFT, 44),
    write(LEFT - 2, 330, game.name, { size: 104, face: 'title', fill: colour('--accent', `game-${game.id}`) }),
    ...lines.map((line, n) =>
      write(LEFT, 396 + n * 40, line, { size: 29, face: 'ui', fill: colour('--ink-2'), weight: 400, most: MOST }),
    ),
  );
}

/** All games side by side, below the name of the house. */
export async function drawHouse(): Promise<string> {
  const [top, gap] = [224, 6];
  const width = (PAPER.width - gap * (webGames.length - 1)) / webGames.length;
  const boards = await Promise.all(
    webGames.map((game, n) => drawScenery(game, { x: n * (width + gap), y: top, width, height: PAPER.height - top })),
  );
  const middle = PAPER.width / 2;
  return composePaper(
    `<rect width="${PAPER.width}" height="${PAPER.height}" fill="${colour('--bar')}"/>`,
    ...boards,
    `<rect width="${PAPER.width}" height="${top - gap}" fill="${colour('--paper-0')}"/>`,
    drawMark(270, 46, 96),
    write(390, 122, 'Caravanserai', { size: 92, face: 'title', fill: colour('--accent-2', 'game-china') }),
    write(middle, 186, webGames.map(({ name }) => name).join(' · '), {
      size: 38,
      face: 'ui',
      fill: colour('--ink-2'),
      weight: 400,
      anchor: 'middle',
    }),
  );
}

/** Words in lines of at most so many letters. */
function breakLines(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.slice(0, 5);
}
