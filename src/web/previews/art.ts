// The game beside the text of a preview: a position made for the eye.
import type { WebGame } from '../games/webGame.ts';
import { drawBoard, type Frame } from './board.ts';
import { colour } from './looks.ts';
import { PAPER } from './paper.ts';

const EDGE = 554;
const BAR = 6;

/** The right half of a preview. */
export async function drawArt(game: WebGame): Promise<string> {
  const frame = { x: EDGE + BAR, y: 0, width: PAPER.width - EDGE - BAR, height: PAPER.height };
  const bar = colour('--accent', `game-${game.id}`);
  return `${await drawScenery(game, frame)}<rect x="${EDGE}" width="${BAR}" height="${PAPER.height}" fill="${bar}"/>`;
}

/** The part of a game's board that is made for the eye. */
export async function drawScenery(game: WebGame, frame: Omit<Frame, 'crop'>): Promise<string> {
  const [setup, { position, crop }] = await Promise.all([game.scoring(), game.scenery()]);
  const names = Array.from({ length: position.options.players }, () => '');
  const view = setup.view(
    position,
    names.map(() => 0),
  );
  return drawBoard(setup.ui, { view, names }, { ...frame, crop });
}
