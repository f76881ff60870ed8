/** Whether a point is inside a ring, by how often a line to the right crosses it. */
export function isInside([x, y]: readonly [number, number], ring: readonly (readonly [number, number])[]): boolean {
  let inside = false;
  for (const [n, [ax, ay]] of ring.entries()) {
    const [bx, by] = ring[(n + 1) % ring.length]!;
    if (ay > y !== by > y && x < ax + ((bx - ax) * (y - ay)) / (by - ay)) inside = !inside;
  }
  return inside;
}
