import type { Seat } from '../../kernel/index.ts';
import type { GameUi } from '../games/gameUi.ts';
import { webGame } from '../games/index.ts';
import { type KeptGame, loadGame } from '../local/keeping.ts';
import { findYou, showNames } from '../local/names.ts';
import { restoreRecord } from '../local/records.ts';
import { Frames } from './frames.ts';

/** A kept game, ready to be looked at. */
export interface Opened {
  readonly kept: KeptGame;
  readonly ui: GameUi;
  readonly frames: Frames;
  /** As the reader sees them. */
  readonly names: readonly string[];
  /** The reader’s own seat, where it is known. */
  readonly you: Seat | null;
}

/** Opens a game of this device for looking; nothing if it is not there. */
export async function openKept(id: string): Promise<Opened | undefined> {
  const kept = await loadGame(id);
  const ui = kept && (await webGame(kept.game)?.ui());
  if (!ui) return undefined;
  const record = restoreRecord(ui.game, kept);
  return {
    kept,
    ui,
    frames: new Frames(ui.game, record),
    // Asked for again when the reader changes the language.
    get names() {
      return showNames(kept.seats);
    },
    you: findYou(kept.seats),
  };
}
