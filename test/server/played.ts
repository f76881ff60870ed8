// Tables of a server in memory, played at random.
import { games } from '../../src/games/index.ts';
import { type AnyGame, NOBODY, type Seat, seeded } from '../../src/kernel/index.ts';
import { openServices, type Services } from '../../src/server/services.ts';
import { openSqlite } from '../../src/server/store/index.ts';
import type { LoadedTable } from '../../src/server/tables/loaded.ts';
import type { TableSetup } from '../../src/table/index.ts';
import { toy } from '../toy/toy.ts';
import { SECRET } from './guest.ts';

export const playerOf = ({ table }: LoadedTable, seat: Seat | null): string | undefined =>
  seat === null ? undefined : table.sitters[seat]!.player;

/** A table with people at all seats, not started yet. */
export async function openTable(
  services: Services,
  game: AnyGame,
  variant: number,
  { options } = game.variants[variant]!,
): Promise<LoadedTable> {
  const people: string[] = [];
  for (let n = 0; n < options.players; n++) people.push((await services.people.welcome(`Ann “${n}” \u2028`)).player.id);
  const plan: TableSetup = {
    game: game.id,
    options: options as unknown as TableSetup['options'],
    seats: people.map(player => ({ kind: 'person', player })),
    host: people[0]!,
    public: true,
    watching: true,
    shuffle: true,
    clock: { kind: 'live', base: 600, increment: 5 },
    chance: 2,
  };
  const { id } = await services.tables.open(plan);
  return (await services.tables.find(id))!;
}

/** Plays on at random until a number of moves, or until the game is over. */
export async function play(
  services: Services,
  loaded: LoadedTable,
  moves: number,
  look: () => void,
  { takesBack = true } = {},
): Promise<void> {
  const random = seeded(moves);
  for (let n = 0; n < moves && loaded.table.actor !== NOBODY; n++) {
    const { actor, ply, match } = loaded.table;
    const choices = match!.listChoices(actor);
    const { move } = choices[random.below(choices.length)]!;
    const back = takesBack && match!.countFreeTakeBacks(actor) > 0 && random.below(6) === 0;
    const command = back ? ({ kind: 'back', ply, count: 1 } as const) : ({ kind: 'play', ply, move } as const);
    await services.tables.command(loaded, playerOf(loaded, actor)!, `c${n}`, command);
    look();
  }
}

/** A server in memory. */
export const open = (): Services =>
  openServices({ games: [...games, toy], store: openSqlite(':memory:'), secret: SECRET, unlimited: true });
