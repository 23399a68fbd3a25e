import { LRUCache } from "lru-cache";
import { sql } from "kysely";
import { EXPERIENCE_STATE } from "@panel/domain/experience/state";
import { perRole } from "@panel/domain/roles";
import { compiledQuery } from "../db/compiled-query.ts";
import type { Db } from "../db/connection.ts";
import type { Viewer } from "../viewer.ts";
import { visibleTo } from "../access/visibility-repository.ts";
import { takeTurns } from "../turns.ts";

export type VisibleRow = Awaited<ReturnType<typeof listLastChanged>>[number];

/** Rows that are read in one turn of the event loop. */
const PAGE_ROWS = 2000;

/** The lists of viewers of each role. */
const lists = perRole((role) =>
  compiledQuery((db, { id }: { id: number }) =>
    visible(db, { id, role }).orderBy("gymkhanas.id", "desc"),
  ),
);

/** Parts of the same lists, between two ids. */
const pages = perRole((role) =>
  compiledQuery((db, { id, first, last }: { id: number; first: number; last: number }) =>
    visible(db, { id, role })
      .where("gymkhanas.id", "<=", first)
      .where("gymkhanas.id", ">=", last)
      .orderBy("gymkhanas.id", "desc"),
  ),
);

/** The ids of the same lists. */
const ids = perRole((role) =>
  compiledQuery((db, { id }: { id: number }) =>
    db
      .selectFrom("gymkhanas")
      .select("gymkhanas.id")
      .where(visibleTo({ id, role }))
      .orderBy("gymkhanas.id", "desc"),
  ),
);

/** Viewers whose list was short when it was read last. */
const MOST_SHORT = 10_000;
const shortLists = new WeakMap<object, LRUCache<number, true>>();

function shortListsOf(db: Db): LRUCache<number, true> {
  const { adapter } = db.getExecutor();
  const known = shortLists.get(adapter) ?? new LRUCache<number, true>({ max: MOST_SHORT });
  shortLists.set(adapter, known);
  return known;
}

/**
 * The experiences that a viewer sees, with what decides about its permissions on them; the newest first. A list that may be
 * long is read in pages, each in a turn of the event loop.
 */
export async function listVisible(db: Db, { id, role }: Viewer): Promise<readonly VisibleRow[]> {
  const short = shortListsOf(db);
  const rows = short.has(id) ? await lists[role](db, { id }) : await listInPages(db, { id, role });
  if (rows.length > PAGE_ROWS) short.delete(id);
  else short.set(id, true);
  return rows;
}

async function listInPages(
  db: Db,
  { id, role }: Pick<Viewer, "id" | "role">,
): Promise<readonly VisibleRow[]> {
  const listed = await ids[role](db, { id });
  if (listed.length <= PAGE_ROWS) return lists[role](db, { id });
  const all: VisibleRow[] = [];
  for (let from = 0; from < listed.length; from += PAGE_ROWS) {
    await takeTurns();
    const part = listed.slice(from, from + PAGE_ROWS);
    const [first, last] = [part[0]?.id ?? 0, part.at(-1)?.id ?? 0];
    all.push(...(await pages[role](db, { id, first, last })));
  }
  return all;
}

/** The same, of those that were changed last, the latest first. */
export function listLastChanged(db: Db, viewer: Viewer, most: number) {
  const last = db
    .selectFrom("gymkhanas")
    .select("gymkhanas.id")
    .where(visibleTo(viewer))
    .orderBy("gymkhanas.updated_at", "desc")
    .limit(most);
  return visible(db, viewer)
    .where("gymkhanas.id", "in", last)
    .orderBy("gymkhanas.updated_at", "desc")
    .execute();
}

/** How many experiences a viewer sees that are not active. */
export async function countInactive(db: Db, viewer: Viewer): Promise<number> {
  const { count } = await db
    .selectFrom("gymkhanas")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where(visibleTo(viewer))
    .where((eb) => eb.or([eb("state", "is", null), eb("state", "!=", EXPERIENCE_STATE.active)]))
    .executeTakeFirstOrThrow();
  return count;
}

function visible(db: Db, viewer: Pick<Viewer, "id" | "role">) {
  return (
    db
      .selectFrom("gymkhanas")
      .innerJoin("users as owner", "owner.id", "gymkhanas.owner_id")
      .leftJoin("gymkhana_editors as shared", (join) =>
        join.onRef("shared.gymkhana_id", "=", "gymkhanas.id").on("shared.user_id", "=", viewer.id),
      )
      .leftJoin("users as changer", "changer.id", "gymkhanas.changed_by")
      .leftJoin("assets", "assets.id", "gymkhanas.cover_id")
      .leftJoin("stored_files as covers", "covers.id", "assets.small_id")
      .select([
        "gymkhanas.id",
        "gymkhanas.state",
        "gymkhanas.version",
        "gymkhanas.name",
        "gymkhanas.languages",
        "gymkhanas.language_bits",
        "gymkhanas.updated_at",
        "gymkhanas.open_on_web",
        "gymkhanas.opens_on",
        "gymkhanas.closes_on",
        "gymkhanas.published_number",
        "gymkhanas.published_state",
        "gymkhanas.time_zone",
        "gymkhanas.owner_id",
        "owner.entity",
        "owner.parent_id as owner_parent_id",
        "shared.user_id as collaborator_id",
        "changer.name as changer_name",
        "changer.surname as changer_surname",
        "covers.key as cover_key",
      ])
      .select((eb) =>
        eb
          .selectFrom("map_points")
          .select((each) => each.fn.countAll<number>().as("count"))
          .whereRef("map_points.gymkhana_id", "=", "gymkhanas.id")
          .as("points"),
      )
      // Bit by bit, what all points have. Of columns of the index alone, as the count: no content is read.
      .select((eb) =>
        eb
          .selectFrom("map_points")
          .select(
            sql<
              number | null
            >`min(language_bits & 1) + min(language_bits & 2) + min(language_bits & 4)`.as("bits"),
          )
          .whereRef("map_points.gymkhana_id", "=", "gymkhanas.id")
          .as("point_bits"),
      )
      .where(visibleTo(viewer))
  );
}
