import { isSquare } from "@panel/domain/experience/challenge";
import type { ShownAsset } from "./library-item.ts";

/** Timeout in ms for loading an image that is about to be chosen. */
const PATIENCE = 15_000;

/**
 * Checks that an image about to be chosen can be shown (document 2, section 5): it has a thumbnail, and the
 * browser can load its file.
 * @param square whether the image has to be square
 */
export async function validateImage(
  asset: ShownAsset,
  square = false,
): Promise<"good" | "noThumbnail" | "notVerified" | "notSquare"> {
  if (!asset.thumbnail) return "noThumbnail";
  const image = new Image();
  image.src = asset.src ?? asset.thumbnail;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE);
  });
  const decoded = image.decode().then(
    () => true,
    () => false,
  );
  const good = await Promise.race([decoded, late]);
  clearTimeout(timer);
  if (!good) return "notVerified";
  const size = { width: image.naturalWidth, height: image.naturalHeight };
  return square && !isSquare(size) ? "notSquare" : "good";
}
