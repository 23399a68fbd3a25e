import type { Outdated, TextInLanguage } from "@panel/domain/texts/texts";
import { chunks } from "../db/chunks.ts";
import type { Db } from "../db/connection.ts";

/** Databases limit the parameters of a statement. */
const AT_ONCE = 100;

/**
 * The outdated translations of an experience, and of deleted points of it.
 * @param places ids of points, undefined for the experience itself; everywhere if left out
 */
export async function listOutdated(
  db: Db,
  gymkhanaId: number,
  places?: readonly (number | undefined)[],
): Promise<Outdated[]> {
  const few = places && places.length <= AT_ONCE ? places.map((point) => point ?? 0) : undefined;
  const rows = await db
    .selectFrom("outdated_texts")
    .select(["point_id", "path", "language", "source"])
    .where("gymkhana_id", "=", gymkhanaId)
    .$if(few !== undefined, (query) => query.where("point_id", "in", few ?? []))
    .orderBy("point_id")
    .orderBy("path")
    .orderBy("language")
    .execute();
  return rows.map(({ point_id, ...rest }) => ({ point: point_id || undefined, ...rest }));
}

/** Writes down what each of these was made from, in a transaction. */
export async function putOutdated(
  transaction: Db,
  gymkhanaId: number,
  outdated: readonly Outdated[],
): Promise<void> {
  for (const some of chunks(outdated, AT_ONCE)) {
    await transaction
      .insertInto("outdated_texts")
      .values(
        some.map(({ point = 0, path, language, source }) => ({
          gymkhana_id: gymkhanaId,
          point_id: point,
          path,
          language,
          source,
        })),
      )
      .onConflict((conflict) =>
        conflict
          .columns(["gymkhana_id", "point_id", "path", "language"])
          .doUpdateSet((eb) => ({ source: eb.ref("excluded.source") })),
      )
      .execute();
  }
}

/** Forgets that these were outdated, in a transaction. */
export async function deleteOutdated(
  transaction: Db,
  gymkhanaId: number,
  settled: readonly TextInLanguage[],
): Promise<void> {
  for (const some of chunks(settled, AT_ONCE)) {
    await transaction
      .deleteFrom("outdated_texts")
      .where("gymkhana_id", "=", gymkhanaId)
      .where((eb) =>
        eb.or(
          some.map(({ point = 0, path, language }) => eb.and({ point_id: point, path, language })),
        ),
      )
      .execute();
  }
}
