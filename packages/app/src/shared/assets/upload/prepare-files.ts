import type { AssetType } from "@panel/domain/asset-types";
import { shrinkPhoto, type Shrunk } from "./shrink-photo.ts";
import { zippedModel } from "./zip-model.ts";

/** Photos that are too large are made smaller and bare models are packed, one at a time, since each takes much memory. */
export async function prepared(
  files: readonly File[],
  type: AssetType,
  shrunk: Map<File, Shrunk>,
): Promise<File[]> {
  const taken: File[] = [];
  for (const file of files) {
    const made = type === "image" ? await shrinkPhoto(file) : undefined;
    if (made) shrunk.set(made.file, made.shrunk);
    taken.push(made?.file ?? (type === "model" ? await zippedModel(file) : file));
  }
  return taken;
}
