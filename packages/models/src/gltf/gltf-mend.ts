import type { GltfDescription } from "./gltf-description.ts";

/** Extensions of which the loader takes the picture of a texture. */
const known = ["KHR_texture_basisu", "EXT_texture_webp", "EXT_texture_avif"];

/**
 * Gives each texture a picture where only an extension that the loader does not know has one, such as DDS: it would fail.
 * Whether the picture can be shown is judged by what it is.
 */
export function nameSources(description: GltfDescription): void {
  for (const texture of description.textures ?? []) {
    const { source, extensions = {} } = texture;
    if (source !== undefined || known.some((name) => name in extensions)) continue;
    const [other] = Object.values(extensions).flatMap((extension) => extension.source ?? []);
    description.images ??= [];
    texture.source = other ?? description.images.push({ uri: "data:," }) - 1;
  }
}

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
