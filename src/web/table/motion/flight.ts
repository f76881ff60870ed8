// Moves pictures over the page, by transform and opacity alone.
import { drawPiece } from '../../art/drawn.ts';
import type { Travel } from '../../games/gameUi.ts';
import { findLast } from '../addresses.ts';
import type { Cue } from './script.ts';

/** A running movement: `skip` ends it at once, with everything in its place. */
export interface Flight {
  readonly finished: Promise<unknown>;
  skip(): void;
}

/** The last element at the first of some places that is on the page. */
function findShown(places: readonly string[]): HTMLElement | SVGElement | undefined {
  for (const place of places) {
    const found = findLast({ at: place });
    if (found && found.getClientRects().length > 0) return found;
  }
  return undefined;
}

/** The picture of a card or tile; a player's panel has many and is none. */
const findPicture = (element: HTMLElement | SVGElement): Element | null =>
  element.dataset.at?.startsWith('seat:') ? null : element.querySelector('img');

/** Whether what moves to an element is drawn there; it may also vanish into it. */
const shows = (element: HTMLElement | SVGElement): boolean =>
  element instanceof SVGImageElement || findPicture(element) !== null;

/** Where an element is drawn. A piece of a board is asked for its frame: what is painted in it may be smaller. */
function measure(element: HTMLElement | SVGElement): DOMRect {
  const matrix = element instanceof SVGImageElement ? element.getCTM() : undefined;
  if (!matrix) return (findPicture(element) ?? element).getBoundingClientRect();
  const { x, y, width, height, ownerSVGElement } = element as SVGImageElement;
  // The board may be magnified: its own matrix does not know of that.
  const board = ownerSVGElement!.getBoundingClientRect();
  const zoom = board.width / ownerSVGElement!.clientWidth;
  const corner = new DOMPoint(x.baseVal.value, y.baseVal.value).matrixTransform(matrix);
  const across = width.baseVal.value * matrix.a * zoom;
  const down = height.baseVal.value * matrix.d * zoom;
  return new DOMRect(board.x + corner.x * zoom, board.y + corner.y * zoom, across, down);
}

function picture(
  { art, look }: { art: string; look?: string | undefined },
  { width, height }: DOMRect,
): HTMLImageElement {
  const image = new Image();
  image.src = drawPiece(art, look) ?? '';
  image.alt = '';
  Object.assign(image.style, { width: `${width}px`, height: `${height}px` });
  return image;
}

const middle = ({ x, y, width, height }: DOMRect) => ({ x: x + width / 2, y: y + height / 2 });

/** Cards shrink into a player's panel, and never fill it. */
const LARGEST = 110;
const shrink = (box: DOMRect): DOMRect => {
  const share = Math.min(1, LARGEST / Math.max(box.width, box.height));
  const { x, y } = middle(box);
  return new DOMRect(x - (box.width * share) / 2, y - (box.height * share) / 2, box.width * share, box.height * share);
};

function fly(layer: Element, travel: Exclude<Travel, { kind: 'points' }>, lasts: number): Flight | undefined {
  const to = findShown(travel.to);
  if (!to) return undefined;
  const from = findShown(travel.from);
  const home = shrink(measure(to));
  const start = from && shrink(measure(from));
  // What has not arrived yet is drawn already: it stays unseen until its picture lands on it.
  const shown = shows(to) ? to : undefined;
  const box = shown || !start ? home : start;
  const shift = ({ x, y, width }: DOMRect, scale = width / box.width): string => {
    const centre = middle(new DOMRect(x, y, width, width * (box.height / box.width)));
    return `translate(${centre.x - box.width / 2}px, ${centre.y - box.height / 2}px) scale(${scale})`;
  };
  const lands = shift(home, shown ? 1 : 0.5);
  const sprite = picture(travel, box);
  layer.append(sprite);
  const flying = sprite.animate(
    start
      ? [
          {
            transform: shift(start, Math.min(1.4, start.width / box.width)),
            opacity: 0.4,
            easing: 'cubic-bezier(0.45, 0.05, 0.4, 1)',
          },
          { opacity: 1, offset: 0.2 },
          { transform: lands, opacity: shown ? 1 : 0 },
        ]
      : [
          { transform: `translateY(-14px) ${lands}`, opacity: 0, easing: 'cubic-bezier(0.3, 1.35, 0.5, 1)' },
          { transform: lands, opacity: 1 },
        ],
    lasts,
  );
  if (shown) shown.style.visibility = 'hidden';
  return track(flying, () => {
    sprite.remove();
    if (shown) shown.style.visibility = '';
  });
}

function rise(layer: Element, seat: number, points: number, lasts: number): Flight | undefined {
  const panel = findShown([`score:${seat}`]);
  if (!panel) return undefined;
  const { x, y } = middle(panel.getBoundingClientRect());
  const note = document.createElement('b');
  note.textContent = points > 0 ? `+${points}` : `${points}`;
  layer.append(note);
  const place = (up: number): string => `translate(${x}px, ${y - up}px) translate(-50%, -50%)`;
  const rising = note.animate(
    [
      { transform: `${place(0)} scale(0.6)`, opacity: 0 },
      { transform: `${place(10)} scale(1.2)`, opacity: 1, offset: 0.25 },
      { transform: `${place(16)} scale(1)`, opacity: 1, offset: 0.7 },
      { transform: `${place(34)} scale(1)`, opacity: 0 },
    ],
    lasts,
  );
  return track(rising, () => note.remove());
}

const track = (animation: Animation, clear: () => void): Flight => ({
  finished: animation.finished.then(clear),
  skip: () => animation.finish(),
});

/** Hides what will arrive later, without asking for the layout. Returns what shows it again. */
export function conceal({ travel }: Cue): () => void {
  const places = travel.kind === 'points' ? [] : travel.to;
  const arriving = places.flatMap(place => findLast({ at: place }) ?? []).filter(shows);
  for (const { style } of arriving) style.visibility = 'hidden';
  return () => {
    for (const { style } of arriving) style.visibility = '';
  };
}

/** Sets something in motion; nothing where its place is not on the page. */
export const launch = (layer: Element, { travel, lasts }: Cue): Flight | undefined =>
  travel.kind === 'points' ? rise(layer, travel.seat, travel.points, lasts) : fly(layer, travel, lasts);
