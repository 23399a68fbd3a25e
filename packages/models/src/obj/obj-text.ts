import { ModelError } from "../problem.ts";
import { cutPolygon } from "./cut-polygon.ts";

/** The faces of one object under one material. */
interface Part {
  object: string;
  material: string;
  /** Of faces that have no normals and share those of their corners: the point of each corner of each triangle. */
  shared: number[] | undefined;
  faces: string[];
}

/** An OBJ that three's loader can read whole: only what has triangles, each face alike in its corners. */
export interface ObjText {
  /** Material libraries, as named by the file: "model.mtl". */
  libraries: readonly string[];
  text: string;
  /** The parts with triangles, in the order of the loader's meshes. */
  parts: readonly Pick<Part, "material" | "shared">[];
}

/** Longest line in bytes. No program writes longer ones, and an endless line could fill the memory. */
const longestLine = 2 ** 20;

/**
 * Judges Wavefront OBJ line by line, before a loader makes anything of it.
 * @throws {ModelError} tooComplex above the limit of `triangles`, broken for a face of points that are nowhere
 */
export function judgedObj(chunks: Iterable<Uint8Array>, triangles: number): ObjText {
  const judge = new ObjJudge(triangles);
  const decoder = new TextDecoder();
  let pending = "";
  for (const bytes of linesOf(chunks)) {
    const line = pending + decoder.decode(bytes).trim();
    if (line.endsWith("\\") && line.length < longestLine) {
      pending = `${line.slice(0, -1)} `;
      continue;
    }
    pending = "";
    if (line !== "" && !line.startsWith("#")) judge.take(line);
  }
  return judge.finish();
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

class ObjJudge {
  private readonly triangles: number;
  private readonly points: string[] = [];
  /** The positions, x, y and z of each. */
  private readonly places: number[] = [];
  private readonly counts = { v: 0, vt: 0, vn: 0 };
  private readonly libraries: string[] = [];
  private readonly parts = new Map<string, Part>();
  private object = "";
  private material = "";
  private smooth = false;
  private count = 0;

  constructor(triangles: number) {
    this.triangles = triangles;
  }

  take(line: string): void {
    const [word = ""] = /^\S+/.exec(line) ?? [];
    const rest = () => line.slice(word.length).trim();
    switch (word) {
      case "v":
      case "vt":
      case "vn":
        this.counts[word] += 1;
        this.points.push(line);
        if (word === "v") this.addPlace(line);
        break;
      case "f":
        this.face(rest().split(/\s+/));
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
        this.smooth = !/^(?:off|0)(?:\s|$)/.test(rest());
        break;
      default:
        // Curves, surfaces, lines and points are skipped, because they have no triangles.
        break;
    }
  }

  private face(corners: readonly string[]): void {
    if (corners.length < 3) return;
    this.count += corners.length - 2;
    if (this.count > this.triangles) throw new ModelError("tooComplex");
    const { v, vt, vn } = this.counts;
    const read = corners.map((corner) => {
      const [position, uv, normal] = corner.split("/");
      return [placeOf(position, v), placeOf(uv, vt), placeOf(normal, vn)] satisfies Corner;
    });
    if (read.some(([position]) => position === 0)) throw new ModelError("broken");
    const hasUvs = read.every(([, uv]) => uv > 0);
    const hasNormals = read.every(([, , normal]) => normal > 0);
    const written = read.map(
      ([position, uv, normal]) =>
        `${position}${hasUvs || hasNormals ? "/" : ""}${hasUvs ? uv : ""}${hasNormals ? `/${normal}` : ""}`,
    );
    const { faces, shared } = this.part(this.smooth && !hasNormals);
    const points = read.map(([position]) => position);
    const cut = cutPolygon(
      this.places,
      points.map((position) => position - 1),
    );
    if (cut) for (const each of cut) faces.push(`f ${each.map((at) => written[at]).join(" ")}`);
    else faces.push(`f ${written.join(" ")}`);
    if (!shared) return;
    for (const each of cut ?? fanOf(points.length))
      for (const at of each) shared.push(points[at] ?? 0);
  }

  private addPlace(line: string): void {
    const [, x, y, z] = line.split(/\s+/, 4);
    this.places.push(Number(x), Number(y), Number(z));
  }

  private part(smooth: boolean): Part {
    const { object, material } = this;
    const key = `${object}\n${material}\n${smooth}`;
    const shared = smooth ? [] : undefined;
    const part = this.parts.get(key) ?? { object, material, shared, faces: [] };
    this.parts.set(key, part);
    return part;
  }

  finish(): ObjText {
    const parts = [...this.parts.values()];
    const lines = parts.flatMap(({ object, material, faces }) => [
      `o ${object}`,
      `usemtl ${material}`,
      faces.join("\n"),
    ]);
    const text = [this.points.join("\n"), ...lines].join("\n");
    return { libraries: this.libraries, text, parts };
  }
}

/** The triangles that the loader makes of a face. */
const fanOf = (corners: number) =>
  Array.from({ length: corners - 2 }, (_, at) => [0, at + 1, at + 2]);

/** What a corner names, each from 1; 0 where there is none. */
type Corner = readonly [position: number, uv: number, normal: number];

/** The index of an OBJ, from 1, also where it is counted backwards from the last; 0 where there is no such thing. */
function placeOf(text: string | undefined, count: number): number {
  const number = text ? Number.parseInt(text, 10) : 0;
  const place = number < 0 ? count + number + 1 : number;
  return place > 0 && place <= count ? place : 0;
}
