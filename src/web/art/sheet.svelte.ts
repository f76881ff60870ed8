// The sheet of all symbols: a file of its own beside the scripts, loaded once. Art is no code.
import address from './pieces.svg';

/** Icons and signs take the colour of their place and stand in the page; pieces are pictures of their own (drawn.ts). */
export const isPiece = (id: string): boolean => /^(cn|pg|md|st)-/.test(id);

class Sheet {
  /** The sheet once it is here. Our own drawing, built with the page: nothing from outside gets into it. */
  drawing: Document | undefined = $state.raw();
  #loading: Promise<void> | undefined;

  /** Ends when the sheet is here, or when it can't be had: then there is everything but its drawings. */
  load(): Promise<void> {
    this.#loading ??= this.#load().catch(() => {
      this.#loading = undefined;
    });
    return this.#loading;
  }

  async #load(): Promise<void> {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`the sheet can't be had: ${response.status}`);
    this.drawing = new DOMParser().parseFromString(await response.text(), 'image/svg+xml');
  }

  /** What stands in the page. */
  get icons(): string {
    const icons = this.drawing?.documentElement.cloneNode(true) as Element | undefined;
    for (const symbol of icons?.querySelectorAll('symbol') ?? []) if (isPiece(symbol.id)) symbol.remove();
    return icons?.outerHTML ?? '';
  }
}

export const sheet = new Sheet();
