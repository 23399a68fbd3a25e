import { EXPERIENCE_STATE } from "@panel/domain/experience/state";
import { outdatedKey, textId, textPlace } from "@panel/domain/texts/texts";
import type { TextCell, TextDraft } from "@panel/domain/texts/drafts";
import type { Selectable } from "kysely";
import { chunks } from "../db/chunks.ts";
import { EXPERIENCE_COLUMNS } from "../db/columns.ts";
import type { Db } from "../db/connection.ts";
import type { DraftsSchema } from "../db/drafts-schema.ts";

export type RunRow = Selectable<DraftsSchema["draft_runs"]>;

/** Databases limit the parameters of a statement. */
const AT_ONCE = 100;

/** The drafts of an experience, also those that stand for nothing any more. */
export async function listDrafts(db: Db, experienceId: number): Promise<TextDraft[]> {
  const rows = await db
    .selectFrom("text_drafts")
    .select(["point_id", "path", "language", "text", "source", "replaced"])
    .where("gymkhana_id", "=", experienceId)
    .orderBy("point_id")
    .orderBy("path")
    .orderBy("language")
    .execute();
  return rows.map(({ point_id, path, ...rest }) => ({
    id: textId({ point: point_id || undefined, path }),
    ...rest,
  }));
}

/** Keeps drafts, each in place of an earlier one of the same text, in a transaction. */
export async function putDrafts(
  transaction: Db,
  experienceId: number,
  drafts: readonly TextDraft[],
): Promise<void> {
  const made_at = new Date().toISOString();
  for (const some of chunks(drafts, AT_ONCE)) {
    const rows = some.flatMap(({ id, ...draft }) => {
      const place = textPlace(id);
      return place
        ? [
            {
              gymkhana_id: experienceId,
              point_id: place.point ?? 0,
              path: place.path,
              ...draft,
              made_at,
            },
          ]
        : [];
    });
    await transaction
      .insertInto("text_drafts")
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(["gymkhana_id", "point_id", "path", "language"]).doUpdateSet((eb) => ({
          text: eb.ref("excluded.text"),
          source: eb.ref("excluded.source"),
          replaced: eb.ref("excluded.replaced"),
          made_at: eb.ref("excluded.made_at"),
        })),
      )
      .execute();
  }
}

export async function deleteDrafts(
  db: Db,
  experienceId: number,
  cells: readonly TextCell[],
): Promise<void> {
  const places = new Map(
    cells.flatMap((cell) => {
      const place = textPlace(cell.id);
      return place ? [[outdatedKey(cell.id, cell.language), { ...place, ...cell }] as const] : [];
    }),
  );
  for (const some of chunks([...places.values()], AT_ONCE)) {
    await db
      .deleteFrom("text_drafts")
      .where("gymkhana_id", "=", experienceId)
      .where((eb) =>
        eb.or(
          some.map(({ point = 0, path, language }) => eb.and({ point_id: point, path, language })),
        ),
      )
      .execute();
  }
}

export function findRun(db: Db, experienceId: number): Promise<RunRow | undefined> {
  return db
    .selectFrom("draft_runs")
    .selectAll()
    .where("gymkhana_id", "=", experienceId)
    .executeTakeFirst();
}

/** Begins a run in place of the last one, in a transaction that holds the experience. */
export async function putRun(
  transaction: Db,
  run: Pick<RunRow, "gymkhana_id" | "started_at" | "total" | "plan">,
): Promise<void> {
  const begun = {
    ...run,
    state: "running",
    failure: null,
    drafted: 0,
    claimed_until: null,
    ended_at: null,
  } as const;
  const { gymkhana_id: _, ...rest } = begun;
  await transaction
    .insertInto("draft_runs")
    .values(begun)
    .onConflict((conflict) => conflict.column("gymkhana_id").doUpdateSet(rest))
    .execute();
}

/** Experiences with a run that no node works at. */
export async function listWaiting(db: Db, now: Date, most: number): Promise<number[]> {
  const rows = await db
    .selectFrom("draft_runs")
    .select("gymkhana_id")
    .where("state", "=", "running")
    .where((eb) =>
      eb.or([eb("claimed_until", "is", null), eb("claimed_until", "<", now.toISOString())]),
    )
    .orderBy("started_at")
    .limit(most)
    .execute();
  return rows.map(({ gymkhana_id }) => gymkhana_id);
}

/** Takes a run for this node; undefined where another one has it, or it is over. */
export function claimRun(
  db: Db,
  experienceId: number,
  now: Date,
  until: Date,
): Promise<RunRow | undefined> {
  return db
    .updateTable("draft_runs")
    .set({ claimed_until: until.toISOString() })
    .where("gymkhana_id", "=", experienceId)
    .where("state", "=", "running")
    .where((eb) =>
      eb.or([eb("claimed_until", "is", null), eb("claimed_until", "<", now.toISOString())]),
    )
    .returningAll()
    .executeTakeFirst();
}

type RunKey = Pick<RunRow, "gymkhana_id" | "started_at">;

/** Notes how far a run has come; without effect on one that was begun since. */
export async function saveProgress(
  db: Db,
  { gymkhana_id, started_at }: RunKey,
  { plan, more }: { plan: string; more: number },
): Promise<void> {
  await db
    .updateTable("draft_runs")
    .set((eb) => ({ plan, claimed_until: null, drafted: eb("drafted", "+", more) }))
    .where("gymkhana_id", "=", gymkhana_id)
    .where("started_at", "=", started_at)
    .execute();
}

/** Ends a run that is under way. */
export async function endRun(
  db: Db,
  { gymkhana_id, started_at }: RunKey,
  end: { state: Exclude<RunRow["state"], "running">; failure?: RunRow["failure"] },
): Promise<void> {
  await db
    .updateTable("draft_runs")
    .set({
      state: end.state,
      failure: end.failure ?? null,
      claimed_until: null,
      ended_at: new Date().toISOString(),
    })
    .where("gymkhana_id", "=", gymkhana_id)
    .where("started_at", "=", started_at)
    .where("state", "=", "running")
    .execute();
}

/** An experience that is there, by its id. */
export function findExperienceRow(db: Db, id: number) {
  return db
    .selectFrom("gymkhanas")
    .select(EXPERIENCE_COLUMNS)
    .where("id", "=", id)
    .where("state", "!=", EXPERIENCE_STATE.deleted)
    .executeTakeFirst();
}

/** The glossary of an account; undefined before it was first saved. */
export function findGlossary(db: Db, userId: number) {
  return db
    .selectFrom("glossaries")
    .select(["version", "entries"])
    .where("user_id", "=", userId)
    .executeTakeFirst();
}

/** Saves a glossary that is still of a version, 0 for none; whether it was. */
export async function saveGlossary(
  db: Db,
  userId: number,
  version: number,
  entries: string,
): Promise<boolean> {
  if (version === 0) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto("glossaries")
      .values({ user_id: userId, version: 1, entries })
      .onConflict((conflict) => conflict.column("user_id").doNothing())
      .executeTakeFirstOrThrow();
    return (numInsertedOrUpdatedRows ?? 0n) > 0n;
  }
  const { numUpdatedRows } = await db
    .updateTable("glossaries")
    .set({ version: version + 1, entries })
    .where("user_id", "=", userId)
    .where("version", "=", version)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
