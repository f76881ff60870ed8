import { type Command, parseOptions } from '../command.ts';
import { serve } from '../engine/serve.ts';

export const engine: Command = {
  summary: 'run the engine: JSON lines on stdin and stdout',
  help: `usage: cli engine

Reads one JSON request per line, such as {"id":1,"op":"games"}, and answers each with one line.
See docs/engine-protocol.md for all requests and an example. Stops at end of input.`,
  async run(args, terminal, games) {
    parseOptions(args, {});
    await serve(games, terminal.input, line => terminal.print(line));
    return 0;
  },
};
