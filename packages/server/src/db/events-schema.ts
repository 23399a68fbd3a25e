import type { Generated, Selectable } from "kysely";
import type { InterfaceLanguage } from "@panel/domain/languages";
import type { Flag } from "./flag.ts";

/* The day of an event: teams that play a published route. */

interface EventTable {
  id: Generated<number>;
  gymkhana_id: number;
  /** The user who stands for the account of the experience. */
  account_id: number;
  request_id: string;
  name: string;
  starts_at: string | null;
  ends_at: string | null;
  minutes: number | null;
  /** When it began. One that starts by its clock gets it soon after. */
  started_at: string | null;
  /** When it ended. One that ends by its clock gets it soon after. */
  ended_at: string | null;
  /** When it ends by itself, as far as that is known (domain: `endOf`). */
  due_at: string | null;
  rules: string;
  phones: number;
  names_by_teams: Flag;
  ranking: "never" | "end" | "always";
  places: Flag;
  hidden_minutes: number;
  revealed: Flag;
  /** The version that teams play; null before the start. */
  number: number | null;
  /** Grows with each change of the event, its teams and their plays. */
  revision: number;
  /** The revision of the last change that concerns all teams. */
  noticed: number;
  created_at: string;
  /** When names, codes and texts were deleted. */
  cleared_at: string | null;
  /** JSON of what was counted of its teams (`EventSum`); null until some days after the end. */
  sums: string | null;
}

interface EventTeamTable {
  id: Generated<number>;
  event_id: number;
  /** Within the event, from 1 on. */
  number: number;
  /** Empty once it was deleted, as are the key by which names are compared, and the code. */
  name: string;
  name_key: string | null;
  code: string | null;
  /** JSON of the domain's TeamProgress. */
  progress: string;
  has_played: Flag;
  /** What the staff gave or took. */
  adjusted: number;
  /** When the staff ended it. */
  ended_at: string | null;
  /** The event's revision of the last change that concerns its phones, and of the last one of its log. */
  revision: number;
  log_revision: number;
}

interface EventPhoneTable {
  id: Generated<number>;
  event_id: number;
  team_id: number;
  /** As it calls itself in steps. */
  phone: string;
  language: InterfaceLanguage;
  shares_place: Flag;
  joined_at: string;
  last_seen_at: string;
  latitude: number | null;
  longitude: number | null;
  place_at: string | null;
}

/** Links that count. One that has ended has no row. */
interface EventLinkTable {
  id: Generated<number>;
  event_id: number;
  kind: "helper" | "screen";
  name: string;
  /** JSON of the contract's HelperRights. */
  may: string;
  /** SHA-256 of its secret, in base64url. */
  token_hash: string;
  created_at: string;
  last_used_at: string | null;
}

interface EventActionTable {
  id: Generated<number>;
  event_id: number;
  /** Of the contract's EventAction. */
  kind:
    | "addTeams"
    | "removeTeam"
    | "start"
    | "setEnd"
    | "end"
    | "message"
    | "pass"
    | "score"
    | "endTeam"
    | "resumeTeam"
    | "rename"
    | "freePhone"
    | "reveal"
    | "hide";
  team_id: number | null;
  point_id: number | null;
  points: number;
  text: string;
  /** Who did it: a user, or a helper by the name of the link; neither where the clock did. */
  user_id: number | null;
  helper: string;
  request_id: string | null;
  at: string;
}

export interface EventsSchema {
  events: EventTable;
  event_teams: EventTeamTable;
  event_phones: EventPhoneTable;
  event_links: EventLinkTable;
  event_actions: EventActionTable;
}

export type EventRow = Selectable<EventTable>;
export type EventTeamRow = Selectable<EventTeamTable>;
export type EventPhoneRow = Selectable<EventPhoneTable>;
export type EventLinkRow = Selectable<EventLinkTable>;
export type EventActionRow = Selectable<EventActionTable>;
