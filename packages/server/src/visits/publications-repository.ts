import { EXPERIENCE_STATE } from "@panel/domain/experience/state";
import { lookOf } from "@panel/domain/visits/address";
import { chunks } from "../db/chunks.ts";
import { EXPERIENCE_COLUMNS, experienceIsThere } from "../db/columns.ts";
import type { Db } from "../db/connection.ts";
import type { ExperienceRow } from "../db/schema.ts";
import type { PublicationRow } from "../db/visits-schema.ts";

const AT_ONCE = 300;

/** A publication with who made it. */
export type ListedPublication = Pick<PublicationRow, "id" | "number" | "published_at"> & {
  name: string | null;
  surname: string | null;
};

/** The latest first. */
export function listPublications(
  db: Db,
  experienceId: number,
  most: number,
): Promise<ListedPublication[]> {
  return db
    .selectFrom("publications")
    .leftJoin("users", "users.id", "publications.published_by")
    .select([
      "publications.id",
      "publications.number",
      "publications.published_at",
      "users.name",
      "users.surname",
    ])
    .where("publications.gymkhana_id", "=", experienceId)
    .orderBy("publications.id", "desc")
    .limit(most)
    .execute();
}

export async function wasPublished(db: Db, experienceId: number, number: number): Promise<boolean> {
  const row = await db
    .selectFrom("publications")
    .select("id")
    .where("gymkhana_id", "=", experienceId)
    .where("number", "=", number)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertPublication(
  transaction: Db,
  publication: Omit<PublicationRow, "id">,
  assetIds: readonly number[],
): Promise<void> {
  await transaction.insertInto("publications").values(publication).execute();
  const { gymkhana_id, number } = publication;
  for (const some of chunks(assetIds, AT_ONCE)) {
    await transaction
      .insertInto("publication_assets")
      .values(some.map((asset_id) => ({ gymkhana_id, number, asset_id })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

export async function setPublished(
  transaction: Db,
  experienceId: number,
  published: Pick<ExperienceRow, "published_number" | "published_state" | "time_zone">,
): Promise<void> {
  await transaction
    .updateTable("gymkhanas")
    .set(published)
    .where("id", "=", experienceId)
    .execute();
}

/** The published experience of a code: the one it leads to, or the only one whose code looks like it. */
export async function findByCode(db: Db, code: string): Promise<ExperienceRow | undefined> {
  const published = db
    .selectFrom("published_codes")
    .innerJoin("gymkhanas", "gymkhanas.id", "published_codes.gymkhana_id")
    .select(EXPERIENCE_COLUMNS)
    .where(experienceIsThere)
    .where("gymkhanas.published_number", "is not", null);
  const exact = await published.where("published_codes.access_key", "=", code).executeTakeFirst();
  if (exact) return exact;
  const alike = await published
    .where("published_codes.look", "=", lookOf(code))
    .distinct()
    .limit(2)
    .execute();
  return alike.length === 1 ? alike[0] : undefined;
}

/** Routes that their authors list and that may be open, with what was said of their published version, by name. */
export function listListed(db: Db, most: number) {
  return db
    .selectFrom("gymkhanas")
    .innerJoin("publications", (join) =>
      join.on("publications.id", "=", (eb) =>
        eb
          .selectFrom("publications as latest")
          .select((each) => each.fn.max("latest.id").as("id"))
          .whereRef("latest.gymkhana_id", "=", "gymkhanas.id"),
      ),
    )
    .select([
      "gymkhanas.id",
      "gymkhanas.state",
      "gymkhanas.access_code",
      "gymkhanas.open_on_web",
      "gymkhanas.opens_on",
      "gymkhanas.closes_on",
      "gymkhanas.published_number",
      "gymkhanas.time_zone",
      "publications.summary",
      "publications.published_at",
    ])
    .where("gymkhanas.is_listed", "=", 1)
    .where("gymkhanas.open_on_web", "=", 1)
    .where("gymkhanas.state", "=", EXPERIENCE_STATE.active)
    .orderBy("gymkhanas.name")
    .orderBy("gymkhanas.id")
    .limit(most)
    .execute();
}

/** What was said of a published version. */
export async function findSummary(
  db: Db,
  experienceId: number,
  number: number,
): Promise<string | undefined> {
  const row = await db
    .selectFrom("publications")
    .select("summary")
    .where("gymkhana_id", "=", experienceId)
    .where("number", "=", number)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.summary;
}
