import { extensionOf } from "@panel/domain/assets";
import { packedZip } from "./pack-zip.ts";

/** Endings of models that are whole in one file and that the server takes in a zip. */
const WHOLE_MODELS: readonly string[] = ["glb"];

/** Packs a model that is one file, because the library takes a zip or an FBX; other files stay as they are. */
export async function zippedModel(file: File): Promise<File> {
  if (!WHOLE_MODELS.includes(extensionOf(file.name))) return file;
  const content = new Uint8Array(await file.arrayBuffer());
  return packedZip({ [file.name]: content }, file.name.replace(/\.[^.]*$/, ".zip"));
}
