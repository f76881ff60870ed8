import type { Seat } from '../../kernel/index.ts';
import type { GameUi } from '../games/gameUi.ts';
import { webGame } from '../games/index.ts';
import { tellWho, type Who } from '../i18n/who.ts';
import { type KeptGame, loadGame } from '../local/keeping.ts';
import { restoreRecord } from '../local/records.ts';
import { Frames } from './frames.ts';

/** A kept game, ready to be looked at. */
export interface Opened {
  readonly kept: KeptGame;
  readonly ui: GameUi;
  readonly frames: Frames;
  readonly names: readonly string[];
  /** The same people as texts name them: the one who played at this device alone is “you”. */
  readonly players: readonly Who[];
}

/** The seat of the one person who played at this device, if the game was played here and by one. */
export function readerOf({ seats, imported }: KeptGame): Seat | null {
  const people = seats.flatMap(({ bot }, seat) => (bot ? [] : [seat]));
  return people.length === 1 && !imported ? people[0]! : null;
}

/** Opens a game of this device for looking; nothing if it is not there. */
export async function openKept(id: string): Promise<Opened | undefined> {
  const kept = await loadGame(id);
  const ui = kept && (await webGame(kept.game)?.ui());
  if (!ui) return undefined;
  const record = restoreRecord(ui.game, kept);
  const names = record.header.seats;
  return { kept, ui, frames: new Frames(ui.game, record), names, players: tellWho(names, readerOf(kept)) };
}
