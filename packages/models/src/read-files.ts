import type { Material } from "three";
import { drawBothSides } from "./scene/both-sides.ts";
import { checkGeometries } from "./scene/check-geometry.ts";
import { gatherFiles, type ModelPart } from "./archive/file-set.ts";
import { hiddenParts } from "./scene/hidden.ts";
import { count, measure, tidy } from "./scene/measure.ts";
import {
  materialsOf,
  serializeScene,
  type ParsedScene,
  type SerializedScene,
} from "./scene/serialize-scene.ts";
import { readFbx } from "./fbx/read-fbx.ts";
import { readGltf } from "./gltf/read-gltf.ts";
import { readObj } from "./obj/read-obj.ts";
import { keepBlobs, TextureSet, usedTextures } from "./textures/textures.ts";
import type { ModelInfo, ModelLimits } from "./types.ts";

const readers = { glb: readGltf, gltf: readGltf, obj: readObj, fbx: readFbx };

export interface ReadFiles {
  info: ModelInfo;
  scene?: SerializedScene;
  transfer: Transferable[];
}

/** A scene whose textures are known by their headers, and not decoded. */
export interface ReadScene {
  scene: ParsedScene;
  materials: ReadonlySet<Material>;
  textures: TextureSet;
  /** The metadata as far as it is known before the textures are decoded. */
  info: () => ModelInfo;
}

/** @throws {ModelError} */
export async function readScene(
  given: readonly ModelPart[],
  limits: ModelLimits,
  model?: string,
): Promise<ReadScene> {
  keepBlobs();
  const files = gatherFiles(given, limits, model);
  const textures = new TextureSet(files, limits);
  const scene: ParsedScene = await readers[files.format](files, textures, limits);
  tidy(scene.root);
  checkGeometries(scene.root, files.main.name);
  const counted = count(scene, limits);
  // Few models need what plays their clips.
  if (scene.clips.length > 0 && hiddenParts(scene.root) > 0)
    (await import("./scene/grown.ts")).grow(scene);
  const measured = measure(scene);
  const materials = materialsOf(scene.root);
  drawBothSides(materials, files.format);
  await textures.look();
  textures.strip(materials);
  const archive = files.archive();
  const info = (): ModelInfo => ({
    format: files.format,
    name: files.main.name,
    bytes: given.reduce((sum, { content }) => sum + content.length, 0),
    ...counted,
    ...measured,
    ...textures.report(),
    ...(archive && { archive }),
  });
  return { scene, materials, textures, info };
}

/**
 * Reads files into a scene that can be posted. Runs in a worker, which may be slow and can be terminated.
 * @param show false to measure only, without decoding pictures
 * @param model name of the scene to read, where an archive has several
 * @throws {ModelError}
 */
export async function readFiles(
  given: readonly ModelPart[],
  limits: ModelLimits,
  show: boolean,
  model?: string,
): Promise<ReadFiles> {
  const { scene, materials, textures, info } = await readScene(given, limits, model);
  if (!show) return { info: info(), transfer: [] };
  const images = await textures.decode(usedTextures(materials));
  // A picture with a valid header may still be broken.
  textures.strip(materials);
  const { serialized, transfer } = serializeScene(scene, images);
  return { info: info(), scene: serialized, transfer };
}
