import { randomBytes } from "node:crypto";
import { copyFile, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { storageError, type Storage } from "./storage.ts";

const UNFINISHED = ".part";

/**
 * Files in a folder, spread over 256 sub-folders. A file gets its name only once its bytes are on
 * the disk, and `save` returns only once the name is on the disk too.
 */
export async function openLocalDisk(root: string): Promise<Storage> {
  await mkdir(root, { recursive: true, mode: 0o700 });
  const folderOf = (key: string) => join(root, key.slice(0, 2));
  const pathOf = (key: string) => join(folderOf(key), key);
  return {
    async save(key, path) {
      const folder = folderOf(key);
      const unfinished = `${pathOf(key)}.${randomBytes(4).toString("hex")}${UNFINISHED}`;
      const made = await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
        throw storageError(error);
      });
      try {
        await copyFile(path, unfinished);
        await flush(unfinished);
        await rename(unfinished, pathOf(key));
      } catch (error) {
        await rm(unfinished, { force: true }).catch(() => undefined);
        throw error;
      }
      await flush(folder);
      if (made !== undefined) await flush(root);
    },
    async read(key, range) {
      // Held open, the file is read to its end whatever happens to its name meanwhile.
      const handle = await open(pathOf(key)).catch(whenMissing);
      if (!handle) return undefined;
      try {
        const total = (await handle.stat()).size;
        const part = range?.(total);
        const stream = handle.createReadStream(part ? { start: part.first, end: part.last } : {});
        return { total, stream };
      } catch (error) {
        await handle.close();
        throw error;
      }
    },
    async sizeOf(key) {
      return (await stat(pathOf(key)).catch(whenMissing))?.size;
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
  };
}

function whenMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}

/** What our folders are called: keys begin so. A disk has others of its own beside them. */
const FOLDER = /^[0-9a-f]{2}$/;

/** Removes copies that a crash cut short; for while nothing else writes into the folder. */
export async function removeUnfinished(root: string): Promise<void> {
  await mkdir(root, { recursive: true, mode: 0o700 });
  for (const entry of await readdir(root, { withFileTypes: true })) {
    if (!entry.isDirectory() || !FOLDER.test(entry.name)) continue;
    const folder = entry.name;
    for (const name of await readdir(join(root, folder))) {
      if (name.endsWith(UNFINISHED)) await rm(join(root, folder, name), { force: true });
    }
  }
}

async function flush(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
