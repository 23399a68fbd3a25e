import { crc32, deflateRawSync } from "node:zlib";

/*
 * Models of the demo tenant, written without a modeller: a fountain turned on a lathe, as GLB in a
 * zip, and a milestone as FBX text.
 */

const SIDES = 48;
/** Outline of the fountain from its foot up, as radius and height in metres. */
const OUTLINE: readonly (readonly [number, number])[] = [
  [0, 0],
  [0.85, 0],
  [0.95, 0.32],
  [0.88, 0.36],
  [0.8, 0.26],
  [0.16, 0.24],
  [0.12, 0.3],
  [0.1, 0.78],
  [0.46, 0.92],
  [0.5, 1],
  [0.42, 0.96],
  [0.08, 0.94],
  [0.07, 1.3],
  [0.14, 1.38],
  [0.09, 1.5],
  [0, 1.54],
];

/** The outline turned once around; each ring has its first corner twice. */
function lathe(): { places: number[]; normals: number[]; corners: number[] } {
  const [places, normals, corners] = [[] as number[], [] as number[], [] as number[]];
  OUTLINE.forEach(([radius, height], ring) => {
    const [before, after] = [OUTLINE[ring - 1] ?? OUTLINE[0], OUTLINE[ring + 1] ?? OUTLINE.at(-1)];
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
  for (let ring = 0; ring + 1 < OUTLINE.length; ring += 1) {
    for (let side = 0; side < SIDES; side += 1) {
      const first = ring * width + side;
      corners.push(first, first + width, first + 1, first + 1, first + width, first + width + 1);
    }
  }
  return { places, normals, corners };
}

const range = (places: readonly number[], axis: number) =>
  places.filter((_, index) => index % 3 === axis);

export function fountainGlb(): Buffer {
  const { places, normals, corners } = lathe();
  const parts = [
    Buffer.from(new Float32Array(places).buffer),
    Buffer.from(new Float32Array(normals).buffer),
    Buffer.from(new Uint16Array(corners).buffer),
  ];
  let offset = 0;
  const bufferViews = parts.map(({ length }) => {
    const view = { buffer: 0, byteOffset: offset, byteLength: length };
    offset += length;
    return view;
  });
  const vectors = { componentType: 5126, count: places.length / 3, type: "VEC3" };
  const axes = [0, 1, 2];
  const scene = {
    asset: { version: "2.0", generator: "Explorar" },
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0, name: "Fuente" }],
    meshes: [{ primitives: [{ attributes: { POSITION: 0, NORMAL: 1 }, indices: 2, material: 0 }] }],
    materials: [
      {
        name: "Piedra",
        doubleSided: true,
        pbrMetallicRoughness: {
          baseColorFactor: [0.72, 0.69, 0.62, 1],
          metallicFactor: 0.05,
          roughnessFactor: 0.65,
        },
      },
    ],
    accessors: [
      {
        ...vectors,
        bufferView: 0,
        min: axes.map((axis) => Math.min(...range(places, axis))),
        max: axes.map((axis) => Math.max(...range(places, axis))),
      },
      { ...vectors, bufferView: 1 },
      { bufferView: 2, componentType: 5123, count: corners.length, type: "SCALAR" },
    ],
    bufferViews,
    buffers: [{ byteLength: offset }],
  };
  const text = JSON.stringify(scene);
  const json = Buffer.from(text + " ".repeat(-Buffer.byteLength(text) & 3));
  const bytes = Buffer.concat([...parts, Buffer.alloc(-offset & 3)]);
  return glbOf(json, bytes);
}

function glbOf(json: Buffer, bytes: Buffer): Buffer {
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

/** A stone with a slanted top, in centimetres as that format counts. */
export function milestoneFbx(): Buffer {
  const corners = [
    [-22, 0, -22],
    [22, 0, -22],
    [22, 0, 22],
    [-22, 0, 22],
    [-18, 80, -18],
    [18, 80, -18],
    [18, 64, 18],
    [-18, 64, 18],
  ];
  // A negative corner is the last of its face: -1 minus its number.
  const faces = [
    [0, 1, 2, -4],
    [4, 7, 6, -6],
    [0, 4, 5, -2],
    [1, 5, 6, -3],
    [2, 6, 7, -4],
    [3, 7, 4, -1],
  ];
  return Buffer.from(`; FBX 7.4.0 project file
FBXHeaderExtension:  {
	FBXHeaderVersion: 1003
	FBXVersion: 7400
}
GlobalSettings:  {
	Version: 1000
	Properties70:  {
		P: "UpAxis", "int", "Integer", "",1
		P: "UnitScaleFactor", "double", "Number", "",1
	}
}
Objects:  {
	Geometry: 1001, "Geometry::Mojon", "Mesh" {
		Vertices: *24 {
			a: ${corners.flat().join(",")}
		}
		PolygonVertexIndex: *24 {
			a: ${faces.flat().join(",")}
		}
		GeometryVersion: 124
	}
	Model: 1002, "Model::Mojon", "Mesh" {
		Version: 232
		Properties70:  {
			P: "Lcl Scaling", "Lcl Scaling", "", "A",1,1,1
		}
	}
	Material: 1003, "Material::Granito", "" {
		Version: 102
		ShadingModel: "phong"
		MultiLayer: 0
		Properties70:  {
			P: "DiffuseColor", "Color", "", "A",0.69,0.55,0.43
		}
	}
}
Connections:  {
	C: "OO",1002,0
	C: "OO",1001,1002
	C: "OO",1003,1002
}
`);
}
