import { zipSync, type Zippable } from "fflate";
import sharp from "sharp";
import { insertAsset } from "../../src/library/repository.ts";
import type { Form, Person, TestServer } from "./server.ts";

/** A picture as a file; without a colour, one that no other test has. */
export async function pngFile(
  { width = 64, height = 48, name = "picture.png" } = {},
  background = `#${Math.floor(Math.random() * 0xffffff)
    .toString(16)
    .padStart(6, "0")}`,
): Promise<File> {
  const image = sharp({ create: { width, height, channels: 4, background } });
  return fileOf(await image.png().toBuffer(), name);
}

export const fileOf = (bytes: Uint8Array | string, name: string): File =>
  new File([typeof bytes === "string" ? bytes : new Uint8Array(bytes)], name);

/** The numbers of a triangle, as a data address. */
const TRIANGLE = Buffer.from(new Float32Array([0, 0, 0, 1, 0, 0, 0, 1, 0]).buffer);

/** A triangle as glTF. */
export const gltf = (more: object = {}): string =>
  JSON.stringify({
    asset: { version: "2.0" },
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0 }],
    meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
    accessors: [
      {
        bufferView: 0,
        componentType: 5126,
        count: 3,
        type: "VEC3",
        min: [0, 0, 0],
        max: [1, 1, 0],
      },
    ],
    bufferViews: [{ buffer: 0, byteLength: 36 }],
    buffers: [
      {
        byteLength: 36,
        uri: `data:application/octet-stream;base64,${TRIANGLE.toString("base64")}`,
      },
    ],
    ...more,
  });

/** A triangle as GLB. */
export function glb(more: object = {}): Buffer {
  const text = gltf(more);
  const json = Buffer.from(text.padEnd(Math.ceil(text.length / 4) * 4));
  const header = Buffer.alloc(20);
  header.write("glTF");
  header.writeUInt32LE(2, 4);
  header.writeUInt32LE(20 + json.length, 8);
  header.writeUInt32LE(json.length, 12);
  header.write("JSON", 16);
  return Buffer.concat([header, json]);
}

export const OBJ = "v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\n";
/** A triangle as FBX text. */
export const TEXT_FBX = `; FBX 7.4.0 project file
FBXHeaderExtension:  {
	FBXVersion: 7400
}
Objects:  {
	Geometry: 1, "Geometry::Box", "Mesh" {
		Vertices: *9 {
			a: 0,0,0,1,0,0,0,1,0
		}
		PolygonVertexIndex: *3 {
			a: 0,1,-3
		}
	}
	Model: 2, "Model::Box", "Mesh" {
		Version: 232
	}
}
Connections:  {
	C: "OO",2,0
	C: "OO",1,2
}
`;

/** A text in a binary FBX. */
export function fbxText(value: string): Buffer {
  const bytes = Buffer.from(`S\0\0\0\0${value}`, "latin1");
  bytes.writeUInt32LE(value.length, 1);
  return bytes;
}

/**
 * A triangle as binary FBX.
 * @param more values of one more property, whose last two make one: the head of raw bytes, and these
 */
export function binaryFbx(version = 7400, more: readonly Uint8Array[] = []): Buffer {
  const wide = version >= 7500;
  const int = (value: number): Buffer => {
    const bytes = Buffer.from("I\0\0\0\0");
    bytes.writeInt32LE(value, 1);
    return bytes;
  };
  const text = fbxText;
  const list = (type: "d" | "i", numbers: Float64Array | Int32Array): Buffer => {
    const head = Buffer.from(`${type}${"\0".repeat(12)}`);
    head.writeUInt32LE(numbers.length, 1);
    head.writeUInt32LE(numbers.byteLength, 9);
    return Buffer.concat([head, Buffer.from(numbers.buffer)]);
  };
  const start = Buffer.alloc(27);
  start.write("Kaydara FBX Binary  \0\u001a\0", "latin1");
  start.writeUInt32LE(version, 23);
  let at = start.length;
  const node = (name: string, values: Uint8Array[] = [], inside: (() => Buffer)[] = []): Buffer => {
    const record = Buffer.alloc((wide ? 25 : 13) + name.length);
    const own = Buffer.concat(values);
    at += record.length + own.length;
    const children = Buffer.concat(inside.map((make) => make()));
    for (const [index, value] of [at, values.length, own.length].entries()) {
      if (wide) record.writeBigUInt64LE(BigInt(value), index * 8);
      else record.writeUInt32LE(value, index * 4);
    }
    record[wide ? 24 : 12] = name.length;
    record.write(name, wide ? 25 : 13);
    return Buffer.concat([record, own, children]);
  };
  const link = (from: number, to: number) => () => node("C", [text("OO"), int(from), int(to)]);
  const places = new Float64Array([0, 0, 0, 1, 0, 0, 0, 1, 0]);
  const nodes = [
    node("FBXHeaderExtension"),
    node(
      "Objects",
      [],
      [
        () =>
          node(
            "Geometry",
            [int(1), text("Box\0\u0001Geometry"), text("Mesh")],
            [
              () => node("Vertices", [list("d", places)]),
              () => node("PolygonVertexIndex", [list("i", new Int32Array([0, 1, -3]))]),
            ],
          ),
        () => node("Model", [int(2), text("Box\0\u0001Model"), text("Mesh")]),
      ],
    ),
    node("Connections", [], [link(2, 0), link(1, 2)]),
    ...(more.length > 0 ? [node("P", [...more.slice(0, -2), Buffer.concat(more.slice(-2))])] : []),
  ];
  return Buffer.concat([start, ...nodes, Buffer.alloc((wide ? 25 : 13) + 160)]);
}

export const zipFile = (entries: Zippable, name = "model.zip"): File =>
  fileOf(zipSync(entries), name);

/** Frames of MPEG audio, layer III, 128 kbit/s, 44.1 kHz, mono: silence. */
export function mp3(frames = 40): Buffer {
  const frame = Buffer.alloc(417);
  frame.writeUInt32BE(0xfffb90c4);
  return Buffer.concat(Array.from({ length: frames }, () => frame));
}

let made = 0;

/** The least that makes an asset of the type of the file. */
export function assetForm(fields: Form): Form {
  return { category: 1, description: "Una descripción", type: 1, ...fields };
}

async function upload(server: TestServer, as: Person, fields: Form): Promise<number> {
  const { body } = await server.call("uploadAsset", { as, form: assetForm(fields) });
  if (!body.success) throw new Error(JSON.stringify(body));
  return body.data.id;
}

/** Uploads a square picture of its own and gives its id. */
export async function newImage(server: TestServer, as: Person, fields: Form = {}): Promise<number> {
  made += 1;
  const side = 40 + (made % 100);
  const file = await pngFile({ width: side, height: side });
  return upload(server, as, { file, ...fields });
}

export function newAudio(server: TestServer, as: Person, fields: Form = {}): Promise<number> {
  made += 1;
  const file = fileOf(mp3(10 + made), "sound.mp3");
  return upload(server, as, { type: 2, file, ...fields });
}

export async function newModel(server: TestServer, as: Person, fields: Form = {}): Promise<number> {
  made += 1;
  const file = zipFile({ "model.glb": glb({ extras: { made } }) });
  return upload(server, as, { type: 0, file, thumbnail: await pngFile(), ...fields });
}

/** What `uploadAsset` says to a file, in short: its status and, unless it was taken, the reason. */
export async function verdict(
  server: TestServer,
  as: Person,
  type: 0 | 1 | 2,
  file: File,
): Promise<string> {
  const thumbnail: Form = type === 0 ? { thumbnail: await pngFile() } : {};
  const form = assetForm({ type, file, ...thumbnail, allowCopy: "true" });
  const { status, body } = await server.call("uploadAsset", { as, form });
  return body.success ? "taken" : `${status} ${body.data.translation_key}`;
}

type Row = Parameters<typeof insertAsset>[1];

/** An asset that was never uploaded: its rows alone. */
export async function storedAsset(
  server: TestServer,
  ownerId: number,
  isGlobal: boolean,
  sha256: string,
  { bytes = 1, ...given }: Partial<Row> & { bytes?: number } = {},
): Promise<number> {
  const now = new Date().toISOString();
  const file = { node: "test", state: "kept", bytes, created_at: now } as const;
  const { id: file_id } = await server.db
    .insertInto("stored_files")
    .values({ ...file, key: sha256, sha256 })
    .returning("id")
    .executeTakeFirstOrThrow();
  return insertAsset(server.db, {
    owner_id: ownerId,
    is_global: isGlobal ? 1 : 0,
    name: "A",
    file_name: "a.png",
    type: 1,
    category_id: 1,
    description: "A",
    animation: 0,
    scale: 1,
    file_id,
    small_id: null,
    large_id: null,
    sha256,
    facts: "{}",
    request_id: null,
    created_at: now,
    updated_at: now,
    ...given,
  });
}
