import { crc32, deflateSync } from "node:zlib";

/** A file as Playwright takes it, or as a form of fetch does. */
export interface MadeFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Pseudo-random numbers, the same in every run. */
function noise(seed: number): () => number {
  let state = seed * 2_654_435_761 + 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 24;
  };
}

/** A PNG of a gradient whose colour depends on the seed, so that different seeds give different files. */
export function pngFile(name: string, seed: number, width = 320, height = 240): MadeFile {
  const raw = Buffer.alloc(height * (1 + width * 3));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * (1 + width * 3) + 1 + x * 3;
      raw[at] = (seed * 53 + Math.floor((x * 128) / width)) % 256;
      raw[at + 1] = (seed * 97 + Math.floor((y * 128) / height)) % 256;
      raw[at + 2] = (seed * 31 + 60) % 256;
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [
    signature,
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(raw)),
    chunk("IEND", Buffer.alloc(0)),
  ];
  return { name, mimeType: "image/png", buffer: Buffer.concat(parts) };
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
}

/** Frames of MPEG 1 layer III, 128 kbit/s at 44.1 kHz; silent, but each seed's bytes are its own. */
export function mp3File(name: string, seed: number, seconds = 3): MadeFile {
  const frame = Buffer.alloc(417);
  frame.set([0xff, 0xfb, 0x90, 0x64]);
  const count = Math.ceil((seconds * 44_100) / 1152);
  const frames = Array.from({ length: count }, () => frame);
  const tag = Buffer.alloc(128);
  tag.write(`TAG${seed}`, "latin1");
  return { name, mimeType: "audio/mpeg", buffer: Buffer.concat([...frames, tag]) };
}

/** A GIF of one pixel that is black and then white, each for so many hundredths of a second. */
export function movingGif(name: string, duration = 10): MadeFile {
  const head = [...Buffer.from("GIF89a"), 1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255];
  const delay = [0x21, 0xf9, 4, 0, duration, 0, 0, 0];
  const picture = (colour: number) =>
    [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0].concat(2, 2, 0x44 + colour * 8, 1, 0);
  return {
    name,
    mimeType: "image/gif",
    buffer: Buffer.from([head, delay, picture(0), delay, picture(1), 0x3b].flat()),
  };
}

/** A ZIP with the given files. */
export function zipFile(name: string, entries: readonly ZipEntry[]): MadeFile {
  return { name, mimeType: "application/zip", buffer: zip(entries) };
}

/** A box of the given metres as binary glTF, in a ZIP. */
export function modelZip(name: string, size: Metres): MadeFile {
  return zipFile(name, [boxEntry(size)]);
}

/** A model in a ZIP. */
export function boxEntry(size: Metres): ZipEntry {
  return { name: "box.glb", content: boxGlb(size) };
}

/** A box of one metre with animations of these names, each of which moves it up and down. */
export function movingModelZip(name: string, clips = ["Flota"]): MadeFile {
  return zipFile(name, [{ name: "box.glb", content: boxGlb([1, 1, 1], clips) }]);
}

/** A box of one metre in a ZIP, with a texture of one colour in KTX2 beside it. */
export function ktx2ModelZip(name: string, colour: Colour): MadeFile {
  const texture = "pintura.ktx2";
  return zipFile(name, [
    { name: "box.glb", content: boxGlb([1, 1, 1], [], texture) },
    { name: texture, content: ktx2Picture(colour) },
  ]);
}

type Colour = readonly [red: number, green: number, blue: number];

/** A texture in KTX2 of four by four pixels: one block of UASTC. */
function ktx2Picture([red, green, blue]: Colour): Buffer {
  const description = 80 + 24;
  const block = description + 44;
  const file = Buffer.alloc(block + 16);
  const words = (at: number, ...values: number[]) => {
    for (const [index, value] of values.entries()) file.writeUInt32LE(value, at + index * 4);
  };
  words(0, 0x58544bab, 0xbb303220, 0x0a1a0a0d);
  // One level of four by four pixels, and one face.
  words(12, 0, 1, 4, 4, 0, 0, 1, 1, 0, description, 44);
  words(80, block, 0, 16, 0, 16, 0);
  // UASTC in sRGB, with one sample of red, green, blue and opacity.
  words(
    description,
    44,
    0,
    0x0028_0002,
    0x0002_01a6,
    0x0303,
    16,
    0,
    0x037f_0000,
    0,
    0,
    0xffff_ffff,
  );
  // The mode for one colour, then the colour.
  const bits = BigInt(red + green * 2 ** 8 + blue * 2 ** 16 + 255 * 2 ** 24);
  file.writeBigUInt64LE(0b10111n | (bits << 5n), block);
  return file;
}

type Metres = readonly [width: number, height: number, depth: number];

interface ZipEntry {
  name: string;
  content: Buffer;
}

/** @param texture name of a file in KTX2 */
function boxGlb(
  [width, height, depth]: Metres,
  clips: readonly string[] = [],
  texture?: string,
): Buffer {
  const moving = clips.length > 0;
  const corners = [0, 1, 2, 3, 4, 5, 6, 7].map((corner) => [
    ((corner & 1) - 0.5) * width,
    ((corner >> 1) & 1) * height,
    ((corner >> 2) - 0.5) * depth,
  ]);
  const faces = [
    [0, 2, 1, 1, 2, 3],
    [4, 5, 6, 5, 7, 6],
    [0, 1, 4, 1, 5, 4],
    [2, 6, 3, 3, 6, 7],
    [0, 4, 2, 2, 4, 6],
    [1, 3, 5, 3, 7, 5],
  ].flat();
  const positions = Buffer.from(new Float32Array(corners.flat()).buffer);
  const indices = Buffer.from(new Uint16Array(faces).buffer);
  const times = Buffer.from(new Float32Array([0, 1]).buffer);
  const places = Buffer.from(new Float32Array([0, 0, 0, 0, 0.5, 0]).buffer);
  const parts = moving ? [positions, indices, times, places] : [positions, indices];
  const bin = Buffer.concat(parts);
  const starts = parts.map((_, index) => Buffer.concat(parts.slice(0, index)).length);
  const gltf = {
    asset: { version: "2.0" },
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0 }],
    meshes: [{ primitives: [{ attributes: { POSITION: 0 }, indices: 1, material: 0 }] }],
    materials: [
      {
        pbrMetallicRoughness: {
          baseColorFactor: [0.6, 0.75, 0.1, 1],
          ...(texture === undefined ? {} : { baseColorTexture: { index: 0 } }),
        },
      },
    ],
    ...(texture === undefined
      ? {}
      : {
          extensionsUsed: ["KHR_texture_basisu"],
          extensionsRequired: ["KHR_texture_basisu"],
          textures: [{ extensions: { KHR_texture_basisu: { source: 0 } } }],
          images: [{ uri: texture }],
        }),
    accessors: [
      {
        bufferView: 0,
        componentType: 5126,
        count: 8,
        type: "VEC3",
        min: [-width / 2, 0, -depth / 2],
        max: [width / 2, height, depth / 2],
      },
      { bufferView: 1, componentType: 5123, count: 36, type: "SCALAR" },
      ...(moving
        ? [
            { bufferView: 2, componentType: 5126, count: 2, type: "SCALAR", min: [0], max: [1] },
            { bufferView: 3, componentType: 5126, count: 2, type: "VEC3" },
          ]
        : []),
    ],
    bufferViews: parts.map((part, index) => ({
      buffer: 0,
      byteOffset: starts[index],
      byteLength: part.length,
    })),
    buffers: [{ byteLength: bin.length }],
    ...(moving
      ? {
          animations: clips.map((clip) => ({
            name: clip,
            samplers: [{ input: 2, output: 3 }],
            channels: [{ sampler: 0, target: { node: 0, path: "translation" } }],
          })),
        }
      : {}),
  };
  return glbOf(gltf, bin);
}

/** The triangle (0, 0, 0), (2, 0, 0) and (0, 3, 0), written by the encoder of Draco. */
const DRACO_TRIANGLE =
  "RFJBQ08CAgEBAAAAAwEAAQAAAQf/AREB/wAAAQAJAwAAAgEBAQAPB1UVK60qA/VvgasqAAAAsKoBAACAAAAAAAD/PwAAAAAAAAAAAAAAAAAAAABAQA4=";

/** A triangle that is two metres wide and three high, packed with Draco, as a GLB of its own. */
export function dracoGlbFile(name: string): MadeFile {
  const bin = Buffer.from(DRACO_TRIANGLE, "base64");
  const extension = "KHR_draco_mesh_compression";
  const packed = { [extension]: { bufferView: 0, attributes: { POSITION: 0 } } };
  const gltf = {
    asset: { version: "2.0" },
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0 }],
    extensionsUsed: [extension],
    extensionsRequired: [extension],
    meshes: [{ primitives: [{ attributes: { POSITION: 0 }, indices: 1, extensions: packed }] }],
    accessors: [
      { componentType: 5126, count: 3, type: "VEC3", min: [0, 0, 0], max: [2, 3, 0] },
      { componentType: 5125, count: 3, type: "SCALAR" },
    ],
    bufferViews: [{ buffer: 0, byteLength: bin.length }],
    buffers: [{ byteLength: bin.length }],
  };
  // Parts of a GLB are of whole words.
  const whole = Buffer.concat([bin, Buffer.alloc((4 - (bin.length % 4)) % 4)]);
  return { name, mimeType: "model/gltf-binary", buffer: glbOf(gltf, whole) };
}

function glbOf(gltf: object, bin: Buffer): Buffer {
  const text = Buffer.from(JSON.stringify(gltf));
  const json = Buffer.concat([text, Buffer.alloc((4 - (text.length % 4)) % 4, 0x20)]);
  const head = Buffer.alloc(12);
  head.writeUInt32LE(0x46546c67, 0);
  head.writeUInt32LE(2, 4);
  head.writeUInt32LE(12 + 8 + json.length + 8 + bin.length, 8);
  return Buffer.concat([head, glbChunk(0x4e4f534a, json), glbChunk(0x004e4942, bin)]);
}

function glbChunk(type: number, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32LE(data.length, 0);
  head.writeUInt32LE(type, 4);
  return Buffer.concat([head, data]);
}

/** A ZIP whose entries are stored as they are. */
function zip(entries: readonly ZipEntry[]): Buffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of entries) {
    const path = Buffer.from(name);
    const sums = Buffer.alloc(12);
    sums.writeUInt32LE(crc32(content), 0);
    sums.writeUInt32LE(content.length, 4);
    sums.writeUInt32LE(content.length, 8);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(20, 4);
    sums.copy(local, 14);
    local.writeUInt16LE(path.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(20, 4);
    entry.writeUInt16LE(20, 6);
    sums.copy(entry, 16);
    entry.writeUInt16LE(path.length, 28);
    entry.writeUInt32LE(offset, 42);
    locals.push(local, path, content);
    central.push(entry, path);
    offset += local.length + path.length + content.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}

/** A file of the given size that is not an image, whatever its name says. */
export function heavyFile(name: string, mimeType: string, bytes: number): MadeFile {
  const next = noise(bytes);
  return { name, mimeType, buffer: Buffer.from(Uint8Array.from({ length: bytes }, next)) };
}
