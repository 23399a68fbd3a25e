import {
  type BufferGeometry,
  Group,
  LoadingManager,
  type Material,
  Mesh,
  MeshStandardMaterial,
} from "three";
import { MTLLoader } from "three/addons/loaders/MTLLoader.js";
import { OBJLoader } from "three/addons/loaders/OBJLoader.js";
import type { FileSet } from "../archive/file-set.ts";
import type { ParsedScene } from "../scene/serialize-scene.ts";
import { mendedMtl } from "./blender-mtl.ts";
import { judgedObj } from "./obj-text.ts";
import { ModelError } from "../problem.ts";
import { shortName } from "../short-name.ts";
import type { TextureSet } from "../textures/textures.ts";
import type { ModelLimits } from "../types.ts";

/** Reads OBJ with the material libraries that were supplied. @throws {ModelError} */
export function readObj(files: FileSet, textures: TextureSet, limits: ModelLimits): ParsedScene {
  const { libraries, text, parts } = judgedObj(files.main.chunks(), limits.triangles);
  const create = materialsOf(libraries, files, textures, limits);
  // Of points alone the loader would make a cloud.
  const root = parts.length > 0 ? new OBJLoader().parse(text) : new Group();
  for (const [index, mesh] of root.children.entries()) {
    const part = parts[index];
    if (!(mesh instanceof Mesh) || !part) throw new ModelError("unreadable", files.main.name);
    const geometry: BufferGeometry = mesh.geometry;
    const { position, color } = geometry.attributes;
    // Where a point has no colour the loader leaves it out.
    if (color?.count !== position?.count) geometry.deleteAttribute("color");
    if (part.shared) soften(geometry, part.shared);
    mesh.material = create(part.material, geometry.hasAttribute("color"));
  }
  return { root, clips: [], metresPerUnit: 1, unitKnown: false };
}

/** Gives the corners at each point the mean of their normals. */
function soften(geometry: BufferGeometry, points: readonly number[]): void {
  const normals = geometry.getAttribute("normal").array;
  const last = points.reduce((most, point) => Math.max(most, point), 0);
  const sums = new Float32Array((last + 1) * 3);
  for (const [corner, point] of points.entries()) {
    for (const axis of [0, 1, 2]) sums[point * 3 + axis]! += normals[corner * 3 + axis]!;
  }
  for (const [corner, point] of points.entries()) {
    const [x = 0, y = 0, z = 0] = sums.subarray(point * 3, point * 3 + 3);
    const length = Math.hypot(x, y, z) || 1;
    normals.set([x / length, y / length, z / length], corner * 3);
  }
}

type Create = (name: string, coloured: boolean) => Material;

function materialsOf(
  libraries: readonly string[],
  files: FileSet,
  textures: TextureSet,
  limits: ModelLimits,
): Create {
  const manager = new LoadingManager().addHandler(/./, textures);
  const unshown: string[] = [];
  const creators = libraries.flatMap((library) => {
    const part = files.find(library);
    if (!part || part.content.length > limits.textBytes) return [];
    const text = new TextDecoder().decode(part.content);
    unshown.push(...unshownIn(text));
    textures.count(picturesIn(text));
    try {
      return [new MTLLoader(manager).parse(mendedMtl(text), "")];
    } catch (error) {
      throw new ModelError("broken", part.name, { cause: error });
    }
  });
  textures.leaveOut([...new Set(unshown)]);
  const made = new Map<string, Material>();
  return (name, coloured) => {
    const key = `${name}\n${coloured}`;
    const creator = creators.find((each) => name in each.materialsInfo);
    const material =
      made.get(key) ??
      creator?.create(name)?.clone() ??
      new MeshStandardMaterial({ roughness: 0.8 });
    material.name = name;
    Object.assign(material, { vertexColors: coloured });
    made.set(key, material);
    return material;
  };
}

/** The pictures of a material library that are shown. */
const shown = /^(?:map_kd|map_ks|map_ke|map_bump|map_d)$/i;
/** What may stand before the name of a picture. */
const options =
  /-(?:[ost](?:\s+-?[\d.]+){1,3}|mm\s+\S+\s+\S+|(?:blend[uv]|bm|boost|cc|clamp|imfchan|texres|type)\s+\S+)\s+/g;

/** Every picture that a material library names, also for materials that no surface has. */
function picturesIn(library: string): { name: string }[] {
  const lines = library.matchAll(/^[ \t]*(?:map_\w+|refl|bump|disp|decal|norm)[ \t]+(\S.*)/gim);
  return Array.from(lines, ([, value = ""]) => ({
    name: value.replaceAll(options, "").trimEnd(),
  }));
}

/** The names of the pictures for properties that cannot be shown, such as roughness, and for no other. */
function unshownIn(library: string): string[] {
  const lines = [...library.matchAll(/^[ \t]*(map_\w+|refl)[ \t]+(\S.*)/gm)];
  const pictures = lines.map(([, property = "", value = ""]) => ({
    isShown: shown.test(property),
    name: shortName(value.replaceAll(options, "").trimEnd()),
  }));
  const seen = new Set(pictures.filter(({ isShown }) => isShown).map(({ name }) => name));
  return pictures.map(({ name }) => name).filter((name) => !seen.has(name));
}
