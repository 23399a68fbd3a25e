import { isMapFile } from "@panel/domain/map-file";
import { mapFileElsewhereProblem } from "./map-file-problem.ts";
import { SettingsError } from "./settings-error.ts";
import type { TilesSettings } from "./tiles-settings.ts";

/** How long a start waits for the beginning of a map's file elsewhere. */
const PATIENCE_MS = 3_000;

/**
 * Looks at the beginning of a map's file in a bucket, as at that of one on this server. One that does not answer in time
 * does not hold up the start.
 * @throws SettingsError for a file that browsers cannot draw
 */
export async function checkMapElsewhere(
  { tileUrl, mapFile }: Pick<TilesSettings, "tileUrl" | "mapFile">,
  signal: AbortSignal = AbortSignal.timeout(PATIENCE_MS),
): Promise<void> {
  if (mapFile !== undefined || !isMapFile(tileUrl)) return;
  const expected = await mapFileElsewhereProblem(tileUrl, signal);
  if (expected !== undefined) throw new SettingsError(`TILE_URL expects ${expected}: ${tileUrl}`);
}
