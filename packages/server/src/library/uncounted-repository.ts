import type { AssetFacts } from "@panel/api-client/panel-types";
import { ASSET_TYPE_CODE } from "@panel/domain/assets";
import type { Db } from "../db/connection.ts";

/** A model of which nobody has looked for textures that cannot be counted. */
export interface UncountedModel {
  id: number;
  fileId: number;
  fileName: string;
  key: string;
  facts: AssetFacts;
}

/** The next one by its id. */
export async function nextUncounted(db: Db, after: number): Promise<UncountedModel | undefined> {
  const row = await db
    .selectFrom("assets")
    .innerJoin("stored_files", "stored_files.id", "assets.file_id")
    .select(["assets.id", "assets.file_id", "assets.file_name", "assets.facts", "stored_files.key"])
    .where("assets.type", "=", ASSET_TYPE_CODE.model)
    .where("assets.id", ">", after)
    .where("assets.facts", "not like", '%"uncountedTextures"%')
    .orderBy("assets.id")
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      fileId: row.file_id,
      fileName: row.file_name,
      key: row.key,
      facts: JSON.parse(row.facts) as AssetFacts,
    }
  );
}

/** Unless the asset has another file meanwhile. */
export async function saveFacts(
  db: Db,
  { id, fileId }: Pick<UncountedModel, "id" | "fileId">,
  facts: AssetFacts,
): Promise<void> {
  await db
    .updateTable("assets")
    .set({ facts: JSON.stringify(facts) })
    .where("id", "=", id)
    .where("file_id", "=", fileId)
    .execute();
}
