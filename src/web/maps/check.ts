// What there is to say about a draft, and the place on the map that it is about.
import type { MapReason, Side } from '../../games/china/index.ts';
import { examineMap } from '../../games/china/maps.ts';
import type { Problem } from '../../kernel/index.ts';
import { type Draft, isRoad, type Point, type Road, type Selection, toDocument } from './draft.ts';

export interface Finding {
  readonly isError: boolean;
  readonly problem: Problem & { readonly reason: MapReason };
  /** What it is about, where it is about one thing. */
  readonly about?: Selection;
  /** An alliance that is missing between two provinces. */
  readonly missing?: Road;
}

/** The draft with the outlines as they are drawn: those made from spaces have borders too. */
const withOutlines = (draft: Draft, outlines: readonly (readonly Point[])[]): Draft => ({
  ...draft,
  provinces: draft.provinces.map((province, i) => ({ ...province, outline: outlines[i] ?? [] })),
});

/** Errors first, those of a trial among them: they close the map for play. */
export function examineDraft(
  draft: Draft,
  side: Side,
  outlines: readonly (readonly Point[])[],
  trial: readonly Problem[] = [],
): readonly Finding[] {
  const { errors, remarks } = examineMap(toDocument(withOutlines(draft, outlines)), { side });
  const tell = (problem: Problem, isError: boolean): Finding => {
    const about = findSubject(draft, side, problem);
    const missing = findMissing(problem);
    return {
      isError,
      problem: problem as Finding['problem'],
      ...(about && { about }),
      ...(missing && { missing }),
    };
  };
  return [
    ...[...errors, ...trial].map(problem => tell(problem, true)),
    ...remarks.map(problem => tell(problem, false)),
  ];
}

const KIND_OF = { provinces: 'province', spaces: 'space', posts: 'post', alliances: 'alliance' } as const;
const PATH = /^(?:(provinces|spaces|posts|alliances)|roads\.(?:34|45|border))\[(\d+)\]/;

/** By the path of the problem, else by what it names. */
function findSubject(draft: Draft, side: Side, { path, parameters = {} }: Problem): Selection | undefined {
  if (path === 'track') return { kind: 'track', at: 0 };
  const [, list, at] = PATH.exec(path) ?? [];
  if (at !== undefined) return { kind: list ? KIND_OF[list as keyof typeof KIND_OF] : 'road', at: Number(at) };
  const { space, to, post, province } = parameters;
  const road = (draft.roads[side] ?? []).findIndex(other => isRoad(other, [`${space}`, `${to}`]));
  if (road >= 0) return { kind: 'road', at: road };
  const found = [
    ['space', draft.spaces.findIndex(({ id }) => id === space)],
    ['post', draft.posts.findIndex(({ id }) => id === (post ?? space))],
    ['province', draft.provinces.findIndex(({ id }) => id === province)],
  ] as const;
  const first = found.find(([, at]) => at >= 0);
  return first && { kind: first[0], at: first[1] };
}

function findMissing({ reason, parameters = {} }: Problem): Road | undefined {
  return reason === 'border-without-alliance' ? [`${parameters.province}`, `${parameters.other}`] : undefined;
}
