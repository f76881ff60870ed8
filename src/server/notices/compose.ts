import { findDeadline, findSeat, isFree, type PlayerId } from '../../table/index.ts';
import type { ListedPosition } from '../tables/listing.ts';
import { showNames } from '../tables/present.ts';
import type { CauseNow } from './causes.ts';
import { noticeWords } from './words.ts';

/** What a notice says, in the language of its target. It has nothing that only one seat may know. */
export interface Message {
  readonly title: string;
  readonly body: string;
  /** The table that it leads to. */
  readonly table: string;
}

export interface Facts {
  readonly listed: ListedPosition;
  /** The game as its name is written. */
  readonly game: string;
  readonly names: ReadonlyMap<PlayerId, string>;
  readonly now: number;
  /** Who opened the table that a rematch leads to. */
  readonly rematchBy?: PlayerId | undefined;
}

/** Puts a cause into words: only names, the game, free seats and time. */
export function compose({ cause, player, mark, about }: CauseNow, facts: Facts, language: string): Message {
  const words = noticeWords(language);
  const { listed, game, names, now } = facts;
  const { position, row } = listed;
  const shown = showNames(position, names);
  const say = (title: string, body: string, table = row.id): Message => ({ title, body, table });
  const nameOf = (id: PlayerId | undefined): string | undefined =>
    shown[findSeat(position.sitters, id) ?? -1] ?? (id === undefined ? undefined : names.get(id));
  switch (cause) {
    case 'turn': {
      const others = position.sitters.flatMap((sitter, seat) =>
        sitter.player !== undefined && sitter.player !== player && sitter.bot === undefined ? (shown[seat] ?? []) : [],
      );
      return say(words.turn(game), words.turnWith(others));
    }
    case 'time': {
      const deadline = findDeadline(position.setup.clock, position.clocks) ?? now;
      return say(words.time(game), words.timeLeft(Math.max(0, deadline - now)));
    }
    case 'replaced':
      if (about !== undefined) return say(words.taken(nameOf(about), game), words.takenBody);
      return say(words.replaced(game), mark === 'out' ? words.ranOut : words.comeBack);
    case 'ready': {
      const free = position.sitters.filter(isFree).length;
      if (free === 0) return say(words.full(game), words.start);
      return say(words.arrived(nameOf(about), game), words.free(free));
    }
    case 'seat':
      return say(words.seat(game), words.takeAt(names.get(position.host)));
    case 'rematch':
      return say(words.rematch(nameOf(facts.rematchBy), game), words.take, position.rematch ?? row.id);
  }
}
