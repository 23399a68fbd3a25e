import type { AssetType } from "@panel/domain/asset-types";
import { isMovingPicture } from "./moving-picture.ts";
import { pickedModel, type ChooseModel } from "./picked-model.ts";
import { shrinkPhoto, type Shrunk } from "./shrink-photo.ts";
import { zippedModel } from "./zip-model.ts";

/** What becomes of a file before or while it is stored, which its author is told. */
export interface Preparation {
  /** Of a photo that was made smaller. */
  shrunk?: Shrunk;
  /** Of an archive: the files that the model does not use. */
  leftOut?: readonly string[];
  /** Of an animated picture: only the first one stays. */
  still?: boolean;
}

interface PreparedFiles {
  ready: File[];
  /** Those that could not be changed, for lack of the code that packs or of memory. */
  failed: File[];
}

/**
 * Photos that are too large are made smaller, bare models are packed and archives are reduced to one model. One file at
 * a time, since each takes much memory.
 */
export async function prepared(
  files: readonly File[],
  type: AssetType,
  notes: Map<File, Preparation>,
  choose: ChooseModel,
): Promise<PreparedFiles> {
  const ready: File[] = [];
  const failed: File[] = [];
  for (const given of files) {
    try {
      const made = await preparedOne(given, type, choose);
      if (!made) continue;
      const { file, ...note } = made;
      notes.set(file, note);
      ready.push(file);
    } catch {
      failed.push(given);
    }
  }
  return { ready, failed };
}

async function preparedOne(
  file: File,
  type: AssetType,
  choose: ChooseModel,
): Promise<({ file: File } & Preparation) | undefined> {
  if (type === "image") {
    const still = await isMovingPicture(file);
    return { file, ...(await shrinkPhoto(file)), still };
  }
  if (type === "model") return pickedModel(await zippedModel(file), choose);
  return { file };
}
