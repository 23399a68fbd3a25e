import { sql } from "kysely";
import { EXPERIENCE_STATE } from "@panel/domain/experience/state";
import type { ExperienceRow, MapPointRow, User } from "./schema.ts";

/**
 * The columns of a table, to be selected by name: PostgreSQL refuses to run a prepared `select *`
 * again once a migration has added a column. One that is missing here does not compile.
 */
function columnsOf<Table extends string, Row extends object>(
  table: Table,
  columns: Record<keyof Row & string, true>,
) {
  return (Object.keys(columns) as (keyof Row & string)[]).map(
    (column) => `${table}.${column}` as const,
  );
}

export const USER_COLUMNS = columnsOf<"users", User>("users", {
  id: true,
  parent_id: true,
  role: true,
  status: true,
  email: true,
  password_hash: true,
  token_version: true,
  uses_default_password: true,
  name: true,
  surname: true,
  entity: true,
  city: true,
  phone: true,
  facebook: true,
  instagram: true,
  twitter: true,
  label: true,
  image_id: true,
  max_bytes: true,
  max_supervisors: true,
  max_editors: true,
  max_mappoints: true,
  max_files: true,
  is_equitable: true,
  has_shared_gyms: true,
  has_chatbots: true,
  parlia_token: true,
  language: true,
  last_sign_in_at: true,
  time_zone: true,
  request_id: true,
  created_at: true,
  updated_at: true,
  deleted_at: true,
});

export const EXPERIENCE_COLUMNS = columnsOf<"gymkhanas", ExperienceRow>("gymkhanas", {
  id: true,
  owner_id: true,
  state: true,
  version: true,
  content: true,
  name: true,
  cover_id: true,
  languages: true,
  language_bits: true,
  access_code: true,
  code_shared: true,
  request_id: true,
  created_at: true,
  updated_at: true,
  changed_by: true,
  active_until: true,
  open_on_web: true,
  is_listed: true,
  opens_on: true,
  closes_on: true,
  published_number: true,
  published_state: true,
  time_zone: true,
});

export const MAP_POINT_COLUMNS = columnsOf<"map_points", MapPointRow>("map_points", {
  id: true,
  gymkhana_id: true,
  version: true,
  position: true,
  depends_on: true,
  depends_not_on: true,
  bot_id: true,
  content: true,
  language_bits: true,
  request_id: true,
  created_at: true,
  updated_at: true,
});

/** Whether a row of `gymkhanas` is of an experience that was not deleted. In the text: SQLite takes an index only where it can read what is asked for. */
export const experienceIsThere = sql<boolean>`(gymkhanas.state is null or gymkhanas.state <> ${sql.lit(EXPERIENCE_STATE.deleted)})`;
