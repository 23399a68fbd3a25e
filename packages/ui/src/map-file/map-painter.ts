import { drawContent, drawName, fontOf, pathsOf, type TilePaths } from "./draw-tile.ts";
import {
  type Measure,
  namesOf,
  type PlacedName,
  REACH,
  shownBeside,
  TILE,
  touches,
} from "./names.ts";
import { type MapTheme, palettes } from "./palette.ts";
import type { TileContent } from "./tile-content.ts";

/** A square of the map. */
export interface Square {
  z: number;
  x: number;
  y: number;
  theme: MapTheme;
  /** Pixels of the screen in one of the page. */
  pixelRatio: number;
}

/** What a map is drawn from. */
export interface MapSource {
  /** The largest zoom level that it has tiles of. */
  largestZoom: () => Promise<number>;
  /** A tile; undefined where there is none. */
  tile: (z: number, x: number, y: number) => Promise<TileContent | undefined>;
  /** Whether a square without a tile is not drawn, instead of being empty ground. */
  readonly isPatchy: boolean;
}

/** A tile of the file beside others, with its names at the zoom of the map. */
interface Beside {
  column: number;
  row: number;
  names: readonly PlacedName[];
}

/** Draws the squares of a map from its file. */
export class MapPainter {
  readonly #file: MapSource;
  readonly #paths = new WeakMap<TileContent, TilePaths>();
  readonly #names = new WeakMap<TileContent, Map<string, readonly PlacedName[]>>();
  readonly #measure: Measure;

  constructor(file: MapSource) {
    this.#file = file;
    const context = contextOf(new OffscreenCanvas(1, 1));
    this.#measure = (text, size, weight) => {
      context.font = fontOf(size, weight);
      return context.measureText(text).width;
    };
  }

  /** @param signal aborts once the square is no longer wanted */
  async paint(square: Square, signal: AbortSignal): Promise<ImageBitmap> {
    const { z, x, y, theme, pixelRatio } = square;
    // Tiles of the file are made for squares of 512 pixels.
    const depth = Math.min(Math.max(0, z - 1), await this.#file.largestZoom());
    const across = 2 ** (z - depth);
    const side = TILE * across;
    const [column, row] = [Math.floor(x / across), Math.floor(y / across)];
    const around = (at: number) => {
      const first = Math.floor((at * TILE - REACH) / side);
      const last = Math.ceil(((at + 1) * TILE + REACH) / side);
      return Array.from({ length: last - first }, (_, index) => first + index);
    };
    const places = around(x).flatMap((left) => around(y).map((top) => [left, top] as const));
    const tiles = await Promise.all(
      places.map(async ([left, top]) => {
        const content = await this.#tile(depth, left, top);
        return { column: left, row: top, content };
      }),
    );
    signal.throwIfAborted();
    const own = tiles.find((tile) => tile.column === column && tile.row === row)?.content;
    if (!own && this.#file.isPatchy) throw new Error("Nothing is drawn here");
    const palette = palettes[theme];
    const canvas = new OffscreenCanvas(TILE * pixelRatio, TILE * pixelRatio);
    const context = contextOf(canvas);
    context.fillStyle = palette.ground;
    context.fillRect(0, 0, canvas.width, canvas.height);
    const [left, top] = [x * TILE, y * TILE];
    if (own) {
      const unit = side * pixelRatio;
      const [right, down] = [column * side - left, row * side - top];
      context.setTransform(unit, 0, 0, unit, right * pixelRatio, down * pixelRatio);
      drawContent(context, this.#pathsOf(own), { zoom: z, side, palette });
    }
    const named = tiles.flatMap((tile): Beside[] =>
      tile.content ? [{ ...tile, names: this.#namesOf(tile.content, tile, z, side) }] : [],
    );
    context.setTransform(pixelRatio, 0, 0, pixelRatio, -left * pixelRatio, -top * pixelRatio);
    for (const tile of named) {
      const names = tile.names.filter((name) => touches(name, left, top));
      const others = named.filter((other) => other !== tile).flatMap((other) => other.names);
      for (const name of shownBeside(names, others)) drawName(context, name, palette);
    }
    return canvas.transferToImageBitmap();
  }

  /** East of the last column is the first one again; beyond the poles is nothing. */
  async #tile(z: number, x: number, y: number): Promise<TileContent | undefined> {
    const count = 2 ** z;
    if (y < 0 || y >= count) return undefined;
    return this.#file.tile(z, ((x % count) + count) % count, y);
  }

  #pathsOf(content: TileContent): TilePaths {
    const paths = this.#paths.get(content) ?? pathsOf(content);
    this.#paths.set(content, paths);
    return paths;
  }

  #namesOf(
    content: TileContent,
    { column, row }: { column: number; row: number },
    zoom: number,
    side: number,
  ): readonly PlacedName[] {
    const made = this.#names.get(content) ?? new Map<string, readonly PlacedName[]>();
    this.#names.set(content, made);
    const key = `${zoom} ${column}`;
    const names =
      made.get(key) ?? namesOf(content, { x: column, y: row, side, zoom }, this.#measure);
    made.set(key, names);
    return names;
  }
}

function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser draws nothing outside of the page");
  return context;
}
