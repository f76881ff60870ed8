import type { AnyGame } from '../../kernel/index.ts';
import { botsBench } from '../bench/bots.ts';
import { engineBench } from '../bench/engine.ts';
import { loadBench } from '../bench/load.ts';
import { peersBench } from '../bench/peers.ts';
import { pressBench } from '../bench/press.ts';
import { previewBench } from '../bench/previews.ts';
import type { Bench, Result } from '../bench/result.ts';
import { figure, underFloor } from '../bench/result.ts';
import { serverBench } from '../bench/server.ts';
import { webBench } from '../bench/web.ts';
import { type Command, parseOptions, type Terminal, UsageError } from '../command.ts';
import { RELEASED } from '../released.ts';

/** What only some benchmarks are told. */
interface Wishes {
  readonly before?: string;
  readonly rounds?: number;
}

const benches: { readonly [name: string]: (games: readonly AnyGame[], wishes: Wishes) => Bench } = {
  bots: botsBench,
  engine: engineBench,
  load: loadBench,
  peers: peersBench,
  press: pressBench,
  previews: previewBench,
  server: serverBench,
  web: webBench,
};

export const bench: Command = {
  summary: 'run benchmarks against a baseline',
  help: `usage: npm run bench -- [${Object.keys(benches).join('|')}] [--json] [--check] [--game GAME]
       npm run bench -- load|press|server [--before COMMIT] [--rounds N]

Every figure is compared with a baseline from the same run; the ratio is what counts.

  --json    print one JSON object per benchmark: {bench, results: [{name, value, unit, baseline, ratio, floor, aim}]}
  --check   exit with 1 if a ratio is below its floor
  --game    only this game
  --before  by turns with this commit; none: only with limits; server: only moves and push
  --rounds  visits of each page, games of each kind, or starts of each server`,
  async run(args, terminal, games) {
    if (RELEASED) throw new UsageError('benchmarks need a checkout of the project, with its development packages');
    const { values, positionals } = parseOptions(
      args,
      {
        json: { type: 'boolean' },
        check: { type: 'boolean' },
        game: { type: 'string' },
        before: { type: 'string' },
        rounds: { type: 'string' },
      },
      true,
    );
    const unknown = positionals.find(name => !Object.hasOwn(benches, name));
    if (unknown !== undefined)
      throw new UsageError(`unknown benchmark ${unknown}; benchmarks: ${Object.keys(benches).join(', ')}`);
    const chosen = values.game === undefined ? games : games.filter(game => game.id === values.game);
    if (chosen.length === 0) throw new UsageError(`unknown game ${values.game}`);
    const { before } = values;
    const rounds = values.rounds === undefined ? undefined : Number(values.rounds);
    if (rounds !== undefined && !(rounds >= 1)) throw new UsageError('--rounds takes a number from 1');
    const wishes = { ...(before !== undefined && { before }), ...(rounds !== undefined && { rounds }) };
    let failed = false;
    for (const name of positionals.length > 0 ? positionals : Object.keys(benches)) {
      const measure = benches[name]!(chosen, wishes);
      const results = await measure(text => {
        if (terminal.interactive) terminal.tell(`\r${text}\x1b[K`);
      });
      if (terminal.interactive) terminal.tell('\r\x1b[K');
      await report(terminal, name, results, values.json === true);
      failed ||= results.some(underFloor);
    }
    return values.check && failed ? 1 : 0;
  },
};

async function report(terminal: Terminal, bench: string, results: readonly Result[], json: boolean): Promise<void> {
  if (json) return terminal.print(`${JSON.stringify({ bench, results })}\n`);
  const lines = results.map(({ name, value, unit, baseline, ratio, floor, aim }) => {
    const goal = floor === undefined ? '' : `  floor ${floor}, aim ${aim}${ratio < floor ? '  BELOW FLOOR' : ''}`;
    return `${name.padEnd(36)} ${figure(value).padStart(10)} ${unit.padEnd(9)} ÷ ${figure(baseline.value)} ${baseline.unit} = ${figure(ratio)}${goal}`;
  });
  await terminal.print(`${bench}\n${lines.join('\n')}\n`);
}
