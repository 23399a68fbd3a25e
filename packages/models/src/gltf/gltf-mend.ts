import type { GltfDescription } from "./gltf-description.ts";

/** Gives a surface that only morph targets place its corners, all in the origin, as the loader reads none without. */
export function placeMorphs({ meshes = [], accessors = [] }: GltfDescription): void {
  for (const primitive of meshes.flatMap(({ primitives = [] }) => primitives)) {
    const { attributes = {}, targets = [] } = primitive;
    if (attributes["POSITION"] !== undefined) continue;
    const moved = targets.find((target) => target["POSITION"] !== undefined)?.["POSITION"];
    const count = moved === undefined ? undefined : accessors[moved]?.count;
    if (count === undefined) continue;
    accessors.push({ componentType: 5126, count, type: "VEC3", min: [0, 0, 0], max: [0, 0, 0] });
    primitive.attributes = { ...attributes, POSITION: accessors.length - 1 };
  }
}
