import { recordBy } from "../audit/record.ts";
import type { Db } from "../db/connection.ts";
import type { StoredFile, User } from "../db/schema.ts";
import type { Viewer } from "../viewer.ts";
import type { Files } from "../storage/files.ts";
import type { ProfileFields } from "./form.ts";
import { updateUser } from "./repository.ts";

/** What the log calls a user's file. */
const IMAGE = "profile image";

/** The image after a save: a new one, none any more, or undefined for the one that it has. */
export function newImage(
  form: Pick<ProfileFields, "idMod">,
  stored: StoredFile | undefined,
): StoredFile | "none" | undefined {
  return stored ?? (form.idMod === 0 ? "none" : undefined);
}

/** Saves texts and image of a user who is there, and locked. */
export async function saveUser(
  files: Files,
  transaction: Db,
  viewer: Viewer,
  user: User,
  changes: Partial<User>,
  image: StoredFile | "none" | undefined,
): Promise<void> {
  if (image && user.image_id !== null) {
    await files.release(transaction, user.image_id);
    await recordBy(transaction, viewer, {
      event: "file-delete",
      subject: user.email,
      details: { file: IMAGE },
    });
  }
  if (image && image !== "none") await keepImage(files, transaction, viewer, image, user.email);
  await updateUser(transaction, user.id, {
    ...changes,
    ...(image ? { image_id: image === "none" ? null : image.id } : {}),
  });
}

/** Keeps the image of a user, in the transaction of the record that refers to it. */
export async function keepImage(
  files: Files,
  transaction: Db,
  viewer: Viewer,
  stored: StoredFile,
  email: string,
): Promise<void> {
  await files.keep(transaction, stored.id);
  await recordBy(transaction, viewer, {
    event: "upload",
    subject: email,
    details: { file: IMAGE, bytes: stored.bytes },
  });
}
