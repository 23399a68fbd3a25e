import { unzipSync } from "fflate";
import { UnreadableFile } from "./unreadable-file.ts";

/**
 * The first KML file of a KMZ archive, which is the one that it is about.
 * @param most bytes that it may have unpacked; what the archive says of its size is also the room that it gets
 * @throws UnreadableFile
 */
export function placesInArchive(bytes: Uint8Array, most: number): Uint8Array<ArrayBuffer> {
  let name: string | undefined;
  let tooLarge = false;
  try {
    const files = unzipSync(bytes, {
      filter: (entry) => {
        if (name !== undefined || !/\.kml$/i.test(entry.name)) return false;
        name = entry.name;
        tooLarge = entry.originalSize > most;
        return !tooLarge;
      },
    });
    if (name !== undefined && !tooLarge) {
      const found = files[name];
      if (found) return new Uint8Array(found);
    }
  } catch {
    throw new UnreadableFile("damaged");
  }
  throw new UnreadableFile(tooLarge ? "archiveTooLarge" : "archive");
}
