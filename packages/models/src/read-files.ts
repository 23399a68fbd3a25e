import { drawBothSides } from "./scene/both-sides.ts";
import { checkGeometries } from "./scene/check-geometry.ts";
import { gatherFiles, type ModelPart } from "./archive/file-set.ts";
import { measure, tidy } from "./scene/measure.ts";
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
  keepBlobs();
  const files = gatherFiles(given, limits, model);
  const textures = new TextureSet(files, limits);
  const scene: ParsedScene = await readers[files.format](files, textures, limits);
  tidy(scene.root);
  checkGeometries(scene.root, files.main.name);
  const measured = measure(scene, limits);
  const materials = materialsOf(scene.root);
  drawBothSides(materials, files.format);
  await textures.look();
  textures.strip(materials);
  const images = show ? await textures.decode(usedTextures(materials)) : undefined;
  // A picture with a valid header may still be broken.
  if (images) textures.strip(materials);
  const info: ModelInfo = {
    format: files.format,
    name: files.main.name,
    bytes: given.reduce((sum, { content }) => sum + content.length, 0),
    ...measured,
    ...textures.report(),
  };
  const archive = files.archive();
  if (archive) info.archive = archive;
  if (!images) return { info, transfer: [] };
  const { serialized, transfer } = serializeScene(scene, images);
  return { info, scene: serialized, transfer };
}
