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
  const creators = libraries.flatMap((library) => {
    const part = files.find(library);
    if (!part || part.content.length > limits.textBytes) return [];
    const text = new TextDecoder().decode(part.content);
    try {
      return [new MTLLoader(manager).parse(text, "")];
    } catch (error) {
      throw new ModelError("broken", part.name, { cause: error });
    }
  });
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
