import Layer from "ol/layer/Layer.js";
import type { FrameState } from "ol/Map.js";
import { drawLabel, drawName, type LabelBox } from "./drawLabel.ts";
import { distanceWithin, markerShape, traceMarker } from "./markerShape.ts";
import {
  type Box,
  drawSprite,
  MarkerScene,
  pixelIn,
  pixelsBetween,
  worldsIn,
} from "./MarkerScene.ts";
import { MarkerSprites, readLook } from "./markerSprites.ts";
import type { Metres } from "./mercator.ts";
import type { MapLine, MapMarker } from "./types.ts";

/** More would hide the map. */
const MOST_NAMES = 60;

/** Milliseconds after the last zoom step before tiles are drawn for the new scale. */
const settled = 80;

/**
 * Markers, lines and the chosen place, on one canvas. Our own layer, because OpenLayers'
 * vector layers are larger than the rest of the picker and draw every marker in each frame.
 * While the map is dragged, this layer copies tiles that were drawn before and draws only those that
 * come into view.
 */
export class MarkerLayer extends Layer {
  readonly #scene = new MarkerScene();
  readonly #tiles = new Map<string, HTMLCanvasElement | undefined>();
  readonly #canvas = document.createElement("canvas");
  readonly #context = this.#canvas.getContext("2d");
  #sprites = new MarkerSprites(readLook(), 1);
  /** The scale of the previous frame. */
  #scale = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #chosen: Metres | undefined;
  #highlighted: string | undefined;

  constructor() {
    super({});
    this.#canvas.dataset["mapMarkers"] = "";
    this.#canvas.style.cssText = "position:absolute;inset:0;width:100%;height:100%";
  }

  setMarkers(markers: readonly MapMarker[]): void {
    this.#scene.setMarkers(markers);
    this.#redraw();
  }

  setLines(lines: readonly MapLine[]): void {
    this.#scene.setLines(lines);
    this.#redraw();
  }

  /** Draws again with the current colours of the page. */
  restyle(): void {
    this.#sprites = new MarkerSprites(readLook(), this.#sprites.pixelRatio);
    this.#redraw();
  }

  get chosen(): Metres | undefined {
    return this.#chosen;
  }

  set chosen(place: Metres | undefined) {
    this.#chosen = place;
    this.changed();
  }

  /** Id of the marker that has a ring and a label. */
  set highlighted(id: string | undefined) {
    if (id === this.#highlighted) return;
    this.#highlighted = id;
    this.changed();
  }

  /** The positions of all markers, lines and the chosen place. */
  get places(): Metres[] {
    return this.#chosen ? [...this.#scene.places, this.#chosen] : this.#scene.places;
  }

  placeOf(id: string): Metres | undefined {
    return this.#scene.get(id)?.at;
  }

  /** Ids of the markers that are spread around their spot. */
  get spread(): readonly string[] {
    return this.#scene.spread;
  }

  /** Spreads the markers on the spot of one around it; returns false where it lies alone. */
  spreadAt(id: string, resolution: number): boolean {
    const spreads = this.#scene.spreadAt(id, resolution);
    if (spreads) this.#redraw();
    return spreads;
  }

  gather(): void {
    if (this.spread.length === 0) return;
    this.#scene.gather();
    this.#redraw();
  }

  /** Whether a place is on the spot that the spread markers belong to. */
  isOnSpot(coordinate: readonly number[], resolution: number): boolean {
    const [id = ""] = this.spread;
    const spot = this.#scene.get(id)?.home;
    return spot !== undefined && Math.hypot(...pixelsBetween(spot, coordinate, resolution)) < 24;
  }

  markerAt(at: readonly number[], resolution: number, tolerance: number): MapMarker | undefined {
    return this.#scene.markerAt(at, resolution, this.#sprites, tolerance);
  }

  isOnChosen(coordinate: readonly number[], resolution: number, tolerance: number): boolean {
    if (!this.#chosen) return false;
    const [right, down] = pixelsBetween(this.#chosen, coordinate, resolution);
    return distanceWithin(markerShape("selected", 0), right, down, tolerance) !== undefined;
  }

  override render(frame: FrameState | null): HTMLElement | null {
    const context = this.#context;
    if (!frame || !context) return null;
    const box = this.#viewBox(frame);
    if (this.#sprites.pixelRatio !== frame.pixelRatio) {
      this.#sprites = new MarkerSprites(this.#sprites.look, frame.pixelRatio);
      this.#tiles.clear();
    }
    const zooming = box.scale !== this.#scale;
    if (zooming) this.#tiles.clear();
    this.#scale = box.scale;

    if (this.#canvas.width !== box.width || this.#canvas.height !== box.height) {
      this.#canvas.width = box.width;
      this.#canvas.height = box.height;
    }
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, box.width, box.height);
    if (zooming) {
      // During a zoom the scale changes in each frame, so tiles would not be used again.
      this.#scene.paint(context, box, this.#sprites);
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.changed(), settled);
    } else {
      this.#copyTiles(context, box);
    }
    this.#drawAbove(context, box);
    return this.#canvas;
  }

  override disposeInternal(): void {
    clearTimeout(this.#timer);
    super.disposeInternal();
  }

  #redraw(): void {
    this.#tiles.clear();
    this.changed();
  }

  /** In whole pixels, so that markers, lines and tiles move by the same distance. */
  #viewBox({ size, pixelRatio, viewState }: FrameState): Box {
    const scale = pixelRatio / viewState.resolution;
    const [width, height] = [0, 1].map((axis) => Math.round((size[axis] ?? 0) * pixelRatio));
    const [x = 0, y = 0] = viewState.center;
    const box = { width: width ?? 0, height: height ?? 0, scale };
    const left = Math.round(x * scale - box.width / 2);
    return { ...box, left, top: Math.round(-y * scale - box.height / 2) };
  }

  #copyTiles(context: CanvasRenderingContext2D, { left, top, width, height, scale }: Box): void {
    const side = 256 * Math.ceil(this.#sprites.pixelRatio);
    const kept = new Set<string>();
    for (let column = Math.floor(left / side); column * side < left + width; column += 1) {
      for (let row = Math.floor(top / side); row * side < top + height; row += 1) {
        const key = `${column} ${row}`;
        kept.add(key);
        const box = { left: column * side, top: row * side, width: side, height: side, scale };
        if (!this.#tiles.has(key)) this.#tiles.set(key, this.#drawTile(box));
        const tile = this.#tiles.get(key);
        if (tile) context.drawImage(tile, box.left - left, box.top - top);
      }
    }
    // As many tiles out of view are kept, in case the map is dragged back.
    for (const key of this.#tiles.keys()) {
      if (this.#tiles.size <= 2 * kept.size) break;
      if (!kept.has(key)) this.#tiles.delete(key);
    }
  }

  #drawTile(box: Box): HTMLCanvasElement | undefined {
    const canvas = document.createElement("canvas");
    canvas.width = box.width;
    canvas.height = box.height;
    const context = canvas.getContext("2d");
    return context && this.#scene.paint(context, box, this.#sprites) ? canvas : undefined;
  }

  /** Draws the highlighted marker above all others, and above that the chosen place. */
  #drawAbove(context: CanvasRenderingContext2D, box: Box): void {
    const ratio = this.#sprites.pixelRatio;
    const highlighted = this.#highlighted && this.#scene.get(this.#highlighted);
    for (const shift of worldsIn(box, 48 * ratio)) {
      this.#drawNames(context, box, shift);
      context.setTransform(1, 0, 0, 1, 0, 0);
      if (highlighted) {
        const [x, y] = pixelIn(box, highlighted.at, shift).map(Math.round) as [number, number];
        drawSprite(context, this.#sprites.of(highlighted.marker), x, y);
        context.setTransform(ratio, 0, 0, ratio, 0, 0);
        this.#drawHighlight(context, highlighted.marker, [x / ratio, y / ratio], box, shift);
      }
      if (this.#chosen) {
        const [x, y] = pixelIn(box, this.#chosen, shift);
        context.setTransform(1, 0, 0, 1, 0, 0);
        drawSprite(context, this.#sprites.of({ kind: "selected" }), x, y);
      }
    }
  }

  /** Names the markers in view; one that is highlighted has its label. */
  #drawNames(context: CanvasRenderingContext2D, box: Box, shift: number): void {
    const { look, pixelRatio: ratio } = this.#sprites;
    const taken: LabelBox[] = [];
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    for (const { marker, at } of this.#scene.named) {
      if (taken.length === MOST_NAMES) break;
      const [x, y] = pixelIn(box, at, shift).map((each) => each / ratio) as [number, number];
      const isSeen = x > 0 && y > 0 && x * ratio < box.width && y * ratio < box.height;
      if (!isSeen || marker.id === this.#highlighted) continue;
      const { shape } = this.#sprites.of(marker);
      const name = drawName(
        context,
        look,
        marker.label,
        [x, y + shape.middle + shape.along + 4],
        box.width / ratio,
        taken,
      );
      if (name) taken.push(name);
    }
  }

  #drawHighlight(
    context: CanvasRenderingContext2D,
    marker: MapMarker,
    [x, y]: readonly [number, number],
    box: Box,
    shift: number,
  ): void {
    const { look, pixelRatio } = this.#sprites;
    const { label } = marker;
    const { shape } = this.#sprites.of(marker);
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
    if (!label) return;
    const middle = y + shape.middle;
    const at = { x, y, above: middle - shape.along - 5, below: middle + shape.along + 5 };
    const hidesNumber = this.#scene.numberPlaces.some((place) => {
      const [right = 0, down = 0] = pixelIn(box, place, shift).map((each) => each / pixelRatio);
      return Math.abs(right - x) < 64 && down > at.below - 6 && down < at.below + 40;
    });
    const size = [box.width / pixelRatio, box.height / pixelRatio] as const;
    drawLabel(context, look, label, at, size, hidesNumber);
  }
}
