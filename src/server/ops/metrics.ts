import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const SECONDS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];

/** The metrics. Labels are only kinds and outcomes, never people, tables or moves. */
export interface Metrics {
  command(kind: string, outcome: string, seconds: number): void;
  request(method: string, status: number): void;
  committed(jobs: number): void;
  bot(outcome: 'moved' | 'late' | 'failed', seconds: number): void;
  notice(kind: string, outcome: string): void;
  dropped(): void;
  lost(lines: number): void;
  trouble(what: string): void;
  watch(sizes: { tables(): number; unreadable(): number; followers(): number }): void;
  text(): Promise<string>;
}

export function createMetrics({ process = false } = {}): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const nameMetric = <const L extends string>(name: string, help: string, labelNames: readonly L[] = []) => ({
    name: `caravanserai_${name}`,
    help,
    labelNames,
    registers,
  });
  if (process) collectDefaultMetrics({ register: registry });
  const commands = new Counter(nameMetric('commands_total', 'Commands by kind and outcome', ['kind', 'outcome']));
  const seconds = new Histogram({ ...nameMetric('command_seconds', 'From command to answer'), buckets: SECONDS });
  const requests = new Counter(
    nameMetric('requests_total', 'HTTP requests by method and status', ['method', 'status']),
  );
  const commits = new Histogram({
    ...nameMetric('commit_writes', 'Writes that shared one commit'),
    buckets: [1, 2, 5, 10, 20, 50, 100, 200, 500],
  });
  const bots = new Counter(nameMetric('bot_moves_total', 'Moves of bots by outcome', ['outcome']));
  const thinking = new Histogram({ ...nameMetric('bot_seconds', 'How long bots thought'), buckets: SECONDS });
  const notices = new Counter(
    nameMetric('notices_total', 'Attempts to notify people, by kind of target and outcome', ['kind', 'outcome']),
  );
  const dropped = new Counter(nameMetric('slow_clients_total', 'Connections dropped because they did not keep up'));
  const lost = new Counter(
    nameMetric('lost_lines_total', 'Lines that this process knew, and that the database no longer has'),
  );
  const troubles = new Counter(nameMetric('troubles_total', 'What went wrong, by what', ['what']));
  return {
    command(kind, outcome, time) {
      commands.inc({ kind, outcome });
      seconds.observe(time);
    },
    request: (method, status) => requests.inc({ method, status }),
    committed: jobs => commits.observe(jobs),
    bot(outcome, time) {
      bots.inc({ outcome });
      thinking.observe(time);
    },
    notice: (kind, outcome) => notices.inc({ kind, outcome }),
    dropped: () => dropped.inc(),
    lost: lines => lost.inc(lines),
    trouble: what => troubles.inc({ what }),
    watch({ tables, unreadable, followers }) {
      const gauge = (name: string, help: string, value: () => number): void =>
        void new Gauge({
          ...nameMetric(name, help),
          collect() {
            this.set(value());
          },
        });
      gauge('tables_in_memory', 'Tables in memory', tables);
      gauge('unreadable_tables', 'Tables that could not be read when they were last asked for', unreadable);
      gauge('followers', 'Connections that follow a table', followers);
    },
    text: () => registry.metrics(),
  };
}
