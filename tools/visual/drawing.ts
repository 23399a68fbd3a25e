/**
 * Chromium draws the same page in more than one way: it keeps what it has drawn and draws only
 * the rectangle that changed, and the edge of a curve that is cut by such a rectangle comes out
 * a shade differently. These flags have it draw whole tiles, on this thread, with the same code
 * on every processor.
 */
export const drawingFlags: readonly string[] = [
  "--disable-partial-raster",
  "--disable-skia-runtime-opts",
  "--disable-lcd-text",
  "--font-render-hinting=none",
  "--force-color-profile=srgb",
  "--disable-checker-imaging",
  "--disable-image-animation-resync",
  "--disable-threaded-animation",
  "--disable-threaded-scrolling",
];

/** How two pictures are compared: a single pixel that is one shade off is a difference. */
export const comparison = {
  comparatorName: "pixelmatch",
  comparatorOptions: { threshold: 0, allowedMismatchedPixelRatio: 0, includeAA: true },
  // Generous timeout, because drawing takes long on a busy machine.
  timeout: 30_000,
} as const;

/**
 * The same for a page with a model: its picture is calculated by SwiftShader, whose code is made for the processor it runs
 * on, so a shade may be rounded differently on another one. On one processor the pictures are the same.
 */
export const modelComparison = {
  comparatorOptions: { threshold: 0.005, allowedMismatchedPixelRatio: 0.0005, includeAA: true },
} as const;

/** Folders of pictures, relative to the root. */
export const places = {
  /** The ones that were accepted, in git. */
  accepted: ".storybook/snapshots",
  /** Pictures of this machine, used if its browser draws differently. */
  own: ".vitest/snapshots",
  /** What differed in the last run. */
  differences: ".vitest/visual",
} as const;

export const themes = ["light", "dark"] as const;

/** The name of a story's picture in a theme. Vitest writes a row of dashes in a name as one. */
export function pictureName(storyId: string, theme: (typeof themes)[number]): string {
  return `${storyId}-${theme}`.replaceAll(/-+/g, "-");
}
