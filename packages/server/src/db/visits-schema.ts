import type { Generated, Selectable } from "kysely";
import type { InterfaceLanguage } from "@panel/domain/languages";
import type { Gender } from "@panel/domain/plays/event";
import type { WalkedStep } from "@panel/domain/play/walk";
import type { Flag } from "./flag.ts";

/* Published routes, the visits to them, and prizes that were handed over. */

/** What is stored with an experience of what its visitors get. */
export interface PublishedColumns {
  /** Of the content: what opens it to visitors. */
  open_on_web: Generated<Flag>;
  is_listed: Generated<Flag>;
  opens_on: Generated<string>;
  closes_on: Generated<string>;
  /** The version that visitors get; null before the first. */
  published_number: Generated<number | null>;
  /** `updated_at` of what was stored when it was published; empty where that was an earlier version. */
  published_state: Generated<string>;
  /** IANA name of that in which the days of `opens_on` and `closes_on` are meant: of the published version. */
  time_zone: Generated<string>;
}

/** A version that was published; the latest row of an experience is what visitors get. */
interface PublicationTable {
  id: Generated<number>;
  gymkhana_id: number;
  /** Of the version. */
  number: number;
  published_at: string;
  published_by: number | null;
  /** JSON of what lists and heads of pages show (visits: `RouteSummary`). */
  summary: string;
  /** From when on what phones ask of it is to be made ahead; null: that is done. */
  prepare_at: string | null;
}

/** The assets that a published version names. */
interface PublicationAssetTable {
  gymkhana_id: number;
  number: number;
  asset_id: number;
}

/** A code under which something was published. It leads to that experience for good. */
interface PublishedCodeTable {
  /** As it is compared (domain: `accessKey`). */
  access_key: string;
  /** As it looks (domain: `lookOf`). */
  look: string;
  gymkhana_id: number;
  since: string;
}

interface VisitTable {
  id: Generated<number>;
  gymkhana_id: number;
  /** The version with which it began. */
  number: number;
  /** Keyed hash of the request that made it. */
  request_hash: string;
  /** Keyed hashes, as reported plays have them. */
  player: string;
  play: string;
  /** By which the desk finds it, without separators. */
  play_number: string;
  language: InterfaceLanguage;
  gender: Gender | null;
  anywhere: Flag;
  started_at: string;
  ends_at: string;
  /** When its last steps came. */
  last_at: string;
  /** JSON of the domain's VisitState. */
  state: string;
  ended_at: string | null;
  earned_at: string | null;
  collected_at: string | null;
  /** From when on something of it has to be counted in the statistics; null for nothing. */
  count_at: string | null;
  /** How many of its steps, and which of its ends, are counted: the place of the last step, and bits of ends. */
  counted_steps: number;
  counted_ends: number;
  /** Of a team of an event. */
  team_id: number | null;
}

/** A step that counts. */
interface VisitStepTable {
  visit_id: number;
  /** From 1 on, as they came. In that order they count, but for a team's, of which its state has the order. */
  place: number;
  phone: string;
  number: number;
  kind: WalkedStep["kind"];
  point_id: number;
  /** Milliseconds since the start. */
  after: number;
}

/** A prize that was handed over, and whether that was taken back. */
interface CollectionTable {
  id: Generated<number>;
  gymkhana_id: number;
  play_number: string;
  at: string;
  user_id: number | null;
  undone_at: string | null;
}

export interface VisitsSchema {
  publications: PublicationTable;
  publication_assets: PublicationAssetTable;
  published_codes: PublishedCodeTable;
  visits: VisitTable;
  visit_steps: VisitStepTable;
  collections: CollectionTable;
}

export type PublicationRow = Selectable<PublicationTable>;
export type VisitRow = Selectable<VisitTable>;
export type VisitStepRow = Selectable<VisitStepTable>;
export type CollectionRow = Selectable<CollectionTable>;
