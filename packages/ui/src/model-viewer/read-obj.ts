import {
  BufferAttribute,
  BufferGeometry,
  Group,
  LoadingManager,
  type Material,
  Mesh,
  MeshStandardMaterial,
} from "three";
import { MTLLoader } from "three/addons/loaders/MTLLoader.js";
import type { FileSet } from "./file-set.ts";
import type { ParsedScene } from "./serialize-scene.ts";
import { parseObj, type ObjPart } from "./parse-obj.ts";
import { ModelError } from "./problem.ts";
import { shortName } from "./short-name.ts";
import type { TextureSet } from "./textures.ts";
import type { ModelLimits } from "./types.ts";

/** Reads OBJ with the material libraries that were supplied. @throws {ModelError} */
export function readObj(files: FileSet, textures: TextureSet, limits: ModelLimits): ParsedScene {
  const { libraries, parts } = parseObj(files.main.chunks(), limits.triangles);
  const create = materialsOf(libraries, files, textures, limits);
  const root = new Group();
  for (const part of parts) {
    const mesh = new Mesh(geometryOf(part), create(part.material, part.colours !== undefined));
    mesh.name = part.object;
    root.add(mesh);
  }
  return { root, clips: [], metresPerUnit: 1, unitKnown: false };
}

function geometryOf({ positions, normals, uvs, colours }: ObjPart): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(positions, 3));
  geometry.setAttribute("normal", new BufferAttribute(normals, 3));
  if (uvs) geometry.setAttribute("uv", new BufferAttribute(uvs, 2));
  if (colours) geometry.setAttribute("color", new BufferAttribute(colours, 3));
  return geometry;
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
      return [new MTLLoader(manager).parse(text, "")];
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
