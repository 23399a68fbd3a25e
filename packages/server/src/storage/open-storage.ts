import { join } from "node:path";
import type { Settings } from "../settings/settings.ts";
import { openLocalDisk } from "./local-disk.ts";
import type { Storage } from "./storage.ts";

/**
 * The storage that the settings choose: a bucket, or the data folder.
 * @param besideServer a server may be writing to the same storage: its unfinished files stay
 * @param patience how long a bucket may keep a call waiting, in ms
 * @throws SettingsError when there is no bucket that can be used
 */
export async function openStorage(
  settings: Settings,
  {
    besideServer = false,
    patience,
  }: { besideServer?: boolean; patience?: number | undefined } = {},
): Promise<Storage> {
  if (!settings.s3) return openLocalDisk(join(settings.dataDir, "files"), { besideServer });
  // Takes longer to load than everything else together: only who has a bucket waits for it.
  const { openS3 } = await import("./s3.ts");
  return openS3(settings.s3, { patience });
}
