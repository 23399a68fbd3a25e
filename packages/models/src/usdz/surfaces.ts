import {
  BufferAttribute,
  type BufferGeometry,
  type InterleavedBufferAttribute,
  type Material,
  type Matrix4,
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

/**
 * The surface of a mesh in its pose, with normals; undefined without a face that is drawn.
 * @param place moves its points there, where it is given
 */
export function surfaceOf(mesh: Mesh, place?: Matrix4): Surface | undefined {
  const all = [mesh.material].flat();
  let geometry = posed(mesh);
  const isFlat = all.some((material) => (material as { flatShading?: boolean }).flatShading);
  if (isFlat || !geometry.hasAttribute("normal")) {
    if (isFlat && geometry.index) geometry = geometry.toNonIndexed();
    else if (geometry === mesh.geometry) geometry = copyOf(geometry);
    geometry.deleteAttribute("normal");
    geometry.computeVertexNormals();
  }
  if (place) geometry = movedTo(geometry, place);
  const { index } = geometry;
  const total = index?.count ?? geometry.getAttribute("position").count;
  // A single material is drawn on all faces, whatever their groups say.
  const groups = Array.isArray(mesh.material)
    ? geometry.groups
    : [{ start: 0, count: Infinity, materialIndex: 0 }];
  const drawn = groups.flatMap(({ start, count, materialIndex = 0 }) => {
    const material = all[materialIndex];
    const faces = Math.floor((Math.min(total, start + count) - start) / 3);
    return material?.visible && faces > 0 ? [{ material, from: start, count: faces * 3 }] : [];
  });
  const corners = new Uint32Array(drawn.reduce((sum, { count }) => sum + count, 0));
  const parts: Part[] = [];
  // What a mirror shows has its corners the other way round.
  const order = place && place.determinant() < 0 ? [0, 2, 1] : [0, 1, 2];
  let end = 0;
  for (const { material, from, count } of drawn) {
    parts.push({ material, start: end, count });
    for (let face = from; face < from + count; face += 3) {
      for (const corner of order) {
        corners[end] = index ? index.getX(face + corner) : face + corner;
        end += 1;
      }
    }
  }
  return parts.length > 0 ? { geometry, corners, parts } : undefined;
}

/**
 * Whether a matrix skews or mirrors. Not every reader takes that: a place is often kept as a position, a turn and a size.
 */
export function isCrooked(matrix: Matrix4): boolean {
  const [x, y, z] = [new Vector3(), new Vector3(), new Vector3()];
  matrix.extractBasis(x, y, z);
  const [width, height, depth] = [x.length(), y.length(), z.length()];
  const skews = (one: Vector3, other: Vector3, size: number) =>
    Math.abs(one.dot(other)) > 1e-4 * size;
  return (
    matrix.determinant() < 0 ||
    skews(x, y, width * height) ||
    skews(y, z, height * depth) ||
    skews(z, x, depth * width)
  );
}

function movedTo(geometry: BufferGeometry, place: Matrix4): BufferGeometry {
  const copy = copyOf(geometry);
  // As numbers of 32 bits, whatever they are in the model.
  for (const name of ["position", "normal"] as const) {
    const from = geometry.getAttribute(name);
    const to = new BufferAttribute(new Float32Array(from.count * 3), 3);
    for (let at = 0; at < from.count; at += 1) {
      to.setXYZ(at, from.getX(at), from.getY(at), from.getZ(at));
    }
    copy.setAttribute(name, to);
  }
  return copy.applyMatrix4(place);
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
