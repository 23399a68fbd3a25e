import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { MODEL_LIMITS } from "@panel/domain/model-limits";
import { makeUsdz, ModelError, setDracoWasm, type MakeUsdzOptions } from "@panel/models/make-usdz";
import type { UploadedFile } from "../storage/uploaded-file.ts";
import { unusable } from "./refusals.ts";

/** A form of a model that Quick Look shows. */
export interface UsdzForm {
  scale: number;
  /** Name of the clip that plays; the first plays in place of one that the model lacks. Undefined stands still. */
  clip: string | undefined;
}

/** Bytes of the text and of the pictures: what the process has room for. */
const MOST = { textBytes: 24 * 2 ** 20, pictureBytes: 32 * 2 ** 20 };
const JPEG_QUALITY = 90;

setDracoWasm(async () => {
  const path = fileURLToPath(import.meta.resolve("draco3dgltf/draco_decoder_gltf.wasm"));
  return new Uint8Array(await readFile(path)).buffer;
});

/**
 * Makes a USDZ of a stored model.
 * @returns where it is: beside the model
 * @throws AppError unprocessable where the model cannot be one
 */
export async function processUsdz(
  { path, fileName }: UploadedFile,
  form: UsdzForm,
): Promise<string> {
  const { buffer, byteOffset, byteLength } = await readFile(path);
  const content = new Uint8Array(buffer, byteOffset, byteLength);
  const made = `${path}.usdz`;
  try {
    const bytes = await makeUsdz([{ name: fileName, content }], {
      // How tightly the archive is packed was judged when it was uploaded.
      limits: { ...MODEL_LIMITS, ratio: Infinity },
      most: MOST,
      redraw,
      ...form,
    });
    await writeFile(made, bytes);
    return made;
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    throw unusable("ASSET_ERRORS.processing", `The model cannot be a USDZ: ${error.code}`);
  }
}

/** As JPEG where nothing of it is see-through, which is a fraction of a PNG. */
const redraw: MakeUsdzOptions["redraw"] = async (picture, edge) => {
  const source =
    "content" in picture
      ? sharp(picture.content)
      : sharp(picture.pixels, {
          raw: { width: picture.width, height: picture.height, channels: 4 },
        });
  const size = { width: edge, height: edge, fit: "inside", withoutEnlargement: true } as const;
  const drawn = source.resize(size);
  const { isOpaque } = await drawn.clone().stats();
  const encoded = isOpaque ? drawn.jpeg({ quality: JPEG_QUALITY }) : drawn.png();
  return {
    bytes: new Uint8Array(await encoded.toBuffer()),
    type: isOpaque ? "image/jpeg" : "image/png",
  };
};
