import type { GameUi } from '../games/gameUi.ts';
import { webGame } from '../games/index.ts';
import { type KeptGame, loadGame } from '../local/keeping.ts';
import { restoreRecord } from '../local/records.ts';
import { Frames } from './frames.ts';

/** A kept game, ready to be looked at. */
export interface Opened {
  readonly kept: KeptGame;
  readonly ui: GameUi;
  readonly frames: Frames;
  readonly names: readonly string[];
}

/** Opens a game of this device for looking; nothing if it is not there. */
export async function openKept(id: string): Promise<Opened | undefined> {
  const kept = await loadGame(id);
  const ui = kept && (await webGame(kept.game)?.ui());
  if (!ui) return undefined;
  const record = restoreRecord(ui.game, kept);
  return { kept, ui, frames: new Frames(ui.game, record), names: record.header.seats };
}
