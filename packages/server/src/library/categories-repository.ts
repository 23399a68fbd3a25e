import type { InterfaceLanguage } from "@panel/domain/languages";
import type { Db } from "../db/connection.ts";

export async function listCategories(
  db: Db,
  language: InterfaceLanguage,
): Promise<{ id: number; name: string }[]> {
  return db
    .selectFrom("asset_categories")
    .select(["id", `name_${language} as name` as "name_es as name"])
    .orderBy("id")
    .execute();
}

export async function areCategories(db: Db, ids: readonly number[]): Promise<boolean> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return true;
  const rows = await db
    .selectFrom("asset_categories")
    .select("id")
    .where("id", "in", wanted)
    .execute();
  return rows.length === wanted.length;
}
