import type { Face } from '../face.ts';
import { webGame } from '../games/index.ts';
import { type KeptGame, keptGame } from '../local/keeping.ts';
import { recordOf } from '../local/records.ts';
import { Frames } from './frames.ts';

/** A kept game, ready to be looked at. */
export interface Opened {
  readonly kept: KeptGame;
  readonly face: Face;
  readonly frames: Frames;
  readonly names: readonly string[];
}

/** Opens a game of this device for looking; nothing if it is not there. */
export async function openKept(id: string): Promise<Opened | undefined> {
  const kept = await keptGame(id);
  const face = kept && (await webGame(kept.game)?.ui());
  if (!face) return undefined;
  const record = recordOf(face.game, kept);
  return { kept, face, frames: new Frames(face.game, record), names: record.header.seats };
}
