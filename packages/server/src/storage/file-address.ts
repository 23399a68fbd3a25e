import { downloadName } from "./download-name.ts";

export const FILES_PREFIX = "/files";

/**
 * Where a stored file is read. Its key cannot be guessed, and its content never changes.
 * @param name what a download is called; whatever it ends with, the file keeps its own extension
 */
export function fileAddress(key: string, name?: string): string {
  const called = name === undefined ? "" : `?name=${encodeURIComponent(downloadName(name, key))}`;
  return `${FILES_PREFIX}/${key}${called}`;
}
