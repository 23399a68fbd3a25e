import type { Generated, Selectable } from "kysely";
import type { InterfaceLanguage } from "@panel/domain/languages";
import type { Measure } from "@panel/domain/plays/cells";
import type { EventKind, Gender } from "@panel/domain/plays/event";
import type { Flag } from "./flag.ts";

/* What visitors' apps report of plays, and what is counted of it. */

/** Keys of installations of the visitors' app. Of a key's secret only the digest is stored. */
interface PlayKeyTable {
  id: Generated<number>;
  /** Whose key it is. Several keys of one installation count as one, so that a key can be replaced. */
  installation: string;
  /** SHA-256 in base64url. */
  secret_hash: string;
  /** The admin of whose branch the experiences are that may be reported of; null for all experiences. */
  admin_id: number | null;
  created_at: string;
  revoked_at: string | null;
}

/** A player of one experience, for as long as there are events of theirs. */
interface PlayPlayerTable {
  id: Generated<number>;
  gymkhana_id: number;
  /** Keyed hash of the player's id, another one for each experience. */
  hash: string;
  /** 0 while what is kept of what was counted has still to be made: from before it was kept. */
  counted: Generated<Flag>;
  /** 1 while what is known of a player who was erased is being deleted. */
  erased: Generated<Flag>;
  /** What `domain/plays/visitor.ts` knows of the player. */
  first_day: number | null;
  gender: Gender | null;
  gender_order: string | null;
}

/** What a player has added to the sums of single days, as far as it is of events that are still kept. */
interface PlayShareTable {
  player_id: number;
  measure: Measure;
  key: string;
  day: number;
  count: number;
  people: number;
  seconds: number;
}

interface PlayEventTable {
  gymkhana_id: number;
  /** Keyed hash of installation and event id: an event is there once. */
  hash: string;
  player_id: number;
  /** Keyed hash of player and play. */
  play: string;
  kind: EventKind;
  point_id: number | null;
  is_right: Flag | null;
  language: InterfaceLanguage | null;
  gender: Gender | null;
  /** Of the start of a visit to a published route; null where an app reports. */
  origin: "web" | null;
  /** When it happened, in milliseconds since 1970. */
  at: number;
  /** 1 for the first of its kind and point in its play: only these count. */
  counts: Generated<Flag>;
  received_at: string;
}

/** How often something happened in a block of days. Nothing in it leads to a person. */
interface PlaySumTable {
  gymkhana_id: number;
  /** A block of `size` days from `start` on, counted since 1970; a size of 0 is all days. */
  size: number;
  start: number;
  measure: Measure;
  key: string;
  count: number;
  people: number;
  seconds: number;
}

/** The draw of an experience's prize: one at most, for good. */
interface LotteryTable {
  gymkhana_id: number;
  /** Of the address at which anybody reads of it. */
  code: string;
  /** `YYYY-MM-DD` as the experience has it; null where its prize is not drawn any more. */
  day: string | null;
  /** Encrypted until the draw, null once it is in the record, and before it is made. */
  seed: string | null;
  /** What is published of the seed, and since when. */
  commitment: string | null;
  committed_at: string | null;
  /** JSON of the domain's DrawRecord. */
  record: string | null;
}

export interface PlaysSchema {
  lotteries: LotteryTable;
  play_keys: PlayKeyTable;
  play_players: PlayPlayerTable;
  play_events: PlayEventTable;
  play_shares: PlayShareTable;
  play_sums: PlaySumTable;
}

export type LotteryRow = Selectable<LotteryTable>;
export type PlayKeyRow = Selectable<PlayKeyTable>;
export type PlayPlayerRow = Selectable<PlayPlayerTable>;
export type PlayShareRow = Selectable<PlayShareTable>;
export type PlayEventRow = Selectable<PlayEventTable>;
export type PlaySumRow = Selectable<PlaySumTable>;
