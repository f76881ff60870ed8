import { type AnyGame, NOBODY, seeded } from '../../../kernel/index.ts';
import { type Command, decide, type LogLine, Table, type TableSetup } from '../../../table/index.ts';

/** The log of a random game from its first line to its end, as it would be stored. Its players are called `player 0` and so on. */
export function writeLog(game: AnyGame, seed: string): LogLine[] {
  const options = game.variants[0]?.options;
  if (!options) throw new Error('a game has a variant');
  const random = seeded(3);
  const players = Array.from({ length: options.players }, (_, seat) => `player ${seat}`);
  const [host = ''] = players;
  const plan: TableSetup = {
    game: game.id,
    options: options as unknown as TableSetup['options'],
    seats: players.map(player => ({ kind: 'person', player })),
    host,
    public: true,
    watching: true,
    shuffle: false,
    clock: { kind: 'none' },
  };
  const lines: LogLine[] = [{ at: 0, player: null, command: null, event: { kind: 'opened', plan } }];
  const table = Table.from(game, seed, lines);
  const carryOut = (player: string, command: Command): void => {
    const around = { standIn: 'novice', now: lines.length, isConnected: () => true, leftAt: () => undefined };
    const decision = decide(table, player, command, around);
    if (!decision.ok) throw new Error(decision.message);
    const line: LogLine = { at: lines.length, player, command: `c${lines.length}`, event: decision.event };
    lines.push(line);
    table.append(line);
  };
  carryOut(host, { kind: 'start' });
  while (table.actor !== NOBODY) {
    const { choices } = table.match!.seatView(table.actor);
    const { move } = choices[random.below(choices.length)]!;
    carryOut(players[table.actor] ?? host, { kind: 'play', ply: table.ply, move });
  }
  return lines;
}
