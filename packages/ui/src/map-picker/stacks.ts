import type { Position } from "./coordinates.ts";
import { eastward, type Metres, metresOfGround } from "./mercator.ts";

/** Markers within this many metres of ground lie on one spot: they stay together at every zoom that tells houses apart. */
const nearby = 2;

/** Metres of the projection, the most that two markers of one spot may be apart: only the cells around a marker are searched. */
const cellSize = nearby * metresOfGround(90);

interface Placed {
  position: Position;
  at: Metres;
}

/** Groups what lies within two metres of the first of its group; what lies alone is in no group. */
export function stacksOf<Item extends Placed>(items: readonly Item[]): Item[][] {
  const cells = new Map<string, Item[][]>();
  const stacks: Item[][] = [];
  for (const item of items) {
    const near = nearby * metresOfGround(item.position.lat);
    const [column, row] = [Math.floor(item.at[0] / cellSize), Math.floor(item.at[1] / cellSize)];
    const key = (right: number, up: number) => `${column + right} ${row + up}`;
    const around = [-1, 0, 1].flatMap((right) => [-1, 0, 1].map((up) => key(right, up)));
    const found = around
      .flatMap((cell) => cells.get(cell) ?? [])
      .find(([first]) => first !== undefined && distance(first.at, item.at) <= near);
    if (found) {
      found.push(item);
      continue;
    }
    const stack = [item];
    stacks.push(stack);
    cells.set(key(0, 0), [...(cells.get(key(0, 0)) ?? []), stack]);
  }
  return stacks.filter(({ length }) => length > 1);
}

function distance(from: Metres, to: Metres): number {
  return Math.hypot(eastward(from[0], to[0]), to[1] - from[1]);
}

/** The room of a spread marker, in CSS pixels: a finger's target with a gap. */
const room = 44;

/** As many markers as one ring takes before it is too wide for a small map. */
const oneRing = 12;

/** Where spread markers stand around their spot, in CSS pixels to the right and down: a ring, or several where they are many. */
export function ringPlaces(count: number): [right: number, down: number][] {
  const places: [number, number][] = [];
  for (let ring = 1; places.length < count; ring += 1) {
    const left = count - places.length;
    const around = count <= oneRing ? count : Math.min(left, Math.floor(2 * Math.PI * ring));
    const radius = count <= oneRing ? Math.max(room, (count * room) / (2 * Math.PI)) : ring * room;
    for (let index = 0; index < around; index += 1) {
      // Clockwise from the top.
      const angle = (2 * Math.PI * index) / around - Math.PI / 2;
      places.push([radius * Math.cos(angle), radius * Math.sin(angle)]);
    }
  }
  return places;
}
