import { recordBy } from "../audit/record.ts";
import type { Connection, Db } from "../db/connection.ts";
import { lockBranch, requireQuota } from "../resources/quota.ts";
import type { Files } from "../storage/files.ts";
import type { UploadedFile } from "../storage/uploaded-file.ts";
import type { Viewer } from "../viewer.ts";
import { allowedAsset } from "./allowed.ts";
import type { AssetFile } from "./asset-form.ts";
import { plainFileName } from "./file-name.ts";
import type { ProcessedUpload } from "./process-upload.ts";
import * as repository from "./repository.ts";
import { prepareAgain } from "./uses-repository.ts";
import { requireUsable } from "./uses.ts";
import { factsOf, releaseFiles, type Stored } from "./write-asset.ts";

interface Replacement {
  given: AssetFile;
  upload: UploadedFile;
  processed: ProcessedUpload;
  /** Its files, which are kept if all goes well. */
  stored: Stored;
  refuseCopy(transaction: Db): Promise<void>;
}

/** Puts a file that was judged and stored in the place of an asset's; the old one is let go. */
export async function replaceFile(
  connection: Connection,
  files: Files,
  viewer: Viewer,
  id: number,
  { given, upload, processed, stored: { file, small, large }, refuseCopy }: Replacement,
): Promise<void> {
  if (!file) throw new Error("An upload has become no file");
  await connection.db.transaction().execute(async (transaction) => {
    // Users are locked before assets wherever both are.
    const { owner_id } = await allowedAsset(transaction, "edit", viewer, id);
    await lockBranch(connection, transaction, owner_id);
    await repository.lockForChange(connection, transaction, [id]);
    const before = await allowedAsset(transaction, "edit", viewer, id);
    await refuseCopy(transaction);
    await requireUsable(transaction, before, processed.facts);
    if (before.is_global === 0) {
      const bytes = processed.file.bytes - before.file_bytes;
      if (bytes > 0) await requireQuota(connection, transaction, before.owner_id, { bytes });
    }
    await files.keep(transaction, file.id, before.is_global ? undefined : before.owner_id);
    for (const picture of [small, large]) {
      if (picture) await files.keep(transaction, picture.id);
    }
    await repository.updateAsset(transaction, before, {
      file_name: plainFileName(upload.fileName),
      file_id: file.id,
      small_id: small?.id ?? null,
      large_id: large?.id ?? null,
      icon_id: null,
      thumbnail_is_old: 0,
      sha256: upload.sha256,
      // What was spoken is in the file that is let go.
      speech: null,
      facts: factsOf({ type: before.type, weight: given.weight ?? {} }, processed.facts),
      updated_at: new Date().toISOString(),
    });
    await prepareAgain(transaction, id);
    await releaseFiles(transaction, files, before);
    await recordBy(transaction, viewer, {
      event: "file-change",
      subject: `asset ${id}`,
      details: { name: before.name, changed: "file", bytes: upload.bytes },
    });
  });
}
