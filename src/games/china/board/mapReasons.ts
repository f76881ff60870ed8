import type { Problem, ProblemParameters } from '../../../kernel/index.ts';

// Everything that can be said about a map: its rule, and its sentence after the path. What it names are ids, numbers and sides.

interface Saying<P extends ProblemParameters> {
  readonly rule: string;
  readonly say: (about: P) => string;
}
const by = <P extends ProblemParameters>(rule: string, say: (about: P) => string): Saying<P> => ({ rule, say });

type Count = { count: number; most: number };
type Few = { count: number; least: number };
type Space = { side: string; space: string };
type Two = { province: string; other: string };

/** What stops play. */
export const mapErrors = {
  'document-large': by(
    'C1',
    ({ bytes, most }: { bytes: number; most: number }) => `takes ${bytes} bytes, but ${most} is the most`,
  ),
  'provinces-few': by('C1', ({ count, least }: Few) => `has ${count} members, but needs at least ${least}`),
  'provinces-many': by('C1', ({ count, most }: Count) => `has ${count} members, but ${most} is the most`),
  'spaces-few': by('C1', ({ count, least }: Few) => `has ${count} members, but needs at least ${least}`),
  'spaces-many': by('C1', ({ count, most }: Count) => `and posts are ${count}, but must be at most ${most}`),
  'posts-many': by('C35', ({ count, most }: Count) => `has ${count} members, but ${most} is the most`),
  'alliances-many': by('C19', ({ count, most }: Count) => `has ${count} members, but ${most} is the most`),
  'roads-many': by(
    'C1',
    ({ count, most }: Count & { side: string }) => `has ${count} members, but ${most} is the most`,
  ),
  'id-taken': by('C1', ({ id }: { id: string }) => `is ${id}, which is used already`),
  'colour-unknown': by(
    'C1',
    ({ province, colour }: { province: string; colour: string }) =>
      `is ${colour} in ${province}, which is no colour of the cards`,
  ),
  'province-empty': by('C1', ({ province }: { province: string }) => `is ${province}, which has no palace space`),
  'space-nowhere': by(
    'C1',
    ({ province }: { space: string; province: string }) => `is ${province}, which is no province`,
  ),
  'post-nowhere': by(
    'C35',
    ({ province }: { post: string; province: string }) => `is ${province}, which is no province`,
  ),
  'post-of-one': by(
    'C35',
    ({ province }: { post: string; province: string }) => `are both ${province}, but a post belongs to two provinces`,
  ),
  'alliance-end-missing': by(
    'C1',
    ({ province }: { alliance: number; province: string }) => `is ${province}, which is no province`,
  ),
  'alliance-ends-same': by(
    'C19',
    ({ province }: { alliance: number; province: string }) =>
      `are both ${province}, but an alliance joins two provinces`,
  ),
  'alliance-number-taken': by('C18', ({ alliance }: { alliance: number }) => `is ${alliance}, which is used already`),
  'road-end-missing': by('C1', ({ space }: Space) => `is ${space}, which is no palace space of this side`),
  'road-ends-same': by('C1', ({ space }: Space) => `joins ${space} with itself`),
  'no-side': by('C1', () => 'has no side with roads'),
  'no-roads': by('C1', ({ side }: { side: string }) => `has no roads, but side ${side} is to be played`),
  'no-posts': by('C35', () => 'are missing: border disputes need border posts'),
  'roads-meet': by(
    'C1',
    ({ space, roads, most }: Space & { roads: number; most: number }) =>
      `has ${roads} roads at ${space}, but at most ${most} may meet`,
  ),
  'roads-hard': by(
    'C20',
    ({ placements, most }: { side: string; placements: number; most: number }) =>
      `are so entangled that scoring them takes more than ${most} steps in ${placements === 1 ? 'one placement' : `${placements} placements`} of 20 palaces`,
  ),
  'tiles-provinces': by(
    'C31',
    ({ count, most }: Count) => `has ${count} members, but bonus tiles are for at most ${most}`,
  ),
  'tiles-spaces': by(
    'C31',
    ({ province, count, least }: Few & { side: string; province: string }) =>
      `leaves ${count} spaces without a junction in ${province}, but bonus tiles need ${least}`,
  ),
} as const;

/** What is worth a look, and no more. */
export const mapRemarks = {
  'roads-cross': by(
    'C1',
    ({ space, to, other, otherTo }: Space & { to: string; other: string; otherTo: string }) =>
      `from ${space} to ${to} crosses the road from ${other} to ${otherTo}`,
  ),
  'roads-apart': by(
    'C1',
    ({ space, parts }: Space & { parts: number }) =>
      `is in ${parts} parts: no road leads from the first space to ${space}`,
  ),
  'space-without-road': by('C1', ({ space }: Space) => `is ${space}, which has no road`),
  'junction-large': by('C1', ({ space, roads }: Space & { roads: number }) => `has ${roads} roads at ${space}`),
  'road-twice': by('C1', ({ space, to }: Space & { to: string }) => `joins ${space} and ${to} a second time`),
  'road-far': by(
    'C1',
    ({ space, to }: Space & { to: string }) => `joins ${space} and ${to}, whose provinces have no alliance`,
  ),
  'bend-without-road': by(
    'C1',
    ({ space, to }: { space: string; to: string }) => `is for a road from ${space} to ${to}, which is not there`,
  ),
  'rings-many': by(
    'C20',
    ({ rings, printed }: { side: string; rings: number; printed: number }) =>
      `makes ${rings} rings; on the built-in map there are at most ${printed}`,
  ),
  'alliance-twice': by(
    'C19',
    ({ province, other }: Two & { alliance: number }) => `joins ${province} and ${other} a second time`,
  ),
  'alliance-far': by(
    'C19',
    ({ province, other }: Two & { alliance: number }) => `joins ${province} and ${other}, which share no border`,
  ),
  'border-without-alliance': by(
    'C19',
    ({ province, other }: Two) => `have none for ${province} and ${other}, which share a border`,
  ),
  'alliances-tangled': by('C19', () => 'are more than the borders of a map in the plane can be'),
  'post-far': by(
    'C35',
    ({ province, other }: Two & { post: string }) => `are ${province} and ${other}, which have no alliance`,
  ),
  'space-outside': by(
    'C1',
    ({ space, province }: { space: string; province: string }) => `is ${space}, which is drawn outside ${province}`,
  ),
  'spaces-close': by(
    'C1',
    ({ space, other }: { space: string; other: string }) => `is ${space}, which is drawn nearly on ${other}`,
  ),
  'space-on-track': by('C1', ({ space }: { space: string }) => `is ${space}, which is drawn on the score track`),
  'track-short': by('C1', () => 'is so short that its fifty steps cover each other'),
  'colour-unused': by(
    'C2',
    ({ colour }: { colour: string }) => `have no province in ${colour}: its cards pay only as pairs`,
  ),
  'spaces-unlike': by(
    'C1',
    ({ province, count, printed }: { province: string; count: number; printed: number }) =>
      `has ${count} palace spaces in ${province}; on the built-in map there are ${printed}`,
  ),
  'colour-unlike': by(
    'C1',
    ({ province, colour, printed }: { province: string; colour: string; printed: string }) =>
      `is ${colour}, but ${province} is ${printed} on the built-in map`,
  ),
  'alliances-unlike': by(
    'C1',
    ({ count, printed }: { count: number; printed: number }) =>
      `are ${count}; on the built-in map there are ${printed}`,
  ),
  'posts-unlike': by(
    'C35',
    ({ count, printed }: { count: number; printed: number }) =>
      `are ${count}; on the built-in map there are ${printed}`,
  ),
  'ports-unlike': by(
    'C38',
    ({ count, printed }: { count: number; printed: number }) =>
      `has ${count} ports; on the built-in map there are ${printed}`,
  ),
} as const;

const sayings = { ...mapErrors, ...mapRemarks };

export type MapError = keyof typeof mapErrors;
export type MapRemark = keyof typeof mapRemarks;
export type MapReason = MapError | MapRemark;
/** What a reason names, by reason. */
export type MapParameters<R extends MapReason> = Parameters<(typeof sayings)[R]['say']>[0];

export const MAP_ERRORS = Object.keys(mapErrors) as readonly MapError[];
export const MAP_REMARKS = Object.keys(mapRemarks) as readonly MapRemark[];

/** What is said about one map. The two tile reasons are remarks where bonus tiles are not to be played. */
export class Findings {
  readonly errors: Problem[] = [];
  readonly remarks: Problem[] = [];
  readonly #at: string;

  constructor(at: string) {
    this.#at = at;
  }

  error<R extends MapError>(path: string, reason: R, about: MapParameters<R>): void {
    this.errors.push(this.#problem(path, reason, about));
  }

  remark<R extends MapReason>(path: string, reason: R, about: MapParameters<R>): void {
    this.remarks.push(this.#problem(path, reason, about));
  }

  #problem<R extends MapReason>(path: string, reason: R, about: MapParameters<R>): Problem {
    const { rule, say } = sayings[reason] as unknown as Saying<ProblemParameters>;
    const parameters = about as ProblemParameters | undefined;
    const inside = path === '' ? '(document)' : path;
    return {
      path: this.#at === '' ? inside : path === '' ? this.#at : `${this.#at}.${path}`,
      message: say(parameters ?? {}),
      rule,
      reason,
      ...(parameters && Object.keys(parameters).length > 0 && { parameters }),
    };
  }
}
