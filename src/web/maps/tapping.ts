// What a tap on the sheet does, by the tool in hand.
import { addAlliance, addPost, addProvince, addSpace, borderAt, type NewNames, provinceAt } from './additions.ts';
import type { Point, Road, Selection } from './draft.ts';
import { change, remove, toggleRoad } from './edits.ts';
import { leadThrough } from './track.ts';
import type { Tool, Workshop } from './workshop.svelte.ts';

/** What is tapped: an item, or the land of a province besides its dragon. */
export interface Tapped extends Selection {
  readonly land?: boolean;
}

type Tap = (workshop: Workshop, target: Tapped | undefined, point: Point, names: NewNames) => void;

const taps: { readonly [T in Tool]: Tap } = {
  select: (workshop, target) => {
    workshop.selected = target && { kind: target.kind, at: target.at };
  },
  space: placeSpace,
  road: tapRoad,
  province: tapProvince,
  alliance: tapAlliance,
  post: tapPost,
  port: togglePort,
  delete: (workshop, target) => {
    if (!target || target.land) return;
    workshop.selected = undefined;
    workshop.become(remove(workshop.draft, workshop.side, target));
  },
  track: (workshop, _, point) => {
    workshop.become(leadThrough(workshop.draft, point));
    workshop.select('track', 0);
  },
  photo: () => undefined,
};

export const tap: Tap = (workshop, target, point, names) =>
  taps[workshop.tool](workshop, target, workshop.snap(point), names);

/** A sheet without a province gets its first one together with the first space. */
function placeSpace(workshop: Workshop, _: Tapped | undefined, point: Point, names: NewNames): void {
  const found = provinceAt(workshop.draft, workshop.outlines, point);
  const first = found ? undefined : addProvince(workshop.draft, [point[0], point[1] + 70], names);
  const draft = first?.draft ?? workshop.draft;
  const province = found ?? draft.provinces[first?.at ?? 0];
  if (!province) return;
  const added = addSpace(draft, province, point, names);
  workshop.become(added.draft);
  workshop.select('space', added.at);
}

/** The first space is where the road begins; the second one joins them, or parts them if a road is there. */
function tapRoad(workshop: Workshop, target: Tapped | undefined): void {
  const { draft, side, roadFrom } = workshop;
  const ends = { space: draft.spaces, post: draft.posts } as const;
  const end = target?.kind === 'space' || target?.kind === 'post' ? ends[target.kind][target.at] : undefined;
  workshop.roadFrom = roadFrom === undefined ? end?.id : undefined;
  if (target?.kind === 'road') workshop.select('road', target.at);
  if (!end || roadFrom === undefined) return;
  const road: Road = [roadFrom, end.id];
  workshop.become(toggleRoad(draft, side, road));
  const roads = workshop.draft.roads[side] ?? [];
  workshop.selected = roads.at(-1) === road ? { kind: 'road', at: roads.length - 1 } : undefined;
}

function tapProvince(workshop: Workshop, target: Tapped | undefined, point: Point, names: NewNames): void {
  const { draft, selected } = workshop;
  const province = selected?.kind === 'province' ? draft.provinces[selected.at] : undefined;
  if (target?.kind === 'space' && province)
    workshop.become(change(draft, 'space', target.at, { province: province.id }));
  else if (target?.kind === 'province') workshop.select('province', target.at);
  else if (!target) {
    const added = addProvince(draft, point, names);
    workshop.become(added.draft);
    workshop.select('province', added.at);
  }
}

/** One alliance for each border is enough: tapped again it is selected. */
function tapAlliance(workshop: Workshop, target: Tapped | undefined, point: Point): void {
  const { draft, outlines } = workshop;
  const border = borderAt(draft, outlines, point);
  const isThere = ({ between }: { readonly between: Road }): boolean =>
    border?.between.every(id => between.includes(id)) === true;
  const there = target?.kind === 'alliance' ? target.at : draft.alliances.findIndex(isThere);
  if (there >= 0) workshop.select('alliance', there);
  else if (border) {
    const added = addAlliance(draft, border.between, workshop.snap(border.at));
    workshop.become(added.draft);
    workshop.select('alliance', added.at);
  }
}

function tapPost(workshop: Workshop, target: Tapped | undefined, point: Point, names: NewNames): void {
  const { draft, outlines } = workshop;
  const border = borderAt(draft, outlines, point);
  if (target?.kind === 'post') workshop.select('post', target.at);
  else if (border) {
    // Posts are on the board of the border disputes only.
    workshop.side = 'border';
    const added = addPost(draft, border.between, workshop.snap(border.at), names);
    workshop.become(added.draft);
    workshop.select('post', added.at);
  }
}

function togglePort(workshop: Workshop, target: Tapped | undefined): void {
  const { draft } = workshop;
  const space = target?.kind === 'space' ? draft.spaces[target.at] : undefined;
  if (!target || !space) return;
  workshop.select('space', target.at);
  workshop.become(change(draft, 'space', target.at, { port: !space.port }));
}
