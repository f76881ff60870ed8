// Tables of a server, one for each state that the pages can show of them.
import type { Chat, Glance, ListedTable, SeatState, ServerMessage, TableState, Update } from '../../../api/index.ts';
import { NOBODY, type Seat } from '../../../kernel/index.ts';
import type { Match, TableNews } from '../../../table/index.ts';
import type { GameUi } from '../../games/gameUi.ts';
import { requireWebGame } from '../../games/index.ts';
import { playMatch } from './match.ts';

interface MadeUpTable {
  readonly update: Update;
  /** The same as lists show it. */
  readonly glance: Glance;
  /** What is sent after it: who is there, and what was said. */
  readonly messages: readonly ServerMessage[];
  /** Whether the connection to it is lost. */
  readonly cut?: boolean;
}

interface Wanted {
  readonly state?: Partial<TableState>;
  /** Whose eyes: the first seat unless told otherwise. */
  readonly seat?: Seat | null;
  readonly news?: readonly Pick<TableNews, 'kind' | 'seat' | 'agree'>[];
  /** Spectators have no seat. */
  readonly said?: readonly (readonly [seat: Seat | null, text: string])[];
  readonly cut?: boolean;
  readonly here?: readonly boolean[];
  /** When those who are not here left. */
  readonly left?: readonly (number | null)[];
  /** Names of spectators. */
  readonly spectators?: readonly string[];
}

const PEOPLE = ['Anne-Sophie', 'Barthélemy-Alexandre', 'Cleo'] as const;
const MOVES = 12;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Clocks of a table over days, where the second player is on vacation. */
const onVacation = (): TableState['clock'] => ({
  kind: 'days',
  days: 3,
  left: [2 * DAY_MS, 3 * DAY_MS, 3 * DAY_MS],
  running: 1,
  since: Date.now() - MINUTE_MS,
  rests: [{ seat: 1, from: Date.now() - DAY_MS, until: Date.now() + 5 * DAY_MS }],
});

const seats: readonly [SeatState, SeatState, SeatState] = [
  { kind: 'person', name: PEOPLE[0], host: true },
  { kind: 'person', name: PEOPLE[1] },
  { kind: 'person', name: PEOPLE[2] },
];
/** The same people, one of whom is different. */
const seatsWith = (seat: Seat, change: Partial<SeatState>): readonly SeatState[] =>
  seats.map((sitter, n) => (n === seat ? { ...sitter, ...change } : sitter));
const open: readonly SeatState[] = [seats[0], { kind: 'open' }, { kind: 'bot', bot: 'novice' }];

const SAID = [
  [0, 'Bonne chance à tous !'],
  [1, 'A longer message, which does not fit into a line of a panel, and has to be wrapped in the middle of it.'],
  [2, 'Merci 🙂'],
] as const;

/** Clocks that nobody has started. */
const UNUSED = { left: [0, 0, 0], running: null, since: 0 };

/** What the tables are asked for, by id. */
const states: { readonly [id: string]: Wanted } = {
  'room-of-host': {
    state: { status: 'open', seats: open, shuffle: false, clock: { kind: 'days', days: 5, weekends: 60, ...UNUSED } },
    news: [{ kind: 'changed' }],
    spectators: ['Zoé'],
  },
  'room-of-guest': { state: { status: 'open', seats: open, public: true }, seat: null, said: SAID },
  'room-full': { state: { status: 'open', seats, whenFull: true, startsAt: Date.now() + 3000 } },
  'room-host-away': {
    state: { status: 'open', seats, clock: { kind: 'none', ...UNUSED }, away: 1440 },
    seat: 1,
    here: [false, true, false],
    left: [Date.now() - MINUTE_MS / 2, null, Date.now() - 3 * MINUTE_MS],
  },
  'room-host-gone': {
    state: { status: 'open', seats, gallery: false },
    seat: 1,
    here: [false, true, true],
    left: [Date.now() - 3 * MINUTE_MS, null, null],
  },
  'room-kept': {
    state: {
      status: 'open',
      seats: [seats[0], { kind: 'open', kept: { name: PEOPLE[1], until: Date.now() + 9 * MINUTE_MS } }, seats[2]],
    },
    seat: null,
  },
  'room-closed': { state: { status: 'over', why: 'closed', seats: open } },
  playing: { said: SAID, news: [{ kind: 'tookBack', seat: 1 }], here: [true, false, true] },
  silent: {},
  watched: { seat: null, said: SAID },
  lost: { cut: true },
  asked: { state: { ask: { ask: { kind: 'end' }, by: 1, waiting: [0, 2] } } },
  asking: { state: { ask: { ask: { kind: 'back', to: MOVES - 2 }, by: 0, waiting: [1, 2] } } },
  replacing: { state: { ask: { ask: { kind: 'replace', seat: 1, level: 'novice' }, by: 2, waiting: [0] } } },
  pausing: { state: { ask: { ask: { kind: 'pause' }, by: 1, waiting: [0] } } },
  paused: { state: { paused: Date.now() - 2 * 3600_000 } },
  handing: { state: { ask: { ask: { kind: 'hand', seat: 1 }, by: 2, waiting: [0] } } },
  offered: { state: { seats: seatsWith(1, { offered: Date.now() }) } },
  'offered-mine': {
    state: { seats: seatsWith(0, { bot: 'expert', since: Date.now(), offered: Date.now() }) },
  },
  resting: { state: { clock: onVacation() } },
  reminded: {
    state: { actor: 0, clock: { ...onVacation(), left: [3 * 3600_000, DAY_MS, DAY_MS], running: 0, rests: [] } },
  },
  'lost-on-time': {
    state: { seats: seatsWith(0, { bot: 'novice', resigned: true, ranOut: true }) },
  },
  late: { state: { late: 1, actor: 1 } },
  'late-myself': { state: { late: 0, actor: 0 } },
  refused: { news: [{ kind: 'answered', seat: 2, agree: false }] },
  'bot-plays': { state: { seats: seatsWith(0, { bot: 'expert', since: Date.now() - 3 * 3600_000 }) } },
  resigned: { state: { seats: seatsWith(0, { bot: 'novice', resigned: true }) } },
  agreed: {
    state: {
      status: 'over',
      why: 'agreed',
      actor: NOBODY,
      seed: '7'.repeat(64),
      seats: seatsWith(1, { bot: 'novice', resigned: true }),
      result: { places: [2, 3, 1], points: [31, 45, 38] },
    },
    said: [...SAID, [null, 'Look at https://example.org/\nand wait.']],
  },
  rematch: { state: { status: 'over', why: 'agreed', actor: NOBODY, rematch: 'room-of-guest' }, seat: null },
};

const toState = ({ game, header, actor }: Match): TableState => ({
  game: game.id,
  options: { ...header.options },
  status: 'playing',
  public: false,
  watching: true,
  shuffle: true,
  commitment: header.commitment ?? '',
  seats,
  actor,
  clock: {
    kind: 'live',
    base: 600,
    increment: 15,
    left: [10 * MINUTE_MS, MINUTE_MS / 2, 5 * MINUTE_MS],
    running: actor,
    since: Date.now(),
  },
});

function tableOf(id: string, match: Match, { seat = 0, news = [], said = [], ...wanted }: Wanted): MadeUpTable {
  const state = { ...toState(match), ...wanted.state };
  const { ply } = match;
  const at = Date.now() - MINUTE_MS;
  const line = ply + news.length;
  const begun = state.status === 'playing' || state.why === 'agreed';
  const update: Update = {
    kind: 'update',
    table: id,
    since: 0,
    line,
    mark: 1,
    ply,
    seat,
    state,
    news: news.map((happened, n) => ({ ...happened, line: ply + n, ply, at })),
    story: begun ? match.storyFor(seat, 0) : [],
    ...(begun && { sight: match.seatView(seat) }),
  };
  const chat = said.map(
    ([seat, text], n): Chat => ({
      kind: 'chat',
      table: id,
      line,
      ply,
      n,
      at,
      seat,
      name: seat === null ? 'Zoé' : (PEOPLE[seat] ?? ''),
      text,
      ...(seat === null && { gallery: true }),
    }),
  );
  const here = wanted.here ?? state.seats.map(() => true);
  const publicly = begun && { view: match.viewFor(null), story: match.storyFor(null, Math.max(0, ply - MOVES)) };
  return {
    update,
    glance: { line, story: [], ...publicly },
    messages: [
      {
        ...{ kind: 'presence', table: id, line, ply, seats: here, watchers: 2 },
        ...(wanted.left && { left: wanted.left }),
        names: wanted.spectators ?? ['Zoé'],
      },
      ...chat,
    ],
    cut: wanted.cut ?? false,
  };
}

const load = async (): Promise<ReadonlyMap<string, MadeUpTable>> => {
  const { game } = await loadTablesUi();
  const { options } = game.variants.find(({ options }) => options.players === PEOPLE.length)!;
  const match = playMatch(game, { names: PEOPLE, options, moves: MOVES });
  return new Map(Object.entries(states).map(([id, wanted]) => [id, tableOf(id, match, wanted)]));
};
let loading: Promise<ReadonlyMap<string, MadeUpTable>> | undefined;

/** The game that is played at the tables. */
export const loadTablesUi = (): Promise<GameUi> => requireWebGame('china').ui();

export function madeUpTables(): Promise<ReadonlyMap<string, MadeUpTable>> {
  loading ??= load();
  return loading;
}

/** The same tables as they are listed. */
export const listedTables = async (): Promise<readonly ListedTable[]> =>
  [...(await madeUpTables())].map(([table, { update }], n) => ({
    table,
    line: update.line,
    ply: update.ply,
    at: Date.now() - n * n * MINUTE_MS,
    seat: update.seat,
    state: update.state,
  }));
