import { unzipSync } from "fflate";
import type { ReadOutcome } from "./read-outcome.ts";

/** Whether bytes begin as a ZIP archive with something in it does. */
export const isZip = ([first, second, third, fourth]: Uint8Array): boolean =>
  first === 0x50 && second === 0x4b && third === 3 && fourth === 4;

/**
 * Unpacks those files of a ZIP archive that are wanted, by their names.
 * @param most bytes that all of them may have unpacked; what the archive says of their size is also the room that they get
 */
export function unpack(
  bytes: Uint8Array,
  most: number,
  isWanted: (name: string) => boolean,
): ReadOutcome<Record<string, Uint8Array>, "damaged" | "tooLarge"> {
  let size = 0;
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (size > most || !isWanted(name)) return false;
        size += originalSize;
        return size <= most;
      },
    });
    if (size > most) return { outcome: "refused", reason: "tooLarge" };
    return { outcome: "read", value: files, notes: [] };
  } catch {
    return { outcome: "refused", reason: "damaged" };
  }
}
