import { isDrawable, type Position } from "./coordinates.ts";
import { distanceWithin } from "./markerShape.ts";
import type { MarkerSprites, Sprite } from "./markerSprites.ts";
import { eastward, type Metres, project, worldWidth } from "./mercator.ts";
import { ringPlaces, stacksOf } from "./stacks.ts";
import { drawLegs, drawLines, edge, type DrawnLine, type Segment } from "./routeLines.ts";
import type { MapLine, MapMarker } from "./types.ts";

/** A rectangle of the world map, in screen pixels from longitude and latitude 0. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
  /** Pixels per metre. */
  scale: number;
}

interface Placed {
  marker: MapMarker;
  position: Position;
  /** The place of the marker. */
  home: Metres;
  /** Where it is drawn: beside its place while its stack is spread. */
  at: Metres;
}

/** The order in which markers are drawn, lowest first. */
const order = { here: 0, point: 1, final: 2, selected: 3 };

/** How far a marker may extend from the place that it marks, in CSS pixels. */
const reach = 48;

/** How far a line may extend from its middle, in CSS pixels. */
const beside = 34;

/** All markers and lines; draws any rectangle of the map. */
export class MarkerScene {
  #markers: Placed[] = [];
  /** The markers that lie on one spot. */
  #stacks: Placed[][] = [];
  #spread: Placed[] | undefined;
  #lines: (Pick<MapLine, "kind" | "number" | "text"> & { ends: readonly [Metres, Metres] })[] = [];

  setMarkers(markers: readonly MapMarker[]): void {
    this.#markers = markers
      .filter((marker) => isDrawable(marker.position))
      .toSorted((a, b) => order[a.kind] - order[b.kind])
      .map((marker) => {
        const { position } = marker;
        const home = project(position);
        return { marker, position, home, at: home };
      });
    // Whoever stands at a place is not one more of its markers.
    this.#stacks = stacksOf(this.#markers.filter(({ marker }) => marker.kind !== "here"));
    const spread = this.#spread;
    this.#spread = undefined;
    // A stack stays spread where it still has the same markers.
    const again = spread && this.#stackOf(spread[0]?.marker.id);
    if (again?.length !== spread?.length) return;
    for (const placed of again ?? []) {
      const before = spread?.find(({ marker }) => marker.id === placed.marker.id);
      if (before) placed.at = before.at;
    }
    this.#spread = again;
  }

  /** The markers whose labels are always written, with where they are drawn. */
  get named(): readonly Pick<Placed, "marker" | "at">[] {
    return this.#markers.filter(({ marker }) => marker.named);
  }

  /** Ids of the markers of the stack that is spread, in the order of the ring. */
  get spread(): readonly string[] {
    return this.#spread?.map(({ marker }) => marker.id) ?? [];
  }

  /** Spreads the markers that lie on the spot of one; returns whether there are several. */
  spreadAt(id: string, resolution: number): boolean {
    const stack = this.#stackOf(id);
    if (!stack || stack === this.#spread) return false;
    this.gather();
    const [x, y] = stack[0]?.home ?? [0, 0];
    for (const [index, [right, down]] of ringPlaces(stack.length).entries()) {
      const placed = stack[index];
      if (placed) placed.at = [x + right * resolution, y - down * resolution];
    }
    this.#spread = stack;
    // Drawn above the markers of other places.
    this.#markers = [...this.#markers.filter((each) => !stack.includes(each)), ...stack];
    return true;
  }

  gather(): void {
    for (const placed of this.#spread ?? []) placed.at = placed.home;
    this.#spread = undefined;
  }

  #stackOf(id: string | undefined): Placed[] | undefined {
    return this.#stacks.find((stack) => stack.some(({ marker }) => marker.id === id));
  }

  setLines(lines: readonly MapLine[]): void {
    this.#lines = lines
      .filter(({ from, to }) => isDrawable(from) && isDrawable(to))
      .map(({ from, to, ...look }) => ({ ...look, ends: [project(from), project(to)] as const }));
  }

  get places(): Metres[] {
    return this.#markers.map(({ home }) => home);
  }

  /** Half way of each line that has a number. */
  get numberPlaces(): Metres[] {
    return this.#lines
      .filter(({ number }) => number !== undefined)
      .map(({ ends: [from, to] }) => [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]);
  }

  get(id: string): Placed | undefined {
    return this.#markers.find(({ marker }) => marker.id === id);
  }

  /** The marker at a place on the map, the nearest where several overlap; `tolerance` is in CSS pixels. */
  markerAt(
    coordinate: readonly number[],
    resolution: number,
    sprites: MarkerSprites,
    tolerance: number,
  ): MapMarker | undefined {
    let nearest: MapMarker | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const { marker, at } of this.#markers) {
      const [right, down] = pixelsBetween(at, coordinate, resolution);
      // Skips markers that are too far away for the exact test.
      if (Math.abs(right) > reach || Math.abs(down) > reach) continue;
      const { shape } = sprites.of(marker);
      const distance = distanceWithin(shape, right, down, tolerance);
      if (distance === undefined || distance > least) continue;
      nearest = marker;
      least = distance;
    }
    return nearest;
  }

  /** Draws what is in a box. Returns false, and draws nothing, where the box is empty. */
  paint(canvas: CanvasRenderingContext2D, box: Box, sprites: MarkerSprites): boolean {
    const { pixelRatio } = sprites;
    const worlds = worldsIn(box, reach * pixelRatio);
    const lines = worlds.flatMap((shift) => this.#segments(box, shift, pixelRatio));
    const legs = worlds.flatMap((shift) => this.#legs(box, shift, pixelRatio));
    const copies = worlds.flatMap((shift) => this.#copies(box, shift, sprites));
    if (lines.length === 0 && legs.length === 0 && copies.length === 0) return false;

    canvas.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0);
    drawLines(canvas, sprites.look, lines, box.width / pixelRatio, box.height / pixelRatio);
    drawLegs(canvas, sprites.look, legs);
    canvas.setTransform(1, 0, 0, 1, 0, 0);
    // All sprites are drawn before the first copy: drawing on a sprite sheet after a copy makes the browser copy the sheet.
    for (const [sprite, x, y] of copies) drawSprite(canvas, sprite, x, y);
    return true;
  }

  #segments(box: Box, shift: number, pixelRatio: number): DrawnLine[] {
    const segments: DrawnLine[] = [];
    const [right, down] = [box.width / pixelRatio, box.height / pixelRatio];
    for (const { ends, kind = "dependency", number, text } of this.#lines) {
      const [from, to] = ends;
      const [x0, y0, x1, y1] = [...pixelIn(box, from, shift), ...pixelIn(box, to, shift)].map(
        (each) => each / pixelRatio,
      ) as [number, number, number, number];
      // Wider than the line, for its edge, its arrow and its number.
      if (Math.max(x0, x1) < -beside || Math.min(x0, x1) > right + beside) continue;
      if (Math.max(y0, y1) < -beside || Math.min(y0, y1) > down + beside) continue;
      segments.push({ segment: [x0, y0, x1, y1] satisfies Segment, kind, number, text });
    }
    return segments;
  }

  /** The lines of spread markers to their spot. */
  #legs(box: Box, shift: number, pixelRatio: number): Segment[] {
    const legs = (this.#spread ?? []).map(({ home, at }) => {
      const ends = [...pixelIn(box, home, shift), ...pixelIn(box, at, shift)];
      return ends.map((each) => each / pixelRatio) as [number, number, number, number];
    });
    return legs.filter(
      ([x0, y0, x1, y1]) =>
        Math.max(x0, x1) >= -edge &&
        Math.max(y0, y1) >= -edge &&
        Math.min(x0, x1) <= box.width / pixelRatio + edge &&
        Math.min(y0, y1) <= box.height / pixelRatio + edge,
    );
  }

  #copies(box: Box, shift: number, sprites: MarkerSprites): (readonly [Sprite, number, number])[] {
    const beyond = reach * sprites.pixelRatio;
    const copies: (readonly [Sprite, number, number])[] = [];
    for (const { marker, at } of this.#markers) {
      const [x, y] = pixelIn(box, at, shift);
      if (x < -beyond || y < -beyond || x > box.width + beyond || y > box.height + beyond) continue;
      copies.push([sprites.of(marker), x, y]);
    }
    for (const stack of this.#stacks) {
      // The last is drawn above the others.
      const top = stack.at(-1);
      if (!top || stack === this.#spread) continue;
      const [x, y] = pixelIn(box, top.at, shift);
      if (x < -beyond || y < -beyond || x > box.width + beyond || y > box.height + beyond) continue;
      const { shape } = sprites.of(top.marker);
      const right = (shape.across + 3) * sprites.pixelRatio;
      const up = (shape.along - shape.middle + 2) * sprites.pixelRatio;
      copies.push([sprites.ofCount(stack.length), x + right, y - up]);
    }
    return copies;
  }
}

/** Copies a sprite to a whole pixel, so that it stays as sharp as the original. */
export function drawSprite(
  canvas: CanvasRenderingContext2D,
  { sheet, left, top, width, height, anchorX, anchorY }: Sprite,
  x: number,
  y: number,
): void {
  const [right, down] = [Math.round(x) - anchorX, Math.round(y) - anchorY];
  canvas.drawImage(sheet, left, top, width, height, right, down, width, height);
}

/** The pixel of a place in a box, in the copy of the world that is `shift` metres to the east. */
export function pixelIn(box: Box, [x, y]: Metres, shift: number): readonly [number, number] {
  return [(x + shift) * box.scale - box.left, -y * box.scale - box.top];
}

/** The distance from one place to another, the shorter way around the world, in CSS pixels: right and down. */
export function pixelsBetween(from: Metres, to: readonly number[], resolution: number) {
  const right = eastward(from[0], to[0] ?? 0) / resolution;
  return [right, (from[1] - (to[1] ?? 0)) / resolution] as const;
}

/** The shift to the east, in metres, of each copy of the world that reaches into a box. */
export function worldsIn({ left, width, scale }: Box, beyond: number): number[] {
  const world = worldWidth * scale;
  const first = Math.floor((left - beyond) / world + 0.5);
  const last = Math.floor((left + width + beyond) / world + 0.5);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * worldWidth);
}
