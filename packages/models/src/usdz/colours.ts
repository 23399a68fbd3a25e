import type { BufferGeometry } from "three";
import type { ArchiveFile } from "./archive.ts";
import { toSrgb } from "../srgb.ts";
import { withDecimals } from "./numbers.ts";
import { pngOf } from "./png.ts";

/** Where the picture is in the archive. */
export const paletteFile = "textures/colours.png";

/** Side of the picture of all colours, one for each pixel. */
const side = 256;
/** From so many colours on they are rounded, to five bits for each part, so that any number of them fits. */
const exact = side * side - 2 ** 15;

const write = withDecimals(6);

/** The colours of corners as a picture: readers of USDZ for phones ignore colours of any other kind. */
export class Palette {
  private readonly places = new Map<number, number>();
  private readonly pixels = new Uint8Array(side * side * 4);

  get isEmpty(): boolean {
    return this.places.size === 0;
  }

  /**
   * The places in the picture of the faces' colours.
   * @param corners the points of the faces' corners
   * @returns a pair of texture coordinates for each face, and whether colours blend within faces, which have their mean then
   */
  placesOf(
    { attributes }: BufferGeometry,
    corners: Uint32Array,
  ): { places: string[]; blends: boolean } {
    const colours = attributes["color"];
    const places: string[] = [];
    let blends = false;
    for (let corner = 0; corner < corners.length; corner += 3) {
      const mean = [0, 0, 0, 0];
      const points = [0, 1, 2].map((at) => corners[corner + at] ?? 0);
      for (let part = 0; part < 4; part += 1) {
        const values = points.map((point) =>
          colours && part < colours.itemSize ? colours.getComponent(point, part) : 1,
        );
        const [a = 1, b = 1, c = 1] = values;
        mean[part] = (a + b + c) / 3;
        if (Math.max(a, b, c) - Math.min(a, b, c) > 0.02) blends = true;
      }
      places.push(this.placeOf(mean));
    }
    return { places, blends };
  }

  async file(): Promise<ArchiveFile> {
    return { name: paletteFile, bytes: await pngOf(this.pixels, side, side) };
  }

  private placeOf([red = 1, green = 1, blue = 1, alpha = 1]: readonly number[]): string {
    const byte = (part: number) => Math.round(Math.min(1, Math.max(0, part)) * 255);
    let parts = [...[red, green, blue].map((part) => byte(toSrgb(part))), byte(alpha)];
    if (this.places.size >= exact)
      parts = parts.map((part, at) => (at < 3 ? (part & 248) | 4 : 255));
    const key = parts.reduce((sum, part) => sum * 256 + part, 0);
    let place = this.places.get(key);
    if (place === undefined) {
      place = this.places.size;
      this.places.set(key, place);
      this.pixels.set(parts, place * 4);
    }
    const column = place % side;
    const row = Math.floor(place / side);
    return `(${write((column + 0.5) / side)},${write(1 - (row + 0.5) / side)})`;
  }
}
