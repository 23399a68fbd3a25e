import { Group, LoadingManager } from "three";
import { FBXLoader } from "three/addons/loaders/FBXLoader.js";
import { isBinaryFbx, readBinaryFbx, versionOfBinary } from "./fbx-binary.ts";
import { trianglesOf } from "./fbx-faces.ts";
import { restShapes } from "./fbx-shapes.ts";
import { mendFbx, type MendedFbx } from "./fbx-mend.ts";
import { readTextFbx, versionOfText } from "./fbx-text.ts";
import type { FbxNode, FbxTally } from "./fbx-tree.ts";
import { writeFbx } from "./fbx-write.ts";
import type { FileSet, ModelPart } from "../archive/file-set.ts";
import type { ParsedScene } from "../scene/serialize-scene.ts";
import { ModelError } from "../problem.ts";
import type { TextureSet } from "../textures/textures.ts";
import type { ModelLimits } from "../types.ts";

/** Limit of numbers for each triangle: positions, normals, texture coordinates and weights. */
const numbersPerTriangle = 40;
/** Limit of nodes for each object: its properties, connections and curves. */
const nodesPerObject = 200;
const deepest = 64;
/** The first version that three's FBXLoader reads. Older ones name their objects in another way. */
const oldest = 7000;

/** Reads FBX, as text or binary. @throws {ModelError} */
export function readFbx(files: FileSet, textures: TextureSet, limits: ModelLimits): ParsedScene {
  const { name } = files.main;
  const mended = mendFbx(parseFbx(files.main, limits));
  if (!mended.hasSurfaces) throw new ModelError("empty");
  textures.leaveOut(mended.unshown);
  textures.count(mended.pictures);
  const root = load(mended, textures, name);
  restShapes(root, mended.shapes);
  // The file declares centimetres per unit; without that, its unit is the centimetre.
  const { unitScaleFactor } = root.userData as { unitScaleFactor?: unknown };
  const known = typeof unitScaleFactor === "number" && unitScaleFactor > 0;
  return {
    root: upright(root, mended.upAxis),
    clips: root.animations,
    metresPerUnit: (known ? unitScaleFactor : 1) / 100,
    unitKnown: known,
  };
}

/** Puts a scene whose y points elsewhere into one of which it points upwards. */
function upright(scene: Group, upAxis: number): Group {
  if (upAxis !== 0 && upAxis !== 2) return scene;
  const root = new Group();
  root.add(scene);
  if (upAxis === 2) root.rotation.set(-Math.PI / 2, 0, 0);
  else root.rotation.set(0, 0, Math.PI / 2);
  return root;
}

/** The top-level nodes of an FBX. @throws {ModelError} */
export function parseFbx({ content, name }: ModelPart, limits: ModelLimits): FbxNode[] {
  const binary = isBinaryFbx(content);
  if (!binary && content.length > limits.textBytes) throw new ModelError("tooLarge", name);
  const version = binary ? versionOfBinary(content, name) : versionOfText(content);
  if (version < oldest) {
    throw new ModelError("oldFbx", version > 0 ? (version / 1000).toFixed(1) : "");
  }
  const nodes = (binary ? readBinaryFbx : readTextFbx)(content, tallyWithin(limits), name);
  let triangles = 0;
  for (const { name: kind, children } of nodes) {
    for (const object of kind === "Objects" ? children : []) triangles += trianglesOf(object);
  }
  if (triangles > limits.triangles) throw new ModelError("tooComplex", String(triangles));
  return nodes;
}

function tallyWithin(limits: ModelLimits): FbxTally {
  let [nodes, numbers] = [0, 0];
  return {
    node(depth) {
      nodes += 1;
      if (depth > deepest) throw new ModelError("tooDeep");
      if (nodes > limits.objects * nodesPerObject) throw new ModelError("tooManyParts");
    },
    numbers(count) {
      numbers += count;
      if (numbers > limits.triangles * numbersPerTriangle) throw new ModelError("tooComplex");
    },
  };
}

function load({ nodes }: MendedFbx, textures: TextureSet, name: string): Group {
  const manager = new LoadingManager().addHandler(/./, textures);
  try {
    return new FBXLoader(manager).parse(writeFbx(nodes), "");
  } catch (error) {
    // The loader calls itself for each level of the scene.
    const isDeep = error instanceof RangeError && /call stack/.test(error.message);
    throw new ModelError(isDeep ? "tooDeep" : "unreadable", name, { cause: error });
  }
}
