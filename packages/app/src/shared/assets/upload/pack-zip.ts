import type { AsyncZippable } from "fflate";
import { fetchCode } from "../../fetch-code.ts";

/** Pictures are compressed already. */
const PACKED = /\.(?:png|jpe?g|webp|ktx2|basis|zip)$/i;

/** Packs files into one ZIP, by their paths in it. */
export async function packedZip(
  contents: Readonly<Record<string, Uint8Array>>,
  name: string,
): Promise<File> {
  const { zip } = await fetchCode(() => import("fflate"));
  const entries: AsyncZippable = {};
  for (const [path, bytes] of Object.entries(contents))
    entries[path] = [bytes, { level: PACKED.test(path) ? 0 : 6 }];
  const packed = await new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    zip(entries, (error, bytes) => {
      if (error) reject(error);
      else resolve(bytes);
    });
  });
  return new File([packed], name, { type: "application/zip" });
}
