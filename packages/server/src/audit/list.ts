import { sql } from "kysely";
import type { Db } from "../db/connection.ts";
import type { AuditRow } from "../db/schema.ts";
import type { AuditEvent } from "./record.ts";

export interface AuditFilter {
  event?: AuditEvent | undefined;
  /** Part of an actor or a subject. */
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
/** Ids rise with time, but for the clocks of several nodes and transactions that take long. */
const CLOCK_SLACK_MS = 10 * 60_000;

/**
 * The log, newest first. Every filter goes through an index, so that the size of the log does not
 * matter: moments become bounds of ids, a search becomes the few names that it matches.
 */
export async function listAudit(db: Db, filter: AuditFilter): Promise<AuditPage> {
  const limit = filter.limit ?? DEFAULT_LIMIT;
  const from = filter.from === undefined ? undefined : new Date(filter.from);
  const to = filter.to === undefined ? undefined : new Date(filter.to);
  let query = db
    .selectFrom("audit")
    .selectAll()
    .orderBy("id", "desc")
    .limit(limit + 1);
  if (filter.event) query = query.where("event", "=", filter.event);
  if (filter.before !== undefined) query = query.where("id", "<", filter.before);
  if (from) {
    const first = await firstIdSince(db, moved(from, -CLOCK_SLACK_MS));
    if (first === undefined) return { entries: [], more: false };
    query = query.where("id", ">=", first).where("at", ">=", from.toISOString());
  }
  if (to) {
    const after = await firstIdSince(db, moved(to, CLOCK_SLACK_MS));
    if (after !== undefined) query = query.where("id", "<", after);
    query = query.where("at", "<", to.toISOString());
  }
  const wanted = filter.search?.trim().toLowerCase();
  if (wanted) {
    const names = await namesWith(db, wanted);
    if (names.length === 0) return { entries: [], more: false };
    query =
      names.length <= NAMES_MAX
        ? query.where((eb) => eb.or([eb("actor", "in", names), eb("subject", "in", names)]))
        : query.where((eb) => eb.or([contains("actor", wanted), contains("subject", wanted)]));
  }
  const rows = await query.execute();
  return { entries: rows.slice(0, limit), more: rows.length > limit };
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

async function namesWith(db: Db, wanted: string): Promise<string[]> {
  const rows = await db
    .selectFrom("audit_names")
    .select("name")
    .distinct()
    .where(contains("name", wanted))
    .limit(NAMES_MAX + 1)
    .execute();
  return rows.map((row) => row.name);
}

/** Characters that a pattern would understand stand for themselves. */
function contains(column: "actor" | "subject" | "name", wanted: string) {
  const pattern = `%${wanted.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`;
}

function moved(moment: Date, ms: number): Date {
  return new Date(moment.getTime() + ms);
}
