import {
  BufferAttribute,
  type BufferGeometry,
  type InterleavedBufferAttribute,
  type Material,
  type Mesh,
  Vector3,
} from "three";

/** Faces of one material: corners from `start` on, three for each. */
interface Part {
  material: Material;
  start: number;
  count: number;
}

/** The faces of a mesh, ready to be written. */
export interface Surface {
  geometry: BufferGeometry;
  /** The points of the faces' corners. */
  corners: Uint32Array;
  parts: readonly Part[];
}

/** The surface of a mesh in its pose, with normals; undefined without a face that is drawn. */
export function surfaceOf(mesh: Mesh): Surface | undefined {
  const all = [mesh.material].flat();
  let geometry = posed(mesh);
  const isFlat = all.some((material) => (material as { flatShading?: boolean }).flatShading);
  if (isFlat || !geometry.hasAttribute("normal")) {
    if (isFlat && geometry.index) geometry = geometry.toNonIndexed();
    else if (geometry === mesh.geometry) geometry = copyOf(geometry);
    geometry.deleteAttribute("normal");
    geometry.computeVertexNormals();
  }
  const { index } = geometry;
  const total = index?.count ?? geometry.getAttribute("position").count;
  // A single material is drawn on all faces, whatever their groups say.
  const groups = Array.isArray(mesh.material)
    ? geometry.groups
    : [{ start: 0, count: Infinity, materialIndex: 0 }];
  const corners: number[] = [];
  const parts: Part[] = [];
  for (const { start, count, materialIndex = 0 } of groups) {
    const material = all[materialIndex];
    const end = Math.min(total, start + count);
    const faces = Math.floor((end - start) / 3);
    if (!material?.visible || faces <= 0) continue;
    parts.push({ material, start: corners.length, count: faces * 3 });
    for (let at = start; at < start + faces * 3; at += 1) corners.push(index ? index.getX(at) : at);
  }
  return parts.length > 0 ? { geometry, corners: Uint32Array.from(corners), parts } : undefined;
}

/** A geometry whose lists can be replaced without touching the model's. */
function copyOf(geometry: BufferGeometry): BufferGeometry {
  const copy = geometry.clone();
  copy.morphAttributes = {};
  return copy;
}

/** The geometry with its shapes (morph targets) as they are set: phones before iOS 18 have none. */
function posed(mesh: Mesh): BufferGeometry {
  const { geometry, morphTargetInfluences: influences } = mesh;
  if (!influences?.some((influence) => influence !== 0)) return geometry;
  const copy = copyOf(geometry);
  for (const name of ["position", "normal"] as const) {
    const targets = geometry.morphAttributes[name];
    const base = geometry.attributes[name];
    if (targets && base) {
      copy.setAttribute(name, mixed(base, targets, influences, geometry.morphTargetsRelative));
    }
  }
  return copy;
}

function mixed(
  base: BufferAttribute | InterleavedBufferAttribute,
  targets: readonly (BufferAttribute | InterleavedBufferAttribute)[],
  influences: readonly number[],
  isRelative: boolean,
): BufferAttribute {
  const result = new BufferAttribute(new Float32Array(base.count * 3), 3);
  const point = new Vector3();
  const target = new Vector3();
  const rest = isRelative ? 1 : 1 - influences.reduce((sum, influence) => sum + influence, 0);
  for (let index = 0; index < base.count; index += 1) {
    point.fromBufferAttribute(base, index).multiplyScalar(rest);
    for (const [shape, attribute] of targets.entries()) {
      const influence = influences[shape] ?? 0;
      if (influence !== 0)
        point.addScaledVector(target.fromBufferAttribute(attribute, index), influence);
    }
    result.setXYZ(index, point.x, point.y, point.z);
  }
  return result;
}
