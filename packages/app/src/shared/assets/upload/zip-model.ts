import { extensionOf } from "@panel/domain/assets";
import { fetchCode } from "../../fetch-code.ts";

/** Endings of models that are whole in one file and that the server takes in a zip. */
const WHOLE_MODELS: readonly string[] = ["glb"];

/** Packs a model that is one file, because the library takes a zip or an FBX; other files stay as they are. */
export async function zippedModel(file: File): Promise<File> {
  if (!WHOLE_MODELS.includes(extensionOf(file.name))) return file;
  const [{ zip }, content] = await Promise.all([
    fetchCode(() => import("fflate")),
    file.arrayBuffer(),
  ]);
  const packed = await new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    zip({ [file.name]: new Uint8Array(content) }, { level: 6 }, (error, bytes) => {
      if (error) reject(error);
      else resolve(bytes);
    });
  });
  return new File([packed], file.name.replace(/\.[^.]*$/, ".zip"), { type: "application/zip" });
}
