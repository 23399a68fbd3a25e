import type { Generated, Insertable, Selectable } from "kysely";
import type { Role } from "@panel/domain/roles";

/*
 * One schema for both engines, so only types that both have: integers (0 and 1 for yes and no),
 * double precision, and text. Times are UTC ISO 8601 text, which sorts as time does.
 */

type Flag = 0 | 1;

export const USER_STATUS = { pending: 0, active: 1, disabled: 2 } as const;
type UserStatus = (typeof USER_STATUS)[keyof typeof USER_STATUS];

interface UserTable {
  id: Generated<number>;
  /** Who this user belongs to; only a super-admin has nobody. */
  parent_id: number | null;
  role: Role;
  status: UserStatus;
  /** In lower case: addresses are compared without regard to case. */
  email: string;
  /** Null until the user sets one. */
  password_hash: string | null;
  /** Rises when every token handed out before must end. */
  token_version: Generated<number>;
  uses_default_password: Generated<Flag>;
  name: string;
  surname: string;
  entity: string;
  city: string;
  phone: string;
  facebook: string;
  instagram: string;
  twitter: string;
  image_id: number | null;
  /** Bytes; 0 is no limit, here and in the four below. */
  max_bytes: Generated<number>;
  max_supervisors: Generated<number>;
  max_editors: Generated<number>;
  max_mappoints: Generated<number>;
  max_files: Generated<number>;
  is_equitable: Generated<Flag>;
  has_shared_gyms: Generated<Flag>;
  has_chatbots: Generated<Flag>;
  /** Token of the bot platform; never shown to anybody but its user's panel. */
  parlia_token: string | null;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
}

interface ThrottleTable {
  key: string;
  points: number;
  /** Milliseconds since 1970, or null for never. */
  expire: number | null;
}

interface GymkhanaTable {
  id: Generated<number>;
  owner_id: number;
  state: 1 | 2 | 3 | null;
  version: number;
  /**
   * JSON of what its author writes. It is always read and written whole and never asked for in
   * parts, so it stays one text: what goes in comes out, to the letter.
   */
  content: string;
  /** The contract's RequestId of the call that made it, if it had one. */
  request_id: string | null;
  created_at: string;
  updated_at: string;
}

interface GymkhanaEditorTable {
  gymkhana_id: number;
  user_id: number;
}

interface MapPointTable {
  id: Generated<number>;
  gymkhana_id: number;
  version: number;
  /** Place in the route. */
  position: number;
  /** Another point of the same experience, or null. */
  depends_on: number | null;
  depends_not_on: number | null;
  /** JSON, as for experiences. */
  content: string;
  request_id: string | null;
  created_at: string;
  updated_at: string;
}

/** How a record was after each save, to tell two authors what the other one changed. */
interface RevisionTable {
  kind: "gymkhana" | "mappoint";
  record_id: number;
  version: number;
  /** JSON of the record's own fields, by the names of the answer. */
  fields: string;
  saved_by: number;
  saved_at: string;
}

interface MigrationTable {
  name: string;
  done_at: string;
}

export interface Schema {
  users: UserTable;
  throttle: ThrottleTable;
  gymkhanas: GymkhanaTable;
  gymkhana_editors: GymkhanaEditorTable;
  map_points: MapPointTable;
  revisions: RevisionTable;
  migrations: MigrationTable;
}

export type User = Selectable<UserTable>;
export type NewUser = Insertable<UserTable>;
export type GymkhanaRow = Selectable<GymkhanaTable>;
export type MapPointRow = Selectable<MapPointTable>;
export type RecordKind = RevisionTable["kind"];
