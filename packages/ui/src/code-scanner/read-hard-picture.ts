import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import type { Picture } from "./read-picture.ts";

/**
 * Makes the reader of pictures that the first one does not read, such as a code that is seen from the side. It reads mirrored
 * ones by itself.
 * @param wasmBinary `reader/zxing_reader.wasm` of the package zxing-wasm; without it the package would ask a server of others
 */
export async function hardPictureReader(
  wasmBinary: ArrayBuffer,
): Promise<(picture: Picture) => Promise<string | undefined>> {
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
  return async (picture) => {
    const [found] = await readBarcodes(picture as ImageData, {
      formats: ["QRCode"],
      maxNumberOfSymbols: 1,
    });
    return found?.isValid ? found.text || undefined : undefined;
  };
}
