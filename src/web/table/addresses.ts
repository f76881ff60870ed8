// Where things are on the page, by their `data-` ids: classes belong to style sheets.

/** A part of every table that something else on the page points at, by its `data-control`. */
export type Control = 'board' | 'world' | 'places' | 'hand' | 'turn' | 'actions' | 'confirm' | 'near';

/** A space of the board (`data-spot`), a place that things fly from and to (`data-at`), or a part of the frame. */
export type Address = { readonly spot: string } | { readonly at: string } | { readonly control: Control };

function selectorFor(address: Address): string {
  if ('spot' in address) return `[data-spot="${CSS.escape(address.spot)}"]`;
  if ('at' in address) return `[data-at="${CSS.escape(address.at)}"]`;
  return `[data-control="${address.control}"]`;
}

type Found = HTMLElement | SVGElement;

/** The first element at an address. */
export const find = (address: Address, within: ParentNode = document): Found | undefined =>
  within.querySelector<Found>(selectorFor(address)) ?? undefined;

/** The element at an address that was drawn last: it lies over the others. */
export const findLast = (address: Address): Found | undefined =>
  [...document.querySelectorAll<Found>(selectorFor(address))].at(-1);

/** What a line of the log or of the score sheet names: a space, or a piece on the board. */
export const findOnBoard = (name: string, board: ParentNode): Found | undefined =>
  find({ spot: name }, board) ?? find({ at: name }, board);

/** The space that an event happened on. */
export const spotUnder = ({ target }: Event): string | undefined =>
  target instanceof Element ? target.closest<Found>('[data-spot]')?.dataset.spot : undefined;
