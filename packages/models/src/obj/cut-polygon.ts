import { ShapeUtils, Vector2 } from "three";

/**
 * Cuts a face into triangles where a fan from its first corner would cover what lies outside of it, as of an L or of the
 * ground around a court.
 * @param places all points, x, y and z of each
 * @param points the points of the face's corners, counted from 0
 * @returns the corners of the triangles, by their position in the face; undefined where a fan is right
 */
export function cutPolygon(
  places: readonly number[],
  points: readonly number[],
): readonly (readonly number[])[] | undefined {
  if (points.length < 4) return undefined;
  const facing = [0, 0, 0];
  for (let at = 2; at < points.length; at += 1)
    for (let axis = 0; axis < 3; axis += 1) facing[axis]! += turnOf(places, points, at, axis);
  if (!isConcave(places, points, facing)) return undefined;
  const sides = facing.map(Math.abs);
  const away = sides.indexOf(Math.max(...sides));
  // Seen from where it looks largest, with the same corners in the same order.
  const flat = points.map(
    (point) =>
      new Vector2(places[point * 3 + ((away + 1) % 3)], places[point * 3 + ((away + 2) % 3)]),
  );
  const triangles: number[][] = ShapeUtils.triangulateShape(flat, []);
  if (triangles.length === 0) return undefined;
  // They turn the same way, whichever way the face does.
  return (facing[away] ?? 0) < 0 ? triangles.map((each) => each.toReversed()) : triangles;
}

/** Whether a triangle of the fan faces the other way than the whole. Places that are no numbers have no way. */
function isConcave(
  places: readonly number[],
  points: readonly number[],
  facing: readonly number[],
): boolean {
  for (let at = 2; at < points.length; at += 1) {
    let along = 0;
    for (let axis = 0; axis < 3; axis += 1)
      along += turnOf(places, points, at, axis) * (facing[axis] ?? 0);
    if (along < 0) return true;
  }
  return false;
}

/**
 * One axis of twice the area of a fan's triangle, in the direction that it faces. Called for every face of a file, so it
 * makes nothing that has to be collected.
 */
function turnOf(
  places: readonly number[],
  points: readonly number[],
  at: number,
  axis: number,
): number {
  const [one, other] = [(axis + 1) % 3, (axis + 2) % 3];
  const first = (points[0] ?? 0) * 3;
  const before = (points[at - 1] ?? 0) * 3;
  const last = (points[at] ?? 0) * 3;
  const way = (point: number, side: number) =>
    (places[point + side] ?? 0) - (places[first + side] ?? 0);
  return way(before, one) * way(last, other) - way(before, other) * way(last, one);
}
