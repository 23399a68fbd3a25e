import { LoadingManager } from "three";
import { type GLTF, GLTFLoader, type GLTFParser } from "three/addons/loaders/GLTFLoader.js";
import type { FileSet } from "./file-set.ts";
import { ModelError } from "./problem.ts";
import type { ParsedScene } from "./parcel.ts";
import { shortName } from "./short-name.ts";
import { partOfData, type TextureSet } from "./textures.ts";
import type { ModelLimits } from "./types.ts";

/** The parts of a glTF from which its memory use is estimated beforehand. */
interface Description {
  asset?: { version?: string };
  extensionsRequired?: string[];
  accessors?: { count?: number; type?: string }[];
  nodes?: { mesh?: number }[];
  meshes?: { primitives?: unknown[] }[];
}

/** Not supported, because their decoders are WebAssembly, which a strict content security policy blocks. */
const compressions: Record<string, string> = {
  KHR_draco_mesh_compression: "Draco",
  EXT_meshopt_compression: "meshopt",
  KHR_meshopt_compression: "meshopt",
  KHR_texture_basisu: "KTX2 / Basis Universal",
};

const known = new Set([
  "EXT_materials_bump",
  "EXT_mesh_gpu_instancing",
  "EXT_texture_avif",
  "EXT_texture_webp",
  "KHR_lights_punctual",
  "KHR_mesh_quantization",
  "KHR_texture_transform",
]);

/** Limit of bytes of all accessors; more would mean too many triangles anyway. */
const accessorBytes = 2 ** 30;

/** Reads glTF, as text or binary. @throws {ModelError} */
export async function readGltf(
  files: FileSet,
  textures: TextureSet,
  limits: ModelLimits,
): Promise<ParsedScene> {
  const { content } = files.main;
  const json = files.format === "glb" ? jsonOfGlb(content) : content;
  if (json.length > limits.textBytes) throw new ModelError("tooLarge", files.main.name);
  check(describe(json, files.main.name), limits);

  let absent: ModelError | undefined;
  const buffers = {
    load(address: string, onLoad: (buffer: ArrayBuffer) => void, _: unknown, onError: () => void) {
      const part = address.startsWith("data:") ? partOfData(address) : files.find(address);
      if (part) {
        onLoad(part.content.slice().buffer);
        return;
      }
      absent ??= new ModelError("missingFile", shortName(address.slice(0, 200)));
      onError();
    },
  };
  const manager = new LoadingManager().addHandler(/./, textures);
  const loader = new GLTFLoader(manager);
  loader.register((parser: GLTFParser) => {
    Object.assign(parser, { fileLoader: buffers, textureLoader: textures });
    return { name: "parts" };
  });
  let gltf: GLTF;
  try {
    gltf = await loader.parseAsync(
      files.format === "glb" ? content.slice().buffer : new TextDecoder().decode(content),
      "",
    );
  } catch (error) {
    throw absent ?? new ModelError("broken", files.main.name, { cause: error });
  }
  return { root: gltf.scene, clips: gltf.animations, metresPerUnit: 1, unitKnown: true };
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

function describe(json: Uint8Array, name: string): Description {
  try {
    return JSON.parse(new TextDecoder().decode(json)) as Description;
  } catch (error) {
    throw new ModelError("broken", name, { cause: error });
  }
}

function check(description: Description, limits: ModelLimits): void {
  const { asset, extensionsRequired = [], accessors = [], nodes = [], meshes = [] } = description;
  if (!asset?.version?.startsWith("2")) {
    throw asset?.version
      ? new ModelError("unsupported", `glTF ${asset.version}`)
      : new ModelError("notModel");
  }
  const packed = extensionsRequired.find((name) => compressions[name]);
  if (packed) throw new ModelError("compressed", compressions[packed]);
  const strange = extensionsRequired.find(
    (name) => !known.has(name) && !name.startsWith("KHR_materials_"),
  );
  if (strange) throw new ModelError("unsupported", strange);

  const components: Record<string, number> = {
    SCALAR: 1,
    VEC2: 2,
    VEC3: 3,
    MAT2: 4,
    MAT3: 9,
    MAT4: 16,
  };
  const numbers = accessors.reduce(
    (sum, { count = 0, type = "" }) => sum + count * (components[type] ?? 4) * 4,
    0,
  );
  // A mesh that is used by many nodes is drawn once for each.
  const draws = nodes.reduce(
    (sum, { mesh }) => sum + (mesh === undefined ? 1 : (meshes[mesh]?.primitives?.length ?? 1)),
    0,
  );
  if (numbers > accessorBytes || draws > limits.objects) throw new ModelError("tooComplex");
}
