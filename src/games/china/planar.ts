type Edge = readonly [number, number];

/** Whether a simple graph can be drawn in the plane without crossings. */
export function planar(vertices: number, edges: readonly Edge[]): boolean {
  return vertices < 3 || edges.length <= 3 * vertices - 6;
}
