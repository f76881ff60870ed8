type Edge = readonly [number, number];
type Graph = readonly ReadonlySet<number>[];

/**
 * Whether a simple graph can be drawn in the plane without crossings. By Demoucron, Malgrange and Pertuiset: a block is drawn
 * path by path into the faces of what is drawn, always the fragment with the fewest faces to go to first.
 */
export function planar(vertices: number, edges: readonly Edge[]): boolean {
  return blocksOf(vertices, edges).every(block => block.length < 9 || blockIsPlanar(vertices, block));
}

const graphOf = (vertices: number, edges: readonly Edge[]): Graph => {
  const graph = Array.from({ length: vertices }, () => new Set<number>());
  for (const [a, b] of edges) {
    graph[a].add(b);
    graph[b].add(a);
  }
  return graph;
};

/** The edges of each part that no single vertex holds together. */
function blocksOf(vertices: number, edges: readonly Edge[]): Edge[][] {
  const graph = graphOf(vertices, edges);
  const depth = new Array<number>(vertices).fill(0);
  const blocks: Edge[][] = [];
  const open: Edge[] = [];
  let time = 0;
  const visit = (v: number, parent: number): number => {
    time += 1;
    depth[v] = time;
    let low = time;
    for (const w of graph[v]) {
      if (w === parent || (depth[w] > 0 && depth[w] > depth[v])) continue;
      const mark = open.push([v, w]) - 1;
      const reach = depth[w] > 0 ? depth[w] : visit(w, v);
      if (reach >= depth[v] && depth[w] > depth[v]) blocks.push(open.splice(mark));
      low = Math.min(low, reach);
    }
    return low;
  };
  for (let v = 0; v < vertices; v++) if (depth[v] === 0) visit(v, -1);
  return blocks;
}

/** A part of the block that is not drawn yet: where it touches the drawing, and a path through it from one contact to another. */
interface Fragment {
  readonly contacts: ReadonlySet<number>;
  readonly path: readonly number[];
}

function blockIsPlanar(vertices: number, edges: readonly Edge[]): boolean {
  const graph = graphOf(vertices, edges);
  const cycle = pathBetween(graph, edges[0][0], edges[0][1], () => true);
  const drawn = graphOf(vertices, []) as Set<number>[];
  const draw = (path: readonly number[]): void => {
    for (let i = 1; i < path.length; i++) {
      drawn[path[i - 1]].add(path[i]);
      drawn[path[i]].add(path[i - 1]);
    }
  };
  draw([...cycle, cycle[0]]);
  const faces: (readonly number[])[] = [cycle, cycle];
  for (;;) {
    const fragments = fragmentsOf(graph, drawn);
    if (fragments.length === 0) return true;
    let chosen: { fragment: Fragment; fitting: number[] } | undefined;
    for (const fragment of fragments) {
      const fitting = [...faces.keys()].filter(f => [...fragment.contacts].every(v => faces[f].includes(v)));
      if (!chosen || fitting.length < chosen.fitting.length) chosen = { fragment, fitting };
    }
    const [face] = chosen!.fitting;
    if (face === undefined) return false;
    const { path } = chosen!.fragment;
    faces.splice(face, 1, ...split(faces[face], path));
    draw(path);
  }
}

/** The two faces that a path makes of one. */
function split(face: readonly number[], path: readonly number[]): [number[], number[]] {
  const from = face.indexOf(path[0]);
  const turned = [...face.slice(from), ...face.slice(0, from)];
  const to = turned.indexOf(path.at(-1)!);
  const inner = path.slice(1, -1);
  return [
    [...turned.slice(0, to + 1), ...inner.toReversed()],
    [...turned.slice(to), turned[0], ...inner],
  ];
}

/** Edges between drawn vertices, and what lies undrawn between them. */
function fragmentsOf(graph: Graph, drawn: Graph): Fragment[] {
  const fragments: Fragment[] = [];
  const isDrawn = (v: number): boolean => drawn[v].size > 0;
  const seen = new Set<number>();
  for (const [v, ends] of graph.entries()) {
    if (isDrawn(v)) {
      const missing = [...ends].filter(w => v < w && isDrawn(w) && !drawn[v].has(w));
      for (const w of missing) fragments.push({ contacts: new Set([v, w]), path: [v, w] });
    } else if (ends.size > 0 && !seen.has(v)) fragments.push(fragmentAround(v, graph, isDrawn, seen));
  }
  return fragments;
}

/** The fragment that an undrawn vertex is in; its vertices are marked as seen. */
function fragmentAround(v: number, graph: Graph, isDrawn: (v: number) => boolean, seen: Set<number>): Fragment {
  const inside = new Set([v]);
  const contacts = new Set<number>();
  for (const at of inside) for (const w of graph[at]) (isDrawn(w) ? contacts : inside).add(w);
  for (const at of inside) seen.add(at);
  const [a, b] = contacts;
  return { contacts, path: pathBetween(graph, a, b, w => inside.has(w)) };
}

/** A path from `a` to `b`, not by their own edge, through vertices that `may` be used. */
function pathBetween(graph: Graph, a: number, b: number, may: (v: number) => boolean): readonly number[] {
  const from = new Map([[a, -1]]);
  for (const v of from.keys()) {
    for (const w of graph[v]) {
      const open = w === b ? v !== a : may(w);
      if (open && !from.has(w)) from.set(w, v);
    }
  }
  const path: number[] = [];
  for (let v = b; v >= 0; v = from.get(v)!) path.push(v);
  return path.toReversed();
}
