import { type Command, parseOptions } from '../command.ts';
import { serve } from '../engine/serve.ts';

export const engine: Command = {
  summary: 'speak the engine protocol: JSON lines on standard input and output',
  help: `usage: cli engine

Reads one JSON request a line, such as {"id":1,"op":"games"}, and answers each with one line.
docs/engine-protocol.md lists the requests and has a worked example. Ends when the input ends.`,
  async run(args, terminal, games) {
    parseOptions(args, {});
    await serve(games, terminal.input, line => terminal.print(line));
    return 0;
  },
};
