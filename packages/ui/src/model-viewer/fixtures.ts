import { deflateSync, zlibSync } from "fflate";

/** Small models, generated here, so that no test depends on a file from elsewhere. */

export const encode = (text: string) => new TextEncoder().encode(text);

/** The eight corners of a box and its twelve triangles. */
const corners = [0, 1, 2, 3, 4, 5, 6, 7].map((n) => [n & 1, (n >> 1) & 1, (n >> 2) & 1] as const);
const quads = [
  [0, 2, 3, 1],
  [4, 5, 7, 6],
  [0, 1, 5, 4],
  [2, 6, 7, 3],
  [0, 4, 6, 2],
  [1, 3, 7, 5],
] as const;
const triangles = quads.flatMap(([a, b, c, d]) => [a, b, c, a, c, d]);

/** Width, height, depth. */
type Size = readonly [number, number, number];

export interface BoxOptions {
  size?: Size;
  /** The texture of the material: a `uri`, or bytes to embed, as PNG or KTX2. */
  texture?: string | Uint8Array;
  /** Names of animations, each of which turns the box. */
  animations?: readonly string[];
  extensionsRequired?: readonly string[];
}

function gltfParts(options: BoxOptions) {
  const { size = [1, 2, 0.5], texture, animations = [] } = options;
  const isKtx2 = texture?.at(0) === 0xab || String(texture).endsWith(".ktx2");
  const basisu = "KHR_texture_basisu";
  const extensionsRequired = options.extensionsRequired ?? (isKtx2 ? [basisu] : undefined);
  const positions = new Float32Array(
    corners.flatMap((corner) => corner.map((at, axis) => at * (size[axis] ?? 1))),
  );
  const uvs = new Float32Array(corners.flatMap(([x, y]) => [x, 1 - y]));
  const indices = new Uint16Array(triangles);
  const times = new Float32Array([0, 1, 2]);
  const turns = new Float32Array([0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 1]);
  const picture = texture instanceof Uint8Array ? texture : new Uint8Array();
  const chunks = [positions, uvs, indices, times, turns, picture].map(
    (list) => new Uint8Array(list.buffer, list.byteOffset, list.byteLength),
  );
  let offset = 0;
  const bufferViews = chunks.map(({ length }) => {
    const view = { buffer: 0, byteOffset: offset, byteLength: length };
    offset += Math.ceil(length / 4) * 4;
    return view;
  });
  const binary = new Uint8Array(offset);
  for (const [index, chunk] of chunks.entries()) binary.set(chunk, bufferViews[index]?.byteOffset);
  const image =
    typeof texture === "string"
      ? { uri: texture }
      : { bufferView: 5, mimeType: isKtx2 ? "image/ktx2" : "image/png", name: "inside" };
  const textures = [isKtx2 ? { extensions: { [basisu]: { source: 0 } } } : { source: 0 }];
  const json = {
    asset: { version: "2.0" },
    ...(extensionsRequired && { extensionsRequired, extensionsUsed: extensionsRequired }),
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0, name: "box" }],
    meshes: [
      { primitives: [{ attributes: { POSITION: 0, TEXCOORD_0: 1 }, indices: 2, material: 0 }] },
    ],
    materials: [
      {
        name: "paint",
        pbrMetallicRoughness: {
          baseColorFactor: [0.85, 0.55, 0.2, 1],
          metallicFactor: 0.1,
          roughnessFactor: 0.5,
          ...(texture !== undefined && { baseColorTexture: { index: 0 } }),
        },
      },
    ],
    ...(texture !== undefined && { textures, images: [image] }),
    animations: animations.map((name) => ({
      name,
      channels: [{ sampler: 0, target: { node: 0, path: "rotation" } }],
      samplers: [{ input: 3, output: 4 }],
    })),
    accessors: [
      { bufferView: 0, componentType: 5126, count: 8, type: "VEC3", min: [0, 0, 0], max: size },
      { bufferView: 1, componentType: 5126, count: 8, type: "VEC2" },
      { bufferView: 2, componentType: 5123, count: 36, type: "SCALAR" },
      { bufferView: 3, componentType: 5126, count: 3, type: "SCALAR", min: [0], max: [2] },
      { bufferView: 4, componentType: 5126, count: 3, type: "VEC4" },
    ],
    bufferViews: bufferViews.filter(({ byteLength }) => byteLength > 0),
  };
  if (animations.length === 0) Reflect.deleteProperty(json, "animations");
  return { json, binary };
}

/** A box as a GLB file. */
export function boxGlb(options: BoxOptions = {}): Uint8Array<ArrayBuffer> {
  const { json, binary } = gltfParts(options);
  const text = encode(JSON.stringify({ ...json, buffers: [{ byteLength: binary.length }] }));
  const textBytes = Math.ceil(text.length / 4) * 4;
  const file = new Uint8Array(28 + textBytes + binary.length).fill(32);
  const view = new DataView(file.buffer);
  const words = [0x46546c67, 2, file.length, textBytes, 0x4e4f534a];
  for (const [index, word] of words.entries()) view.setUint32(index * 4, word, true);
  file.set(text, 20);
  view.setUint32(20 + textBytes, binary.length, true);
  view.setUint32(24 + textBytes, 0x004e4942, true);
  file.set(binary, 28 + textBytes);
  return file;
}

/** A box as glTF, with its numbers in "box.bin". */
export function boxGltf(options: BoxOptions = {}) {
  const { json, binary } = gltfParts(options);
  const buffers = [{ byteLength: binary.length, uri: "box.bin" }];
  return { "box.gltf": encode(JSON.stringify({ ...json, buffers })), "box.bin": binary };
}

/** A box that an animation keeps so many metres away from where it is without. */
export function goneGltf(metres: number): Record<string, Uint8Array<ArrayBuffer>> {
  const { "box.gltf": text, ...rest } = boxGltf({ animations: ["gone"] });
  const json = JSON.parse(new TextDecoder().decode(text)) as ReturnType<
    typeof gltfParts
  >["json"] & {
    buffers: object[];
  };
  const places = new Uint8Array(Float32Array.of(metres, 0, 0, metres, 0, 0, metres, 0, 0).buffer);
  const base64 = btoa(String.fromCharCode(...places));
  json.buffers.push({ byteLength: places.length, uri: `data:;base64,${base64}` });
  json.bufferViews.push({ buffer: 1, byteOffset: 0, byteLength: places.length });
  const bufferView = json.bufferViews.length - 1;
  json.accessors.push({ bufferView, componentType: 5126, count: 3, type: "VEC3" });
  json.animations = json.animations.map(({ name }) => ({
    name,
    channels: [{ sampler: 0, target: { node: 0, path: "translation" } }],
    samplers: [{ input: 3, output: json.accessors.length - 1 }],
  }));
  return { "box.gltf": encode(JSON.stringify(json)), ...rest };
}

/** A box as OBJ with a material library, and the texture that this names. */
export function boxObj(picture = "C:\\work\\wood.png") {
  const lines = [
    "mtllib box.mtl",
    ...corners.map((corner) => `v ${corner.join(" ")}`),
    ...corners.map(([x, y]) => `vt ${x} ${y}`),
    "usemtl wood",
    ...quads.map((quad) => `f ${quad.map((n) => `${n + 1}/${n + 1}`).join(" ")}`),
  ];
  return {
    "box.obj": encode(lines.join("\n")),
    "box.mtl": encode(`newmtl wood\nKd 0.8 0.6 0.4\nmap_Kd ${picture}\n`),
  };
}

/** The numbers of a box of 100 units in FBX notation: the last index of each face is negated. */
export function boxFaces() {
  return {
    places: corners.flatMap((corner) => corner.map((at) => at * 100)),
    faces: quads.flatMap((quad) => quad.map((n, index) => (index === 3 ? -n - 1 : n))),
  };
}

/** A box of 100 units, centimetres by default, as FBX text. */
export function boxFbx(unitScaleFactor = 1): Uint8Array<ArrayBuffer> {
  const { places, faces } = boxFaces();
  const text = `; FBX 7.4.0 project file
FBXHeaderExtension:  {
	FBXHeaderVersion: 1003
	FBXVersion: 7400
}
GlobalSettings:  {
	Version: 1000
	Properties70:  {
		P: "UpAxis", "int", "Integer", "",1
		P: "UnitScaleFactor", "double", "Number", "",${unitScaleFactor}
	}
}
Objects:  {
	Geometry: 1001, "Geometry::box", "Mesh" {
		Vertices: *${places.length} {
			a: ${places.join(",")}
		}
		PolygonVertexIndex: *${faces.length} {
			a: ${faces.join(",")}
		}
		GeometryVersion: 124
	}
	Model: 1002, "Model::box", "Mesh" {
		Version: 232
		Properties70:  {
			P: "Lcl Scaling", "Lcl Scaling", "", "A",1,1,1
		}
	}
	Material: 1003, "Material::paint", "" {
		Version: 102
		ShadingModel: "phong"
		MultiLayer: 0
		Properties70:  {
			P: "DiffuseColor", "Color", "", "A",0.3,0.5,0.8
		}
	}
}
Connections:  {
	C: "OO",1002,0
	C: "OO",1001,1002
	C: "OO",1003,1002
}
`;
  return encode(text);
}

/** A PNG of one colour with a lighter square. */
export function pngPicture(side = 8): Uint8Array<ArrayBuffer> {
  const rows = Array.from({ length: side }, (_, y) => [
    0,
    ...Array.from({ length: side }, (_each, x) => ((x >> 1) + (y >> 1)) % 2).flatMap((light) =>
      light ? [226, 180, 110] : [150, 96, 52],
    ),
  ]);
  const head = new Uint8Array(13);
  const view = new DataView(head.buffer);
  view.setUint32(0, side);
  view.setUint32(4, side);
  head.set([8, 2, 0, 0, 0], 8);
  const chunks = [
    pngChunk("IHDR", head),
    pngChunk("IDAT", zlibSync(Uint8Array.from(rows.flat()))),
    pngChunk("IEND", new Uint8Array()),
  ];
  return joined([new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10]), ...chunks]);
}

function pngChunk(type: string, body: Uint8Array): Uint8Array {
  const named = joined([encode(type), body]);
  const chunk = new Uint8Array(named.length + 8);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, body.length);
  chunk.set(named, 4);
  view.setUint32(named.length + 4, crc(named));
  return chunk;
}

function crc(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}

export interface ZipEntryOptions {
  /** Size declared in the directory, which may be false. */
  claimedBytes?: number;
  encrypted?: boolean;
  /** Stores the file without compression. */
  stored?: boolean;
  method?: number;
}

/** A ZIP archive; its directory declares what the options say, true or not. */
export function zipOf(
  files: Record<string, Uint8Array>,
  options: ZipEntryOptions = {},
): Uint8Array<ArrayBuffer> {
  const bodies: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(files)) {
    const packed = options.stored ? content : deflateSync(content, { level: 6 });
    const path = encode(name);
    const head = new DataView(new ArrayBuffer(46));
    head.setUint32(0, 0x02014b50, true);
    head.setUint16(4, 20, true);
    head.setUint16(6, 20, true);
    head.setUint16(8, 0x800 | (options.encrypted ? 1 : 0), true);
    head.setUint16(10, options.method ?? (options.stored ? 0 : 8), true);
    head.setUint32(20, packed.length, true);
    head.setUint32(24, options.claimedBytes ?? content.length, true);
    head.setUint16(28, path.length, true);
    head.setUint32(42, offset, true);
    const local = new DataView(new ArrayBuffer(30));
    local.setUint32(0, 0x04034b50, true);
    // From the version field on, the local and the directory header are the same.
    new Uint8Array(local.buffer).set(new Uint8Array(head.buffer, 6, 24), 4);
    local.setUint16(26, path.length, true);
    local.setUint16(28, 0, true);
    const body = joined([new Uint8Array(local.buffer), path, packed]);
    bodies.push(body);
    directory.push(joined([new Uint8Array(head.buffer), path]));
    offset += body.length;
  }
  const list = joined(directory);
  const end = new DataView(new ArrayBuffer(22));
  end.setUint32(0, 0x06054b50, true);
  end.setUint16(8, directory.length, true);
  end.setUint16(10, directory.length, true);
  end.setUint32(12, list.length, true);
  end.setUint32(16, offset, true);
  return joined([...bodies, list, new Uint8Array(end.buffer)]);
}

export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let place = 0;
  for (const part of parts) {
    all.set(part, place);
    place += part.length;
  }
  return all;
}
