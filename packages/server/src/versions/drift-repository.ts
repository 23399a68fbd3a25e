import type { Outdated, TextInLanguage } from "@panel/domain/texts/texts";
import { chunks } from "../db/chunks.ts";
import { compiledQuery } from "../db/compiled-query.ts";
import type { Db } from "../db/connection.ts";

/** Databases limit the parameters of a statement. */
const AT_ONCE = 100;

const COLUMNS = ["point_id", "path", "language", "source"] as const;

const atOnePlace = compiledQuery(
  (db, { experienceId, point }: { experienceId: number; point: number }) =>
    db
      .selectFrom("outdated_texts")
      .select(COLUMNS)
      .where("gymkhana_id", "=", experienceId)
      .where("point_id", "=", point),
);

/**
 * The outdated translations of an experience, and of deleted points of it.
 * @param places ids of points, undefined for the experience itself; everywhere if left out
 */
export async function listOutdated(
  db: Db,
  experienceId: number,
  places?: readonly (number | undefined)[],
): Promise<Outdated[]> {
  const points = places?.map((point) => point ?? 0);
  const [only] = points ?? [];
  const rows =
    // Most saves change one place.
    points?.length === 1 && only !== undefined
      ? await atOnePlace(db, { experienceId, point: only })
      : await atPlaces(db, experienceId, points);
  return rows.map(({ point_id, ...rest }) => ({ point: point_id || undefined, ...rest }));
}

/** Of more places than a statement may name, and where none are given, all are read. */
function atPlaces(db: Db, experienceId: number, points: readonly number[] | undefined) {
  return db
    .selectFrom("outdated_texts")
    .select(COLUMNS)
    .where("gymkhana_id", "=", experienceId)
    .$if(points !== undefined && points.length <= AT_ONCE, (query) =>
      query.where("point_id", "in", points ?? []),
    )
    .orderBy("point_id")
    .orderBy("path")
    .orderBy("language")
    .execute();
}

/** Writes down what each of these was made from, in a transaction. */
export async function putOutdated(
  transaction: Db,
  experienceId: number,
  outdated: readonly Outdated[],
): Promise<void> {
  for (const some of chunks(outdated, AT_ONCE)) {
    await transaction
      .insertInto("outdated_texts")
      .values(
        some.map(({ point = 0, path, language, source }) => ({
          gymkhana_id: experienceId,
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
  experienceId: number,
  settled: readonly TextInLanguage[],
): Promise<void> {
  for (const some of chunks(settled, AT_ONCE)) {
    await transaction
      .deleteFrom("outdated_texts")
      .where("gymkhana_id", "=", experienceId)
      .where((eb) =>
        eb.or(
          some.map(({ point = 0, path, language }) => eb.and({ point_id: point, path, language })),
        ),
      )
      .execute();
  }
}
