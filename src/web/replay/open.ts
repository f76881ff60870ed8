import type { GameUi } from '../games/gameUi.ts';
import { webGame } from '../games/index.ts';
import { tellWho, type Who } from '../i18n/who.ts';
import { type KeptGame, loadGame } from '../local/keeping.ts';
import { findYou, showNames } from '../local/names.ts';
import { restoreRecord } from '../local/records.ts';
import { settings } from '../settings.svelte.ts';
import { Frames } from './frames.ts';

/** A kept game, ready to be looked at. */
export interface Opened {
  readonly kept: KeptGame;
  readonly ui: GameUi;
  readonly frames: Frames;
  /** As the reader sees them. */
  readonly names: readonly string[];
  /** The same people as texts name them: the one who played at this device alone is “you”. */
  readonly players: readonly Who[];
}

/** Opens a game of this device for looking; nothing if it is not there. */
export async function openKept(id: string): Promise<Opened | undefined> {
  const kept = await loadGame(id);
  const ui = kept && (await webGame(kept.game)?.ui(kept.options));
  if (!ui) return undefined;
  const record = restoreRecord(ui.game, kept);
  return {
    kept,
    ui,
    frames: new Frames(ui.game, record),
    // Asked for again when the reader changes the language.
    get names() {
      return showNames(kept.seats, settings.language);
    },
    get players() {
      return tellWho(
        showNames(kept.seats, settings.language),
        kept.imported ? (kept.online?.seat ?? null) : findYou(kept.seats),
      );
    },
  };
}
