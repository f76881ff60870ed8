import type { Terminal } from './command.ts';

const WIDTH = 30;
const EVERY_MS = 100;

/** A progress bar with the time left, drawn only for a person at a terminal. */
export function showProgress(terminal: Terminal, total: number, what: string): { at(done: number): void; end(): void } {
  if (!terminal.interactive) return { at() {}, end() {} };
  const begun = performance.now();
  let shown = 0;
  return {
    at(done) {
      const now = performance.now();
      if (now - shown < EVERY_MS || done === 0) return;
      shown = now;
      const filled = Math.round((WIDTH * done) / total);
      const left = Math.ceil((((now - begun) / done) * (total - done)) / 1000);
      terminal.tell(
        `\r${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${done}/${total} ${what}, ${left} s left \x1b[K`,
      );
    },
    end() {
      shown = 0;
      terminal.tell('\r\x1b[K');
    },
  };
}
