import { LoadingManager, type MeshStandardMaterial } from "three";
import { type GLTF, GLTFLoader, type GLTFParser } from "three/addons/loaders/GLTFLoader.js";
import type { FileSet } from "../archive/file-set.ts";
import { picturesOf } from "./gltf-buffers.ts";
import { checkBuffers, checkGltf } from "./gltf-check.ts";
import type { GltfDescription } from "./gltf-description.ts";
import { ModelError } from "../problem.ts";
import { nameSources, placeMorphs } from "./gltf-mend.ts";
import { materialsOf, type ParsedScene } from "../scene/serialize-scene.ts";
import { partOfData, type TextureSet } from "../textures/textures.ts";
import type { ModelLimits } from "../types.ts";

/** Compressions of meshes and textures that are unpacked here. */
const unpacked: ReadonlySet<string> = new Set([
  "KHR_draco_mesh_compression",
  "EXT_meshopt_compression",
  "KHR_meshopt_compression",
  "KHR_texture_basisu",
]);

/** Stands for the second part of a GLB, which the loader is given like a file beside it. */
const inside = "#inside";

/** Reads glTF, as text or binary. @throws {ModelError} */
export async function readGltf(
  files: FileSet,
  textures: TextureSet,
  limits: ModelLimits,
): Promise<ParsedScene> {
  const { content } = files.main;
  const json = files.format === "glb" ? jsonOfGlb(content) : content;
  if (json.length > limits.textBytes) throw new ModelError("tooLarge", files.main.name);
  const description = describe(json, files.main.name);
  checkGltf(description, limits, unpacked, files.main.name);
  const binary = files.format === "glb" ? binaryOf(content, json) : undefined;
  checkBuffers(description, files, binary?.length ?? 0);

  // Also those of materials that no surface has.
  textures.count(picturesOf(description, files, binary));
  const [first] = description.buffers ?? [];
  if (binary && first && first.uri === undefined) first.uri = inside;

  const contentOf = (address: string) =>
    (address.startsWith("data:") ? partOfData(address) : files.find(address))?.content;
  const buffers = {
    load(address: string, onLoad: (buffer: ArrayBuffer) => void, _: unknown, onError: () => void) {
      const bytes = address === inside ? binary : contentOf(address);
      if (bytes) {
        onLoad(bytes.slice().buffer);
        return;
      }
      onError();
    },
  };
  const manager = new LoadingManager().addHandler(/./, textures);
  const loader = new GLTFLoader(manager).setKTX2Loader(textures as never);
  const { extensionsUsed = [] } = description;
  if (extensionsUsed.includes("KHR_draco_mesh_compression")) {
    const { dracoLoader } = await import("./draco.ts");
    loader.setDRACOLoader(dracoLoader as never);
  }
  if (extensionsUsed.some((name) => name.endsWith("_meshopt_compression"))) {
    const { MeshoptDecoder } = await import("three/addons/libs/meshopt_decoder.module.js");
    loader.setMeshoptDecoder(MeshoptDecoder);
  }
  loader.register((parser: GLTFParser) => {
    Object.assign(parser, { fileLoader: buffers, textureLoader: textures });
    return { name: "parts" };
  });
  let gltf: GLTF;
  let glossy: ReadonlyMap<number, number>;
  try {
    placeMorphs(description);
    nameSources(description);
    glossy = await convertedGlossiness(description);
    gltf = await loader.parseAsync(description as never, "");
  } catch (error) {
    throw new ModelError("unreadable", files.main.name, { cause: error });
  }
  // The list of scenes may be empty.
  if (!gltf.scene) throw new ModelError("empty");
  for (const material of materialsOf(gltf.scene)) {
    const { materials: index = -1 } = gltf.parser.associations.get(material) ?? {};
    const gloss = glossy.get(index);
    const { roughnessMap } = material as MeshStandardMaterial;
    if (gloss !== undefined && roughnessMap) textures.roughen(roughnessMap, gloss);
  }
  return { root: gltf.scene, clips: gltf.animations, metresPerUnit: 1, unitKnown: true };
}

/** Few models still have materials of specular and glossiness. */
async function convertedGlossiness(description: GltfDescription) {
  const name = "KHR_materials_pbrSpecularGlossiness";
  const { materials = [] } = description;
  if (!materials.some(({ extensions = {} }) => name in extensions))
    return new Map<number, number>();
  return (await import("./specular-glossiness.ts")).convertGlossiness(description);
}

function jsonOfGlb(content: Uint8Array<ArrayBuffer>): Uint8Array {
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength);
  if (content.length < 20) throw new ModelError("broken");
  if (view.getUint32(4, true) < 2) throw new ModelError("unsupported", "glTF 1.0");
  const bytes = view.getUint32(12, true);
  // A truncated download is shorter than its header says.
  if (view.getUint32(8, true) > content.length || 20 + bytes > content.length) {
    throw new ModelError("broken");
  }
  return content.subarray(20, 20 + bytes);
}

/** The second part of a GLB, which holds its numbers; undefined without one. */
function binaryOf(
  content: Uint8Array<ArrayBuffer>,
  json: Uint8Array,
): Uint8Array<ArrayBuffer> | undefined {
  const start = 20 + json.length;
  if (start + 8 > content.length) return undefined;
  const bytes = new DataView(content.buffer, content.byteOffset + start).getUint32(0, true);
  if (start + 8 + bytes > content.length) throw new ModelError("broken");
  return content.subarray(start + 8, start + 8 + bytes);
}

function describe(json: Uint8Array, name: string): GltfDescription {
  try {
    const description: unknown = JSON.parse(new TextDecoder().decode(json));
    if (typeof description !== "object" || description === null) {
      throw new TypeError("A glTF is an object");
    }
    return description;
  } catch (error) {
    throw new ModelError("broken", name, { cause: error });
  }
}
