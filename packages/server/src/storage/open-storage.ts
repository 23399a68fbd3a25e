import { join } from "node:path";
import type { Settings } from "../settings/settings.ts";
import { openLocalDisk, removeUnfinished } from "./local-disk.ts";
import type { Storage } from "./storage.ts";

/**
 * The storage that the settings choose: a bucket, or the data folder.
 * @param patience how long a bucket may keep a call waiting, in ms
 * @throws SettingsError when there is no bucket that can be used
 */
export async function openStorage(
  settings: Settings,
  { patience }: { patience?: number | undefined } = {},
): Promise<Storage> {
  if (!settings.s3) return openLocalDisk(folderOf(settings));
  // Takes longer to load than everything else together: only who has a bucket waits for it.
  const { openS3 } = await import("./s3.ts");
  return openS3(settings.s3, { patience });
}

/** Removes what earlier programs left unfinished; for while nothing else works on the data folder. */
export async function clearStorage(settings: Settings): Promise<void> {
  if (!settings.s3) await removeUnfinished(folderOf(settings));
}

const folderOf = ({ dataDir }: Settings) => join(dataDir, "files");
