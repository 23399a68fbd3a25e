import type { Generated, Insertable, Selectable } from "kysely";
import type { AuditEvent } from "@panel/api-client/panel-types";
import type { Role } from "@panel/domain/roles";
import type { UserStatus } from "@panel/domain/users";
import type { BotAnswersSchema } from "./bot-answers-schema.ts";
import type { BotsSchema } from "./bots-schema.ts";
import type { DraftsSchema } from "./drafts-schema.ts";
import type { EventsSchema } from "./events-schema.ts";
import type { Flag } from "./flag.ts";
import type { IdentitiesSchema } from "./identities-schema.ts";
import type { LibrarySchema } from "./library-schema.ts";
import type { PlaysSchema } from "./plays-schema.ts";
import type { SessionsSchema } from "./sessions-schema.ts";
import type { TryoutsSchema } from "./tryouts-schema.ts";
import type { VersionsSchema } from "./versions-schema.ts";
import type { PublishedColumns, VisitsSchema } from "./visits-schema.ts";

/*
 * One schema for both engines, so only types that both have: integers (0 and 1 for yes and no),
 * double precision, and text. Times are UTC ISO 8601 text, which sorts as time does.
 */

export type MailLanguage = "es" | "en" | "ca";

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
  /** Class or group of an editor; empty for none. */
  label: Generated<string>;
  /** A stored file. */
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
  /** Of the mails to this user: the language of the panel at the last sign-in. */
  language: Generated<MailLanguage>;
  /** Null before the first one. */
  last_sign_in_at: Generated<string | null>;
  /** IANA name, of the browser at the last sign-in; null where it sent none. */
  time_zone: Generated<string | null>;
  /** The contract's RequestId of the call that made it, if it had one. */
  request_id: Generated<string | null>;
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

interface ExperienceTable extends PublishedColumns {
  id: Generated<number>;
  owner_id: number;
  state: 1 | 2 | 3 | null;
  version: number;
  /**
   * JSON of what its author writes. It is always read and written as a whole, so it is stored as
   * text: what goes in comes out unchanged.
   */
  content: string;
  /** Of the content: the Spanish name, the image and, separated by commas, the languages of its required texts. */
  name: Generated<string>;
  cover_id: Generated<number | null>;
  languages: Generated<string>;
  /** Of the content: the languages in which none of its own texts is missing, as bits (domain: `languageBits`). */
  language_bits: Generated<number>;
  /** Of the content: the access code as it is compared (domain: `accessKey`); null without one and once deleted. */
  access_code: string | null;
  /** 1 while another experience may have the same code, as was possible once; codes with 0 are unique. */
  code_shared: Generated<0 | 1>;
  /** The contract's RequestId of the call that made it, if it had one. */
  request_id: string | null;
  created_at: string;
  /** When it or one of its points was changed, and by whom. */
  updated_at: string;
  changed_by: Generated<number | null>;
  /** When it stopped being active; null while it is active, and where it never was. */
  active_until: string | null;
}

interface ExperienceEditorTable {
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
  /** Of the bot that answers there, as the bot platform calls it. */
  bot_id: Generated<string | null>;
  /** JSON, as for experiences. */
  content: string;
  /** Of the content: the languages in which none of its texts is missing, as bits. */
  language_bits: Generated<number>;
  request_id: string | null;
  created_at: string;
  updated_at: string;
}

/** Points that were deleted together, for as long as that can be undone. */
interface PointDeletionTable {
  id: Generated<number>;
  gymkhana_id: number;
  /** JSON of what a restore needs. */
  content: string;
  deleted_at: string;
}

/** How an experience was after each save, to tell two authors what the other one changed. */
interface RevisionTable {
  /** Of what was stored by an earlier version of the program, also "mappoint". */
  kind: "gymkhana";
  record_id: number;
  version: number;
  /** JSON of the record's own fields, by the names of the answer. */
  fields: string;
  saved_by: number;
  saved_at: string;
}

/** The second factor of a user, or one that is being set up. */
interface SecondFactorTable {
  user_id: number;
  /** Encrypted; null until it is confirmed. */
  secret: string | null;
  /** When it was confirmed. */
  since: string | null;
  /** Of the code that was taken last: neither it nor an earlier one is taken again. */
  last_step: number | null;
  /** Encrypted; what is being set up. */
  pending_secret: string | null;
}

interface RecoveryCodeTable {
  /** SHA-256 in base64url. */
  hash: string;
  user_id: number;
}

/** A link that was mailed. Only the digest of its secret is stored. */
interface AccountLinkTable {
  /** SHA-256 in base64url. */
  secret_hash: string;
  user_id: number;
  purpose: "recovery" | "confirmation";
  created_at: string;
  expires_at: string;
  used_at: string | null;
}

/** An e-mail that asked for recovery, of a user or not, until a node has processed the request. */
interface RecoveryRequestTable {
  id: Generated<number>;
  email: string;
  created_at: string;
}

/** Mails on their way out. */
interface MailTable {
  id: Generated<number>;
  /** The same at each try, so that mail programs recognise a mail that arrives twice. */
  message_id: string;
  recipient: string;
  subject: string;
  /** Encrypted JSON of both texts; empty once the mail has gone out or was given up. */
  body: string;
  created_at: string;
  /** From then on it is not sent any more: its link has expired. */
  expires_at: string;
  attempts: Generated<number>;
  next_try_at: string;
  /** A node is sending it; others do not take it before then. */
  claimed_until: Generated<string | null>;
  sent_at: Generated<string | null>;
  given_up_at: Generated<string | null>;
  last_error: Generated<string | null>;
}

/** What happened. The database itself refuses to change or delete a row. */
interface AuditTable {
  id: Generated<number>;
  at: string;
  event: AuditEvent;
  outcome: "done" | "refused";
  actor_id: number | null;
  /** E-mail as it was then. */
  actor: string;
  subject: string;
  address: string;
  /** JSON, flat. */
  details: string;
}

/** The actors and subjects of the log, nearly without duplicates. */
interface AuditNameTable {
  name: string;
  /** The name as searches compare it: `foldText` of the domain. */
  folded: string;
}

interface StoredFileTable {
  id: Generated<number>;
  /** Its name in the storage. */
  key: string;
  /** Whose branch it counts against; null for what counts against nobody, as profile images. */
  owner_id: Generated<number | null>;
  /** The node that put it there. */
  node: string;
  /** `kept` while a record refers to it, `pending` before, `dropped` after. */
  state: "pending" | "kept" | "dropped";
  bytes: number;
  /** Hex. */
  sha256: string;
  created_at: string;
}

/** What the panel itself keeps of a bot; the rest is the bot platform's. */
interface ChatbotTable {
  id: Generated<number>;
  /** As the bot platform calls it. */
  bot_id: string;
  /** The admin whose bot it is. */
  owner_id: number;
  /** JSON: name and description by content language. */
  texts: string;
  /** A stored file. */
  avatar_id: number | null;
  created_at: string;
  updated_at: string;
}

interface MigrationTable {
  name: string;
  done_at: string;
}

export interface Schema
  extends
    BotsSchema,
    BotAnswersSchema,
    IdentitiesSchema,
    DraftsSchema,
    EventsSchema,
    LibrarySchema,
    PlaysSchema,
    SessionsSchema,
    TryoutsSchema,
    VersionsSchema,
    VisitsSchema {
  users: UserTable;
  throttle: ThrottleTable;
  gymkhanas: ExperienceTable;
  gymkhana_editors: ExperienceEditorTable;
  map_points: MapPointTable;
  point_deletions: PointDeletionTable;
  revisions: RevisionTable;
  account_links: AccountLinkTable;
  second_factors: SecondFactorTable;
  recovery_codes: RecoveryCodeTable;
  recovery_requests: RecoveryRequestTable;
  mails: MailTable;
  audit: AuditTable;
  audit_names: AuditNameTable;
  stored_files: StoredFileTable;
  chatbots: ChatbotTable;
  migrations: MigrationTable;
}

export type User = Selectable<UserTable>;
export type NewUser = Insertable<UserTable>;
export type ExperienceRow = Selectable<ExperienceTable>;
export type MapPointRow = Selectable<MapPointTable>;
export type SessionRow = Selectable<SessionsSchema["sessions"]>;
export type EndedSession = Selectable<SessionsSchema["ended_sessions"]>;
export type SecondFactorRow = Selectable<SecondFactorTable>;
export type LinkPurpose = AccountLinkTable["purpose"];
export type MailRow = Selectable<MailTable>;
export type AuditRow = Selectable<AuditTable>;
export type StoredFile = Selectable<StoredFileTable>;
export type ChatbotRow = Selectable<ChatbotTable>;
export type AssetRow = Selectable<LibrarySchema["assets"]>;
