import { ModelError } from "./problem.ts";
import { NumberList } from "./number-list.ts";

/** The triangles of one object under one material. */
export interface ObjPart {
  object: string;
  material: string;
  positions: Float32Array<ArrayBuffer>;
  normals: Float32Array<ArrayBuffer>;
  /** Texture coordinates; undefined where there are none. */
  uvs: Float32Array<ArrayBuffer> | undefined;
  /** Linear vertex colours; undefined where there are none. */
  colours: Float32Array<ArrayBuffer> | undefined;
}

export interface ObjScene {
  /** Material libraries, as named by the file: "model.mtl". */
  libraries: readonly string[];
  parts: readonly ObjPart[];
}

/** Longest line in bytes. No program writes longer ones, and an endless line could fill the memory. */
const longestLine = 2 ** 20;

/**
 * Reads Wavefront OBJ from its bytes, line by line, so that a file of hundreds of megabytes is never
 * held as one string, or as millions of small ones.
 * @throws {ModelError} tooComplex above the limit of `triangles`, broken for a file that is no OBJ
 */
export function parseObj(chunks: Iterable<Uint8Array>, triangles: number): ObjScene {
  const builder = new ObjBuilder(triangles);
  const decoder = new TextDecoder();
  let pending = "";
  for (const bytes of linesOf(chunks)) {
    const line = pending + decoder.decode(bytes).trim();
    if (line.endsWith("\\") && line.length < longestLine) {
      pending = `${line.slice(0, -1)} `;
      continue;
    }
    pending = "";
    if (line !== "" && !line.startsWith("#")) builder.take(line);
  }
  return builder.finish();
}

/** The lines of a file that comes in chunks, each without its end. */
function* linesOf(chunks: Iterable<Uint8Array>): Generator<Uint8Array, void, undefined> {
  /** A line that goes on in the next chunk. */
  let rest = new Uint8Array();
  for (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(10); end !== -1; end = chunk.indexOf(10, start)) {
      const line = chunk.subarray(start, end);
      if (rest.length + line.length > longestLine) throw new ModelError("tooComplex");
      yield rest.length > 0 ? joined(rest, line) : line;
      rest = new Uint8Array();
      start = end + 1;
    }
    rest = joined(rest, chunk.subarray(start));
    if (rest.length > longestLine) throw new ModelError("tooComplex");
  }
  yield rest;
}

function joined(start: Uint8Array, end: Uint8Array): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(start.length + end.length);
  all.set(start);
  all.set(end, start.length);
  return all;
}

class ObjBuilder {
  private readonly triangles: number;
  private readonly positions = new NumberList();
  private readonly colours = new NumberList();
  private readonly uvs = new NumberList();
  private readonly normals = new NumberList();
  private readonly libraries: string[] = [];
  private readonly parts = new Map<string, OpenPart>();
  private object = "";
  private material = "";
  private smooth = false;
  private count = 0;

  constructor(triangles: number) {
    this.triangles = triangles;
  }

  take(line: string): void {
    const [word = "", ...values] = line.split(/\s+/);
    const rest = () => line.slice(word.length).trim();
    switch (word) {
      case "v":
        this.positions.push(Number(values[0]), Number(values[1]), Number(values[2]));
        if (values.length >= 6) this.colour(values.slice(3, 6).map(Number));
        break;
      case "vt":
        this.uvs.push(Number(values[0]), Number(values[1] ?? 0));
        break;
      case "vn":
        this.normals.push(Number(values[0]), Number(values[1]), Number(values[2]));
        break;
      case "f":
        this.face(values);
        break;
      case "o":
      case "g":
        this.object = rest();
        break;
      case "usemtl":
        this.material = rest();
        break;
      case "mtllib":
        this.libraries.push(rest());
        break;
      case "s":
        this.smooth = values[0] !== "off" && values[0] !== "0";
        break;
      default:
        // Curves, surfaces, lines and points are skipped, because they have no triangles.
        break;
    }
  }

  /** Vertex colours are used only when every vertex so far has one. */
  private colour(values: readonly number[]): void {
    if (this.colours.length + 3 !== this.positions.length) return;
    const [red = 1, green = 1, blue = 1] = values.map(linear);
    this.colours.push(red, green, blue);
  }

  private face(corners: readonly string[]): void {
    this.count += Math.max(0, corners.length - 2);
    if (this.count > this.triangles) throw new ModelError("tooComplex");
    const part = this.part();
    const read = corners.map((corner) => this.corner(corner));
    const [first] = read;
    for (let index = 1; index + 1 < read.length; index += 1) {
      const second = read[index];
      const third = read[index + 1];
      if (first && second && third) this.triangle(part, first, second, third);
    }
  }

  /** Indices of position, texture coordinate and normal, from 0; -1 where there is none. */
  private corner(text: string): Corner {
    const [position, uv, normal] = text.split("/");
    return {
      position: placeOf(position, this.positions.length / 3),
      uv: placeOf(uv, this.uvs.length / 2),
      normal: placeOf(normal, this.normals.length / 3),
    };
  }

  private part(): OpenPart {
    const key = `${this.object}\n${this.material}`;
    const open = this.parts.get(key) ?? new OpenPart(this.object, this.material);
    this.parts.set(key, open);
    return open;
  }

  private triangle(part: OpenPart, ...corners: [Corner, Corner, Corner]): void {
    if (corners.some(({ position }) => position < 0 || position * 3 >= this.positions.length)) {
      throw new ModelError("broken");
    }
    const { positions } = this;
    const [a, b, c] = corners.map(({ position }) =>
      [0, 1, 2].map((axis) => positions.at(position * 3 + axis)),
    ) as [number[], number[], number[]];
    const flat = normalOf(a, b, c);
    for (const { position, uv, normal } of corners) {
      part.positions.push(
        positions.at(position * 3),
        positions.at(position * 3 + 1),
        positions.at(position * 3 + 2),
      );
      part.uvs.push(this.uvs.at(uv * 2), this.uvs.at(uv * 2 + 1));
      part.hasUvs ||= uv >= 0;
      part.coloured &&= (position + 1) * 3 <= this.colours.length;
      if (part.coloured) {
        part.colours.push(
          this.colours.at(position * 3),
          this.colours.at(position * 3 + 1),
          this.colours.at(position * 3 + 2),
        );
      }
      if (normal >= 0) {
        part.normals.push(
          this.normals.at(normal * 3),
          this.normals.at(normal * 3 + 1),
          this.normals.at(normal * 3 + 2),
        );
        continue;
      }
      if (this.smooth) part.soften(position, part.normals.length, flat);
      part.normals.push(...flat);
    }
  }

  finish(): ObjScene {
    return {
      libraries: this.libraries,
      parts: [...this.parts.values()].map((part) => part.close()),
    };
  }
}

interface Corner {
  position: number;
  uv: number;
  normal: number;
}

class OpenPart {
  readonly object: string;
  readonly material: string;
  readonly positions = new NumberList();
  readonly normals = new NumberList();
  readonly uvs = new NumberList();
  readonly colours = new NumberList();
  hasUvs = false;
  coloured = true;
  /** For each shared position: the sum of its faces' normals, and the corners that use it. */
  private readonly soft = new Map<number, { sum: [number, number, number]; places: number[] }>();

  constructor(object: string, material: string) {
    this.object = object;
    this.material = material;
  }

  soften(position: number, place: number, [x, y, z]: readonly [number, number, number]): void {
    const found = this.soft.get(position) ?? { sum: [0, 0, 0], places: [] };
    found.sum = [found.sum[0] + x, found.sum[1] + y, found.sum[2] + z];
    found.places.push(place);
    this.soft.set(position, found);
  }

  close(): ObjPart {
    const normals = this.normals.toArray();
    for (const { sum, places } of this.soft.values()) {
      const length = Math.hypot(...sum) || 1;
      for (const place of places) {
        normals.set(
          sum.map((part) => part / length),
          place,
        );
      }
    }
    return {
      object: this.object,
      material: this.material,
      positions: this.positions.toArray(),
      normals,
      uvs: this.hasUvs ? this.uvs.toArray() : undefined,
      colours: this.coloured && this.colours.length > 0 ? this.colours.toArray() : undefined,
    };
  }
}

/** The index from 0 of an OBJ index, which counts from 1, or backwards from the last when negative. */
function placeOf(text: string | undefined, count: number): number {
  const number = text ? Number.parseInt(text, 10) : 0;
  if (!number) return -1;
  return number > 0 ? number - 1 : count + number;
}

function normalOf(a: number[], b: number[], c: number[]): [number, number, number] {
  const side = (from: number[], to: number[]) => to.map((value, axis) => value - (from[axis] ?? 0));
  const [ux = 0, uy = 0, uz = 0] = side(a, b);
  const [vx = 0, vy = 0, vz = 0] = side(a, c);
  const normal = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx] as const;
  const length = Math.hypot(...normal) || 1;
  return [normal[0] / length, normal[1] / length, normal[2] / length];
}

/** Converts an sRGB value to a linear one. */
function linear(value: number): number {
  return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
