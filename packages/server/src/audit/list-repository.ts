import { type SqlBool, sql } from "kysely";
import type { AuditEvent } from "@panel/api-client/panel-types";
import { searchedWords } from "@panel/domain/fold-text";
import type { Db } from "../db/connection.ts";
import { containing } from "../db/containing.ts";
import type { AuditRow } from "../db/schema.ts";

export interface AuditFilter {
  event?: AuditEvent | undefined;
  /** Words of an actor or a subject, in any order and as any search folds them. */
  search?: string | undefined;
  /** UTC, ISO 8601: from this moment on … */
  from?: string | undefined;
  /** … and before this one. */
  to?: string | undefined;
  /** Only entries with a smaller id. */
  before?: number | undefined;
  limit?: number | undefined;
}

export interface AuditPage {
  entries: AuditRow[];
  /** There are older ones. */
  more: boolean;
}

const DEFAULT_LIMIT = 200;
/** A search that finds more names than this finds entries on almost every page anyway. */
const NAMES_MAX = 200;
const FIRST_STEP = 5_000;
/** Larger than any id. */
const ID_END = 2_147_483_647;
/**
 * Ids rise with time except for differences between the nodes' clocks and for long transactions.
 */
const CLOCK_SLACK_MS = 10 * 60_000;

/** The filter with its moments turned into bounds of ids. */
interface Bounds {
  event: AuditEvent | undefined;
  from: string | undefined;
  to: string | undefined;
  /** The first id that may count … */
  first: number;
  /** … and the first one after them. */
  end: number;
}

/**
 * The log, newest first. Every filter goes through an index, so that the size of the log does not
 * matter: moments become bounds of ids, a search becomes the few names that it matches.
 */
export async function listAudit(db: Db, filter: AuditFilter): Promise<AuditPage> {
  const limit = filter.limit ?? DEFAULT_LIMIT;
  const bounds = await boundsOf(db, filter);
  const words = searchedWords(filter.search ?? "");
  const names = words.length > 0 ? await namesWith(db, words) : undefined;
  const rows = await newest(db, bounds, limit + 1, names, words);
  return { entries: rows.slice(0, limit), more: rows.length > limit };
}

async function boundsOf(db: Db, filter: AuditFilter): Promise<Bounds> {
  const from = filter.from === undefined ? undefined : new Date(filter.from);
  const to = filter.to === undefined ? undefined : new Date(filter.to);
  const end = Math.min(
    filter.before ?? ID_END,
    (to && (await firstIdSince(db, moved(to, CLOCK_SLACK_MS)))) ?? ID_END,
  );
  return {
    event: filter.event,
    from: from?.toISOString(),
    to: to?.toISOString(),
    first: from ? ((await firstIdSince(db, moved(from, -CLOCK_SLACK_MS))) ?? ID_END) : 1,
    end,
  };
}

async function newest(
  db: Db,
  bounds: Bounds,
  limit: number,
  names: readonly string[] | undefined,
  words: readonly string[],
): Promise<AuditRow[]> {
  if (bounds.first >= bounds.end || names?.length === 0) return [];
  if (names === undefined) return within(db, bounds).orderBy("id", "desc").limit(limit).execute();
  if (names.length > NAMES_MAX) return stepByStep(db, bounds, limit, words);
  return within(db, bounds)
    .where("actor", "in", names)
    .unionAll(within(db, bounds).where("subject", "in", names).where("actor", "not in", names))
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

function within(db: Db, { event, from, to, first, end }: Bounds) {
  let query = db.selectFrom("audit").selectAll().where("id", ">=", first).where("id", "<", end);
  if (event) query = query.where("event", "=", event);
  if (from) query = query.where("at", ">=", from);
  if (to) query = query.where("at", "<", to);
  return query;
}

/**
 * Reads back through the log in steps until there is enough: a search with many matches finds
 * enough among the newest entries without a full scan.
 */
async function stepByStep(
  db: Db,
  bounds: Bounds,
  limit: number,
  words: readonly string[],
): Promise<AuditRow[]> {
  const rows: AuditRow[] = [];
  let end = Math.min(bounds.end, (await lastId(db)) + 1);
  for (let step = FIRST_STEP; end > bounds.first && rows.length < limit; step *= 2) {
    const first = Math.max(bounds.first, end - step);
    const found = await within(db, { ...bounds, first, end })
      .where(({ exists }) =>
        exists(named(db, words).where(sql<SqlBool>`name in (audit.actor, audit.subject)`)),
      )
      .orderBy("id", "desc")
      .limit(limit - rows.length)
      .execute();
    rows.push(...found);
    end = first;
  }
  return rows;
}

async function lastId(db: Db): Promise<number> {
  const row = await db
    .selectFrom("audit")
    .select("id")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? 0;
}

async function firstIdSince(db: Db, moment: Date): Promise<number | undefined> {
  const row = await db
    .selectFrom("audit")
    .select("id")
    .where("at", ">=", moment.toISOString())
    .orderBy("at")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

async function namesWith(db: Db, words: readonly string[]): Promise<string[]> {
  const rows = await named(db, words)
    .distinct()
    .limit(NAMES_MAX + 1)
    .execute();
  return rows.map((row) => row.name);
}

/** The names that have each of the words. */
function named(db: Db, words: readonly string[]) {
  return words.reduce(
    (query, word) => query.where(containing(sql.ref("folded"), word)),
    db.selectFrom("audit_names").select("name"),
  );
}

function moved(moment: Date, ms: number): Date {
  return new Date(moment.getTime() + ms);
}
