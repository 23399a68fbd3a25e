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

/** A triangle in each format that can be shown. */
export function glb(
  scene: object = { asset: { version: "2.0" }, scenes: [{ nodes: [] }] },
): Buffer {
  const text = JSON.stringify(scene);
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
export const TEXT_FBX = `; FBX 7.4.0 project file
FBXHeaderExtension:  {
	FBXVersion: 7400
}
Objects:  {
	Geometry: 1, "Geometry::Box {", "Mesh" {
	}
}
`;

/** Two top-level nodes in the binary format. */
export function binaryFbx(version = 7400): Buffer {
  const wide = version >= 7500;
  const start = Buffer.alloc(27);
  start.write("Kaydara FBX Binary  \0\u001a\0", "latin1");
  start.writeUInt32LE(version, 23);
  let at = start.length;
  const node = (name: string): Buffer => {
    const record = Buffer.alloc((wide ? 25 : 13) + name.length);
    at += record.length;
    if (wide) record.writeBigUInt64LE(BigInt(at));
    else record.writeUInt32LE(at);
    record[wide ? 24 : 12] = name.length;
    record.write(name, wide ? 25 : 13);
    return record;
  };
  const nodes = [node("FBXHeaderExtension"), node("Objects")];
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
  const file = zipFile({ "model.glb": glb({ asset: { version: "2.0" }, extras: made }) });
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

/** An asset that was never uploaded: its rows alone. */
export async function storedAsset(
  server: TestServer,
  ownerId: number,
  isGlobal: boolean,
  sha256: string,
): Promise<number> {
  const now = new Date().toISOString();
  const file = { node: "test", state: "kept", bytes: 1, created_at: now } as const;
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
  });
}
