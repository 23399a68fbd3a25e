import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Mounts a file system in memory on a folder, or mounts it anew; false where this user may not. */
export const mountMemory = (folder: string, options: string): boolean =>
  spawnSync("mount", ["-t", "tmpfs", "-o", options, "tmpfs", folder]).status === 0;

export const unmount = (folder: string): void => void spawnSync("umount", [folder]);

/** Whether this user may mount one. */
export function mayMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), "explorar-mount-"));
  const mounted = mountMemory(folder, "size=64k");
  if (mounted) unmount(folder);
  rmSync(folder, { recursive: true });
  return mounted;
}
