import { FetchSource, PMTiles, ResolvedValueCache, type Source, TileType } from "pmtiles";
import type { MapSource } from "./map-painter.ts";
import { readTile, type TileContent } from "./tile-content.ts";

/** Tiles that are kept unpacked. */
const KEPT = 64;

/** A file of vector tiles, of which only the parts that are needed are read. */
export class MapFile implements MapSource {
  readonly isPatchy = false;
  readonly #file: PMTiles;
  readonly #tiles = new Map<string, Promise<TileContent | undefined>>();
  #largest: Promise<number> | undefined;

  /** @param source the file's address, or what gives its bytes */
  constructor(source: string | Source) {
    const from = typeof source === "string" ? new FetchSource(source) : source;
    // The other cache of the package would keep for good that a file could not be read.
    this.#file = new PMTiles(from, new ResolvedValueCache());
  }

  /** The largest zoom level that the file has tiles of. */
  largestZoom(): Promise<number> {
    this.#largest ??= this.#open().catch((error: unknown) => {
      this.#largest = undefined;
      throw error;
    });
    return this.#largest;
  }

  /** A tile; undefined where the file has none. One that could not be read is read anew the next time. */
  tile(z: number, x: number, y: number): Promise<TileContent | undefined> {
    const key = `${z}/${x}/${y}`;
    const tile =
      this.#tiles.get(key) ??
      this.#read(z, x, y).catch((error: unknown) => {
        this.#tiles.delete(key);
        throw error;
      });
    // Those that were not used for the longest time come first.
    this.#tiles.delete(key);
    this.#tiles.set(key, tile);
    const [oldest] = this.#tiles.keys();
    if (this.#tiles.size > KEPT && oldest !== undefined) this.#tiles.delete(oldest);
    return tile;
  }

  async #open(): Promise<number> {
    const { tileType, maxZoom } = await this.#file.getHeader();
    if (tileType !== TileType.Mvt) throw new Error("The map's file has no vector tiles");
    return maxZoom;
  }

  async #read(z: number, x: number, y: number): Promise<TileContent | undefined> {
    await this.largestZoom();
    const found = await this.#file.getZxy(z, x, y);
    return found && readTile(found.data);
  }
}

/** With which status whoever has the file refused it, if that is what the error says. */
export function refusalOf(error: unknown): 401 | 403 | undefined {
  const [, status] = /Bad response code: (401|403)$/.exec(String(error)) ?? [];
  return status === "401" ? 401 : status === "403" ? 403 : undefined;
}
