// What a table says aloud to those who listen: one polite region for all of it, in the order it happens.

/** As many as somebody may still want to read back. */
const KEPT = 60;

class Live {
  lines: readonly { readonly n: number; readonly text: string }[] = $state.raw([]);
  #n = 0;

  say(text: string): void {
    this.lines = [...this.lines, { n: this.#n++, text }].slice(-KEPT);
  }
}

export const live = new Live();
