import { readdirSync } from "node:fs";
import { join } from "node:path";

/** The panel's logo, for pages without its code; the pages' own styles say its colours. */
export const brandMark =
  '<svg viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="9" fill="var(--lime)"/>' +
  '<path d="M16 6c-4.4 0-7.9 3.4-7.9 7.7C8.1 19.2 16 26.3 16 26.3s7.9-7.1 7.9-12.6C23.9 9.4 20.4 6 16 6Z" fill="var(--lime-ink)"/>' +
  '<circle cx="16" cy="13.7" r="3" fill="var(--lime)"/></svg>';

/** The build gives the file a hash in its name; these letters write Spanish, Catalan and English. */
const FONT = /^inter-latin-wght-normal-[\w-]+\.woff2$/;

/**
 * The panel's typeface, as a style for pages without its code; the page's policy has to allow fonts of this server. Empty where
 * the panel is not built: the device's own is in its place.
 */
export function panelFont(panelDir: string): string {
  const assets = join(panelDir, "assets");
  const file = filesIn(assets).find((name) => FONT.test(name));
  if (file === undefined) return "";
  return `@font-face{font-family:Inter;font-weight:100 900;font-display:swap;src:url(/assets/${file}) format("woff2")}`;
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
