import { childOf, numbersOf, type FbxNode, type FbxNumbers } from "./fbx-tree.ts";

/** What a mapping counts: the corners or the faces. The other ways do not depend on the faces. */
const mappings: Record<string, "corners" | "faces"> = {
  ByPolygonVertex: "corners",
  ByPolygon: "faces",
};

/** The arrays of each kind of layer: its values, and its indices, which are kept by corner if there are some. */
export const layers: Record<string, readonly [values: string, index: string]> = {
  LayerElementNormal: ["Normals", "NormalsIndex"],
  LayerElementUV: ["UV", "UVIndex"],
  LayerElementColor: ["Colors", "ColorIndex"],
  LayerElementMaterial: ["Materials", ""],
};

/**
 * Leaves out the faces that have no surface, together with what the layers say of them: edges that
 * belong to no face, which are written as faces of two corners, and those with a corner that is nowhere.
 */
export function dropLooseFaces(geometry: FbxNode): void {
  const corners = childOf(geometry, "PolygonVertexIndex");
  const indexes = numbersOf(geometry, "PolygonVertexIndex");
  const vertices = numbersOf(geometry, "Vertices");
  if (!corners || !indexes || !vertices) return;
  const keep = keptCorners(indexes, vertices);
  if (keep.corners.every(Boolean)) return;
  corners.values = [Float64Array.from(indexes).filter((_, at) => keep.corners[at])];
  for (const layer of geometry.children) {
    const [values = "", index = ""] = layers[layer.name] ?? [];
    const mapping = mappings[String(childOf(layer, "MappingInformationType")?.values[0])];
    if (!mapping) continue;
    const array = childOf(layer, numbersOf(layer, index) ? index : values);
    const numbers = numbersOf(layer, array?.name ?? "");
    if (!array || !numbers) continue;
    const kept = keep[mapping];
    const each = Math.max(1, Math.floor(numbers.length / kept.length));
    array.values = [Float64Array.from(numbers).filter((_, at) => kept[Math.floor(at / each)])];
  }
}

function keptCorners(indexes: FbxNumbers, vertices: FbxNumbers) {
  const corners: boolean[] = [];
  const faces: boolean[] = [];
  let start = 0;
  for (const [at, index] of indexes.entries()) {
    if (index >= 0) continue;
    const whole =
      at - start >= 2 && indexes.subarray(start, at + 1).every((each) => isPlace(vertices, each));
    faces.push(whole);
    for (; start <= at; start += 1) corners.push(whole);
  }
  // Corners behind the last face belong to none.
  for (; start < indexes.length; start += 1) corners.push(false);
  return { corners, faces };
}

/** The last index of a face is negated. */
function isPlace(vertices: FbxNumbers, index: number): boolean {
  const at = 3 * (index < 0 ? -index - 1 : index);
  return [at, at + 1, at + 2].every((each) => Number.isFinite(vertices[each]));
}

/** The triangles of a geometry: a face of n corners makes n - 2 of them. */
export function trianglesOf(object: FbxNode): number {
  let triangles = 0;
  let length = 0;
  for (const index of numbersOf(object, "PolygonVertexIndex") ?? []) {
    length += 1;
    if (index >= 0) continue;
    triangles += Math.max(0, length - 2);
    length = 0;
  }
  return triangles;
}
