import type { Schema } from "../db/schema.ts";

/** A table as it goes into a backup and comes out of it. */
export interface BackedUpTable {
  name: keyof Schema;
  /** Its rows are read in this order, which no two share. */
  key: readonly string[];
  /** Columns that refer to the table itself; they are filled in once every row is there. */
  ownReferences?: readonly string[];
  /** Whether its ids come from a sequence. */
  hasSequence: boolean;
  /** Whether its rows stay where an archive has none of the table, being older than it. */
  staysWithout?: boolean;
}

/**
 * What a backup holds, each table after those that it refers to. Left out is what must not become
 * valid again: sessions, links that were mailed or shown, mails on their way, uploads under way, counts of
 * tries, runs of machine drafts, and deletions of points that could be undone.
 */
const TABLES = [
  { name: "users", key: ["id"], ownReferences: ["parent_id"], hasSequence: true },
  { name: "second_factors", key: ["user_id"], hasSequence: false },
  { name: "recovery_codes", key: ["hash"], hasSequence: false },
  { name: "identities", key: ["issuer", "subject"], hasSequence: false },
  { name: "gymkhanas", key: ["id"], hasSequence: true },
  { name: "gymkhana_editors", key: ["gymkhana_id", "user_id"], hasSequence: false },
  {
    name: "map_points",
    key: ["id"],
    ownReferences: ["depends_on", "depends_not_on"],
    hasSequence: true,
  },
  { name: "revisions", key: ["kind", "record_id", "version"], hasSequence: false },
  { name: "versions", key: ["gymkhana_id", "number"], hasSequence: false },
  { name: "version_parts", key: ["id"], hasSequence: true },
  { name: "version_assets", key: ["asset_id", "gymkhana_id"], hasSequence: false },
  {
    name: "outdated_texts",
    key: ["gymkhana_id", "point_id", "path", "language"],
    hasSequence: false,
  },
  {
    name: "text_drafts",
    key: ["gymkhana_id", "point_id", "path", "language"],
    hasSequence: false,
  },
  { name: "glossaries", key: ["user_id"], hasSequence: false },
  { name: "audit", key: ["id"], hasSequence: true },
  { name: "audit_names", key: ["name"], hasSequence: false },
  { name: "stored_files", key: ["id"], hasSequence: true },
  { name: "asset_categories", key: ["id"], hasSequence: true },
  { name: "assets", key: ["id"], hasSequence: true },
  { name: "asset_tags", key: ["asset_id", "folded"], hasSequence: false },
  { name: "asset_uses", key: ["id"], hasSequence: true },
  { name: "asset_usdz", key: ["asset_id", "form"], hasSequence: false },
  { name: "bot_accounts", key: ["id"], hasSequence: true },
  { name: "bots", key: ["id"], hasSequence: true },
  { name: "bot_files", key: ["id"], hasSequence: true },
  { name: "bot_pages", key: ["bot_file_id", "page"], hasSequence: false },
  { name: "bot_page_edits", key: ["bot_file_id", "page"], hasSequence: false },
  { name: "bot_knowledge", key: ["bot_file_id"], hasSequence: false },
  { name: "bot_token_ledger", key: ["id"], hasSequence: true },
  { name: "bot_unanswered", key: ["id"], hasSequence: true },
  { name: "bot_own_answers", key: ["id"], hasSequence: true },
  { name: "bot_figures", key: ["bot_id", "day", "language"], hasSequence: false },
  { name: "bot_ratings", key: ["id"], hasSequence: false },
  { name: "chatbots", key: ["id"], hasSequence: true },
  { name: "kept_keys", key: ["name"], hasSequence: false, staysWithout: true },
  { name: "play_keys", key: ["id"], hasSequence: true },
  { name: "play_players", key: ["id"], hasSequence: true },
  { name: "play_events", key: ["gymkhana_id", "hash"], hasSequence: false },
  { name: "play_shares", key: ["player_id", "measure", "key", "day"], hasSequence: false },
  {
    name: "play_sums",
    key: ["gymkhana_id", "size", "start", "measure", "key"],
    hasSequence: false,
  },
  { name: "lotteries", key: ["gymkhana_id"], hasSequence: false },
  { name: "publications", key: ["id"], hasSequence: true },
  { name: "publication_assets", key: ["asset_id", "gymkhana_id", "number"], hasSequence: false },
  { name: "published_codes", key: ["access_key"], hasSequence: false },
  { name: "events", key: ["id"], hasSequence: true },
  { name: "event_teams", key: ["id"], hasSequence: true },
  { name: "event_phones", key: ["id"], hasSequence: true },
  { name: "event_actions", key: ["id"], hasSequence: true },
  { name: "visits", key: ["id"], hasSequence: true },
  { name: "visit_steps", key: ["visit_id", "place"], hasSequence: false },
  { name: "collections", key: ["id"], hasSequence: true },
  { name: "try_notes", key: ["id"], hasSequence: true },
  { name: "kept_walks", key: ["id"], hasSequence: true },
] as const satisfies readonly BackedUpTable[];
export const BACKED_UP: readonly BackedUpTable[] = TABLES;

/**
 * Tables that no backup holds, and whether a restore empties or leaves them: an ended session stays ended. A table that is in
 * neither list, or in both, does not compile.
 */
const NOT_BACKED_UP: Record<
  Exclude<keyof Schema, (typeof TABLES)[number]["name"]>,
  "emptied" | "left"
> = {
  provider_sessions: "emptied",
  provider_sign_ins: "emptied",
  sessions: "emptied",
  account_links: "emptied",
  recovery_requests: "emptied",
  mails: "emptied",
  throttle: "emptied",
  bot_uploads: "emptied",
  point_deletions: "emptied",
  bot_model_states: "emptied",
  draft_runs: "emptied",
  try_links: "emptied",
  model_links: "emptied",
  event_links: "emptied",
  ended_sessions: "left",
  bot_ended_sessions: "left",
  migrations: "left",
};

/** Those that a restore empties. */
export const TRANSIENT = (Object.keys(NOT_BACKED_UP) as (keyof typeof NOT_BACKED_UP)[]).filter(
  (table) => NOT_BACKED_UP[table] === "emptied",
);

/** The name of a table's rows in an archive. */
export function entryOf(table: BackedUpTable): string {
  return `tables/${table.name}.jsonl`;
}
