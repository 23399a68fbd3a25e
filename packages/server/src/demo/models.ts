import { glbOf, joined, lathe, plate } from "./model-files.ts";

/*
 * Models of the demo tenant: a fountain turned on a lathe, a weathercock and a coin that turn, and
 * a milestone as FBX text.
 */

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

export const fountainGlb = (): Buffer =>
  glbOf("", [
    {
      name: "Fuente",
      shape: lathe(OUTLINE),
      colour: [0.72, 0.69, 0.62],
      metal: 0.05,
      roughness: 0.65,
    },
  ]);

const IRON = { colour: [0.2, 0.22, 0.25], metal: 0.8, roughness: 0.45 } as const;
const GOLD = { colour: [0.93, 0.68, 0.22], metal: 1, roughness: 0.28 } as const;

/** A cock of plates on its arrow, which turns on a pole of two metres. */
export function weathercockGlb(): Buffer {
  const pole = lathe([
    [0, 0],
    [0.2, 0],
    [0.2, 0.05],
    [0.035, 0.12],
    [0.035, 1.1],
    [0.1, 1.18],
    [0.035, 1.26],
    [0.025, 1.7],
    [0, 1.72],
  ]);
  const cock = joined([
    // The arrow: shaft, point and vane.
    plate(
      [
        [-0.55, -0.02],
        [0.5, -0.02],
        [0.5, 0.02],
        [-0.55, 0.02],
      ],
      0.03,
    ),
    plate(
      [
        [0.48, -0.1],
        [0.68, 0],
        [0.48, 0.1],
      ],
      0.02,
    ),
    plate(
      [
        [-0.7, -0.1],
        [-0.5, -0.08],
        [-0.5, 0.08],
        [-0.7, 0.1],
      ],
      0.02,
    ),
    // The cock: legs, body, tail, neck, head, beak and comb.
    plate(
      [
        [-0.02, 0],
        [0.02, 0],
        [0.02, 0.14],
        [-0.02, 0.14],
      ],
      0.02,
    ),
    plate(
      [
        [-0.22, 0.2],
        [-0.08, 0.12],
        [0.12, 0.12],
        [0.22, 0.24],
        [0.12, 0.34],
        [-0.16, 0.32],
      ],
      0.03,
    ),
    plate(
      [
        [-0.2, 0.2],
        [-0.14, 0.3],
        [-0.34, 0.58],
        [-0.46, 0.5],
        [-0.42, 0.3],
      ],
      0.02,
    ),
    plate(
      [
        [0.08, 0.26],
        [0.2, 0.22],
        [0.26, 0.5],
        [0.14, 0.5],
      ],
      0.03,
    ),
    plate(
      [
        [0.12, 0.48],
        [0.26, 0.46],
        [0.3, 0.54],
        [0.24, 0.62],
        [0.14, 0.6],
      ],
      0.03,
    ),
    plate(
      [
        [0.28, 0.52],
        [0.38, 0.52],
        [0.28, 0.58],
      ],
      0.02,
    ),
    plate(
      [
        [0.12, 0.6],
        [0.28, 0.6],
        [0.26, 0.7],
        [0.2, 0.64],
        [0.14, 0.7],
      ],
      0.015,
    ),
  ]);
  return glbOf("Giro", [
    { name: "Poste", shape: pole, ...IRON },
    { name: "Gallo", shape: cock, ...IRON, height: 1.6, turn: 6 },
  ]);
}

/** A coin that stands on its edge half a metre above the ground and turns. */
export function coinGlb(): Buffer {
  const round = (radius: number, corners: number, share = 1) =>
    Array.from({ length: corners }, (_, index) => {
      const angle = (index * 2 * Math.PI) / corners + Math.PI / 2;
      const reach = index % 2 ? radius * share : radius;
      return [reach * Math.cos(angle), reach * Math.sin(angle)] as const;
    });
  const [rim, star] = [round(0.3, 64), round(0.17, 5)];
  const shape = joined([plate(rim, 0.05), plate(round(0.25, 64), 0.06), plate(star, 0.075)]);
  return glbOf("Giro", [{ name: "Moneda", shape, ...GOLD, height: 0.8, turn: 3 }]);
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
