import {
  Box3,
  type BufferGeometry,
  type InstancedMesh,
  type Mesh,
  type Object3D,
  Vector3,
} from "three";
import { geometryOf, materialsOf, type ParsedScene } from "./serialize-scene.ts";
import { ModelError } from "../problem.ts";
import type { ModelInfo, ModelLimits } from "../types.ts";

type Counts = Pick<
  ModelInfo,
  "triangles" | "vertices" | "meshes" | "materials" | "drawCalls" | "transparentCalls"
>;

type Measures = Pick<ModelInfo, "size" | "unitKnown" | "animations">;

/** Deepest nesting of objects, because recursion over deeper ones would overflow the stack. */
const deepest = 200;

/** Removes the file's lights and cameras, because the viewer has its own. */
export function tidy(root: Object3D): void {
  const gone: Object3D[] = [];
  root.traverse((object) => {
    const kind = object as { isLight?: boolean; isCamera?: boolean };
    if (kind.isLight || kind.isCamera) gone.push(object);
  });
  for (const object of gone) {
    for (const child of object.children.slice()) object.parent?.attach(child);
    object.removeFromParent();
  }
}

/**
 * Counts what a scene has.
 * @throws {ModelError} tooComplex, tooManyParts or tooDeep beyond the limits, empty without a surface
 */
export function count({ root }: ParsedScene, limits: ModelLimits): Counts {
  const geometries = new Set<BufferGeometry>();
  let meshes = 0;
  let triangles = 0;
  let objects = 0;
  let [drawCalls, transparentCalls] = [0, 0];
  walk(root, 0, (object) => {
    objects += 1;
    const geometry = geometryOf(object);
    if (!geometry) return;
    geometries.add(geometry);
    meshes += 1;
    const { material } = object as Mesh;
    const drawn = Array.isArray(material)
      ? geometry.groups.map(({ materialIndex = 0 }) => material[materialIndex])
      : [material];
    drawCalls += drawn.length;
    transparentCalls += drawn.filter((each) => each?.transparent).length;
    const corners = geometry.index?.count ?? geometry.getAttribute("position")?.count ?? 0;
    const isMesh = (object as { isMesh?: boolean }).isMesh === true;
    if (isMesh) triangles += Math.floor(corners / 3) * ((object as InstancedMesh).count ?? 1);
  });
  if (triangles > limits.triangles) throw new ModelError("tooComplex", String(triangles));
  if (objects > limits.objects) throw new ModelError("tooManyParts", String(objects));
  if (meshes === 0 || triangles === 0) throw new ModelError("empty");

  const vertices = [...geometries].reduce(
    (sum, geometry) => sum + (geometry.getAttribute("position")?.count ?? 0),
    0,
  );
  if (vertices === 0) throw new ModelError("empty");
  return {
    triangles,
    vertices,
    meshes,
    materials: materialsOf(root).size,
    drawCalls,
    transparentCalls,
  };
}

/**
 * Measures a scene that has surfaces.
 * @throws {ModelError} empty when all are in one place, unreadable when its size is no number
 */
export function measure(scene: ParsedScene): Measures {
  const { root, clips, metresPerUnit, unitKnown } = scene;
  root.updateMatrixWorld(true);
  const extent = new Box3().setFromObject(root, true).getSize(new Vector3());
  const size = extent.multiplyScalar(metresPerUnit).toArray();
  if (!size.every((side) => Number.isFinite(side) && side >= 0)) throw new ModelError("unreadable");
  if (size.every((side) => side === 0)) throw new ModelError("empty");
  return {
    size,
    unitKnown,
    animations: clips.map(({ name, duration }) => ({ name, duration })),
  };
}

function walk(object: Object3D, depth: number, visit: (object: Object3D) => void): void {
  if (depth > deepest) throw new ModelError("tooDeep");
  visit(object);
  for (const child of object.children) walk(child, depth + 1, visit);
}
