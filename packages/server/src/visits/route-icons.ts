import { buffer } from "node:stream/consumers";
import { LRUCache } from "lru-cache";
import { loadInTurns } from "../turns.ts";
import type { Storage } from "../storage/storage.ts";

/** Pixels of a side: what browsers ask of an app's icon. */
const SIDE = 512;
/** Icons that are kept: some 300 kB each. */
const KEPT = 40;

/** The square PNG of a picture, as browsers take it for the icon of an app; undefined where the picture is gone. */
export type ReadIcon = (key: string) => Promise<Buffer | undefined>;

export function createRouteIcons(storage: Pick<Storage, "read">): ReadIcon {
  const icons = new LRUCache<string, Promise<Buffer | undefined>>({ max: KEPT });

  async function draw(key: string): Promise<Buffer | undefined> {
    const stored = await storage.read(key);
    if (!stored) return undefined;
    const bytes = await buffer(stored.stream);
    // Loaded only when needed, because the decoder takes memory.
    const { default: sharp } = await loadInTurns([], () => import("sharp"));
    return sharp(bytes, { failOn: "error" })
      .resize(SIDE, SIDE, { fit: "cover" })
      .png({ palette: true, compressionLevel: 9 })
      .toBuffer();
  }

  return (key) => {
    const known = icons.get(key);
    if (known) return known;
    // Whoever asks meanwhile waits for the same one.
    const icon = draw(key);
    icons.set(key, icon);
    icon.then(
      (found) => found ?? icons.delete(key),
      () => icons.delete(key),
    );
    return icon;
  };
}
