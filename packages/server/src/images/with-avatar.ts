import type { StoredFile } from "../db/schema.ts";
import type { Files } from "../storage/files.ts";
import type { UploadedFile } from "../storage/uploaded-file.ts";
import { loadInTurns } from "../turns.ts";

/**
 * Draws the picture of a form anew, stores it and hands it to the work that refers to it. One that
 * the work has not kept goes again at once.
 */
export async function withAvatar<T>(
  files: Files,
  picture: UploadedFile | undefined,
  work: (stored: StoredFile | undefined) => Promise<T>,
): Promise<T> {
  if (!picture) return work(undefined);
  const { storeAvatar } = await avatarCode();
  const stored = await storeAvatar(files, picture);
  try {
    return await work(stored);
  } finally {
    await files.discard([stored]);
  }
}

/** Loaded only when needed, because the decoder takes memory. */
const avatarCode = () =>
  loadInTurns(
    [() => import("sharp"), () => import("file-type"), () => import("./read-image.ts")],
    () => import("./avatar.ts"),
  );
