import { crc32, deflateRawSync } from "node:zlib";

/* Writes models without a modeller: shapes as GLB, whose parts may turn, and archives of one file. */

export interface Shape {
  places: number[];
  normals: number[];
  corners: number[];
}

export interface Part {
  name: string;
  shape: Shape;
  /** Red, green, blue from 0 to 1. */
  colour: readonly [number, number, number];
  metal: number;
  roughness: number;
  /** Metres above the ground. */
  height?: number;
  /** Seconds for a turn about the vertical axis; without it the part stands still. */
  turn?: number;
}

const SIDES = 48;
const FLOAT = 5126;
const SHORT = 5123;
/** A turn is told by its quarters, since the shortest way between two of them is the one that is meant. */
const QUARTERS = [0, 1, 2, 3, 4] as const;

/**
 * An outline turned once about the vertical axis; each ring has its first corner twice.
 * @param outline from its foot up, as radius and height in metres
 */
export function lathe(outline: readonly (readonly [number, number])[]): Shape {
  const [places, normals, corners] = [[] as number[], [] as number[], [] as number[]];
  outline.forEach(([radius, height], ring) => {
    const [before, after] = [outline[ring - 1] ?? outline[0], outline[ring + 1] ?? outline.at(-1)];
    const run = (after?.[0] ?? 0) - (before?.[0] ?? 0);
    const rise = (after?.[1] ?? 0) - (before?.[1] ?? 0);
    const length = Math.hypot(run, rise) || 1;
    for (let side = 0; side <= SIDES; side += 1) {
      const angle = (side * 2 * Math.PI) / SIDES;
      const [x, z] = [Math.cos(angle), Math.sin(angle)];
      places.push(radius * x, height, radius * z);
      normals.push((rise / length) * x, -run / length, (rise / length) * z);
    }
  });
  const width = SIDES + 1;
  for (let ring = 0; ring + 1 < outline.length; ring += 1) {
    for (let side = 0; side < SIDES; side += 1) {
      const first = ring * width + side;
      corners.push(first, first + width, first + 1, first + 1, first + width, first + width + 1);
    }
  }
  return { places, normals, corners };
}

/**
 * A flat plate that stands upright, in the plane of x and y.
 * @param outline convex, counter-clockwise, in metres
 */
export function plate(outline: readonly (readonly [number, number])[], thickness: number): Shape {
  const shape: Shape = { places: [], normals: [], corners: [] };
  const face = (points: readonly (readonly number[])[], normal: readonly number[]) => {
    const first = shape.places.length / 3;
    for (const point of points) {
      shape.places.push(...point);
      shape.normals.push(...normal);
    }
    for (let index = 2; index < points.length; index += 1) {
      shape.corners.push(first, first + index - 1, first + index);
    }
  };
  const z = thickness / 2;
  face(
    outline.map(([x, y]) => [x, y, z]),
    [0, 0, 1],
  );
  face(outline.map(([x, y]) => [x, y, -z]).toReversed(), [0, 0, -1]);
  outline.forEach(([x, y], index) => {
    const [nextX, nextY] = outline[(index + 1) % outline.length] ?? [x, y];
    const length = Math.hypot(nextX - x, nextY - y) || 1;
    face(
      [
        [x, y, z],
        [x, y, -z],
        [nextX, nextY, -z],
        [nextX, nextY, z],
      ],
      [(nextY - y) / length, (x - nextX) / length, 0],
    );
  });
  return shape;
}

/** Several shapes as one. */
export function joined(shapes: readonly Shape[]): Shape {
  const whole: Shape = { places: [], normals: [], corners: [] };
  for (const { places, normals, corners } of shapes) {
    const first = whole.places.length / 3;
    whole.places.push(...places);
    whole.normals.push(...normals);
    whole.corners.push(...corners.map((corner) => corner + first));
  }
  return whole;
}

const range = (places: readonly number[], axis: number) =>
  places.filter((_, index) => index % 3 === axis);

/** A model of some parts; those that turn do so in one animation. */
export function glbOf(animation: string, parts: readonly Part[]): Buffer {
  const views: Buffer[] = [];
  const accessors: object[] = [];
  const store = (numbers: Float32Array | Uint16Array, more: object): number => {
    const bytes = Buffer.from(numbers.buffer);
    views.push(Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]));
    return accessors.push({ bufferView: views.length - 1, ...more }) - 1;
  };
  const floats = (numbers: readonly number[], type: string, width: number, more: object = {}) =>
    store(new Float32Array(numbers), {
      componentType: FLOAT,
      count: numbers.length / width,
      type,
      ...more,
    });

  const meshes = parts.map(({ name, shape: { places, normals, corners } }, material) => {
    const bounds = {
      min: [0, 1, 2].map((axis) => Math.min(...range(places, axis))),
      max: [0, 1, 2].map((axis) => Math.max(...range(places, axis))),
    };
    const indices = new Uint16Array(corners);
    return {
      name,
      primitives: [
        {
          attributes: {
            POSITION: floats(places, "VEC3", 3, bounds),
            NORMAL: floats(normals, "VEC3", 3),
          },
          indices: store(indices, { componentType: SHORT, count: indices.length, type: "SCALAR" }),
          material,
        },
      ],
    };
  });
  const turning = parts.flatMap(({ turn }, node) => (turn === undefined ? [] : [{ node, turn }]));
  const samplers = turning.map(({ turn }) => {
    const times = QUARTERS.map((quarter) => (quarter * turn) / 4);
    const turns = QUARTERS.flatMap((quarter) => {
      const half = (quarter * Math.PI) / 4;
      return [0, Math.sin(half), 0, Math.cos(half)];
    });
    return {
      input: floats(times, "SCALAR", 1, { min: [0], max: [turn] }),
      output: floats(turns, "VEC4", 4),
    };
  });
  let offset = 0;
  const bufferViews = views.map(({ length }) => {
    const view = { buffer: 0, byteOffset: offset, byteLength: length };
    offset += length;
    return view;
  });
  const scene = {
    asset: { version: "2.0", generator: "Explorar" },
    scene: 0,
    scenes: [{ nodes: parts.map((_, node) => node) }],
    nodes: parts.map(({ name, height = 0 }, mesh) => ({ name, mesh, translation: [0, height, 0] })),
    meshes,
    materials: parts.map(({ name, colour, metal, roughness }) => ({
      name,
      doubleSided: true,
      pbrMetallicRoughness: {
        baseColorFactor: [...colour, 1],
        metallicFactor: metal,
        roughnessFactor: roughness,
      },
    })),
    ...(turning.length > 0
      ? {
          animations: [
            {
              name: animation,
              samplers,
              channels: turning.map(({ node }, sampler) => ({
                sampler,
                target: { node, path: "rotation" },
              })),
            },
          ],
        }
      : {}),
    accessors,
    bufferViews,
    buffers: [{ byteLength: offset }],
  };
  const text = JSON.stringify(scene);
  const json = Buffer.from(text + " ".repeat(-Buffer.byteLength(text) & 3));
  return binary(json, Buffer.concat(views));
}

function binary(json: Buffer, bytes: Buffer): Buffer {
  const header = Buffer.alloc(12);
  header.write("glTF");
  header.writeUInt32LE(2, 4);
  header.writeUInt32LE(28 + json.length + bytes.length, 8);
  const chunk = (type: string, body: Buffer): Buffer => {
    const head = Buffer.alloc(8);
    head.writeUInt32LE(body.length);
    head.write(type, 4);
    return Buffer.concat([head, body]);
  };
  return Buffer.concat([header, chunk("JSON", json), chunk("BIN\0", bytes)]);
}

/** An archive of one file. */
export function zipOf(name: string, content: Buffer): Buffer {
  const packed = deflateRawSync(content);
  const title = Buffer.from(name);
  const common = Buffer.alloc(26);
  common.writeUInt16LE(20);
  common.writeUInt16LE(8, 4);
  // 1 January 2026.
  common.writeUInt16LE((46 << 9) | (1 << 5) | 1, 8);
  common.writeUInt32LE(crc32(content), 10);
  common.writeUInt32LE(packed.length, 14);
  common.writeUInt32LE(content.length, 18);
  common.writeUInt16LE(title.length, 22);
  const local = Buffer.concat([Buffer.from("PK\u0003\u0004"), common, title, packed]);
  const central = Buffer.concat([
    Buffer.from("PK\u0001\u0002"),
    Buffer.from([20, 0]),
    common,
    Buffer.alloc(14),
    title,
  ]);
  const end = Buffer.alloc(22);
  end.write("PK\u0005\u0006");
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, central, end]);
}
