import Layer from "ol/layer/Layer.js";
import type { FrameState } from "ol/Map.js";
import { isDrawable } from "./coordinates.ts";
import { drawLabel } from "./drawLabel.ts";
import { distanceWithin, markerShape, traceMarker } from "./markerShape.ts";
import { MarkerSprites, readLook, type Sprite } from "./markerSprites.ts";
import { eastward, type Metres, project, worldWidth } from "./mercator.ts";
import { drawLines, type Segment } from "./routeLines.ts";
import type { MapLine, MapMarker } from "./types.ts";

interface Placed {
  marker: MapMarker;
  at: Metres;
}

/** What lies above what. */
const order = { point: 0, final: 1, selected: 2 };

/** How far a marker may reach beyond the place that it marks, in CSS pixels. */
const reach = 48;

/**
 * Markers, lines and the chosen place, on one canvas. A layer of our own in place of OpenLayers'
 * vector layers, which bring 35 kB and take longer than a frame for two thousand markers.
 */
export class MarkerLayer extends Layer {
  readonly #canvas = document.createElement("canvas");
  readonly #context = this.#canvas.getContext("2d");
  #markers: Placed[] = [];
  #lines: (readonly [Metres, Metres])[] = [];
  #chosen: Metres | undefined;
  #highlighted: string | undefined;
  #sprites = new MarkerSprites(readLook(), 1);

  constructor() {
    super({});
    this.#canvas.dataset["mapMarkers"] = "";
    this.#canvas.style.cssText = "position:absolute;inset:0;width:100%;height:100%";
  }

  setMarkers(markers: readonly MapMarker[]): void {
    this.#markers = markers
      .filter((marker) => isDrawable(marker.position))
      .toSorted((a, b) => order[a.kind] - order[b.kind])
      .map((marker) => ({ marker, at: project(marker.position) }));
    this.changed();
  }

  setLines(lines: readonly MapLine[]): void {
    this.#lines = lines
      .filter(({ from, to }) => isDrawable(from) && isDrawable(to))
      .map(({ from, to }) => [project(from), project(to)] as const);
    this.changed();
  }

  get chosen(): Metres | undefined {
    return this.#chosen;
  }

  set chosen(place: Metres | undefined) {
    this.#chosen = place;
    this.changed();
  }

  /** Every place that is shown. */
  get places(): Metres[] {
    const places = this.#markers.map(({ at }) => at);
    return this.#chosen ? [...places, this.#chosen] : places;
  }

  /** The marker that is ringed and labelled. */
  set highlighted(id: string | undefined) {
    if (id === this.#highlighted) return;
    this.#highlighted = id;
    this.changed();
  }

  /** Draws again in the colours that the page has now. */
  restyle(): void {
    this.#sprites = new MarkerSprites(readLook(), this.#sprites.pixelRatio);
    this.changed();
  }

  /** The marker at a place on the map, the nearest where several overlap. */
  markerAt(
    coordinate: readonly number[],
    resolution: number,
    tolerance: number,
  ): MapMarker | undefined {
    let nearest: MapMarker | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const { marker, at } of this.#markers) {
      const [right, down] = pixelsBetween(at, coordinate, resolution);
      // Only what is near is worth a closer look.
      if (Math.abs(right) > reach || Math.abs(down) > reach) continue;
      const { shape } = this.#sprites.of(marker.kind, marker.number);
      const distance = distanceWithin(shape, right, down, tolerance);
      if (distance === undefined || distance > least) continue;
      nearest = marker;
      least = distance;
    }
    return nearest;
  }

  isOnChosen(coordinate: readonly number[], resolution: number, tolerance: number): boolean {
    if (!this.#chosen) return false;
    const [right, down] = pixelsBetween(this.#chosen, coordinate, resolution);
    return distanceWithin(markerShape("selected", 0), right, down, tolerance) !== undefined;
  }

  override render(frame: FrameState | null): HTMLElement | null {
    const context = this.#context;
    if (!frame || !context) return null;
    const { size, pixelRatio } = frame;
    const [width = 0, height = 0] = size;
    const [across, along] = [Math.round(width * pixelRatio), Math.round(height * pixelRatio)];
    if (this.#canvas.width !== across || this.#canvas.height !== along) {
      this.#canvas.width = across;
      this.#canvas.height = along;
    } else {
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.clearRect(0, 0, across, along);
    }
    if (this.#sprites.pixelRatio !== pixelRatio) {
      this.#sprites = new MarkerSprites(this.#sprites.look, pixelRatio);
    }
    for (const shift of worldsIn(frame)) this.#draw(context, frame, shift, [width, height]);
    return this.#canvas;
  }

  #draw(
    context: CanvasRenderingContext2D,
    frame: FrameState,
    shift: number,
    [width, height]: readonly [number, number],
  ): void {
    const ratio = frame.pixelRatio;
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = frame.coordinateToPixelTransform;
    const pixel = ([x, y]: Metres) =>
      [a * (x + shift) + c * y + e, b * (x + shift) + d * y + f] as const;

    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    const lines = this.#lines.map(([from, to]): Segment => [...pixel(from), ...pixel(to)]);
    drawLines(context, this.#sprites.look, lines, width, height);

    // All pictures before the first copy: drawing on a sheet between copies would copy the sheet.
    const copies: [Sprite, number, number][] = [];
    let highlighted: [MapMarker, Sprite, number, number] | undefined;
    const add = (kind: MapMarker["kind"], number: number | undefined, at: Metres) => {
      const [x, y] = pixel(at);
      if (x < -reach || y < -reach || x > width + reach || y > height + reach) return undefined;
      const copy: [Sprite, number, number] = [this.#sprites.of(kind, number), x, y];
      copies.push(copy);
      return copy;
    };
    for (const { marker, at } of this.#markers) {
      const copy = add(marker.kind, marker.number, at);
      if (copy && marker.id === this.#highlighted) highlighted = [marker, ...copy];
    }
    if (highlighted) copies.push([highlighted[1], highlighted[2], highlighted[3]]);
    if (this.#chosen) add("selected", undefined, this.#chosen);

    context.setTransform(1, 0, 0, 1, 0, 0);
    for (const [sprite, x, y] of copies) {
      const { sheet, left, top, width: w, height: h, anchorX, anchorY } = sprite;
      const [right, down] = [Math.round(x * ratio) - anchorX, Math.round(y * ratio) - anchorY];
      context.drawImage(sheet, left, top, w, h, right, down, w, h);
    }
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    if (highlighted) this.#drawHighlight(context, highlighted, [width, height]);
  }

  #drawHighlight(
    context: CanvasRenderingContext2D,
    [marker, { shape }, x, y]: [MapMarker, Sprite, number, number],
    size: readonly [number, number],
  ): void {
    const { look } = this.#sprites;
    context.save();
    context.translate(x, y);
    for (const [grow, colour] of [
      [2.5, look.focusGap],
      [4.5, look.focus],
    ] as const) {
      traceMarker(context, shape, grow);
      context.lineWidth = 2;
      context.strokeStyle = colour;
      context.stroke();
    }
    context.restore();
    if (!marker.label) return;
    const middle = y + shape.middle;
    const at = { x, y, above: middle - shape.along - 5, below: middle + shape.along + 5 };
    drawLabel(context, look, marker.label, at, size);
  }
}

function pixelsBetween(from: Metres, to: readonly number[], resolution: number) {
  const right = eastward(from[0], to[0] ?? 0) / resolution;
  return [right, (from[1] - (to[1] ?? 0)) / resolution] as const;
}

/** By how many metres each copy of the world that is in view lies to the east. */
function worldsIn({ extent, viewState }: FrameState): number[] {
  const [west = 0, , east = 0] = extent ?? [];
  const beyond = reach * viewState.resolution;
  const first = Math.floor((west - beyond) / worldWidth + 0.5);
  const last = Math.floor((east + beyond) / worldWidth + 0.5);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * worldWidth);
}
