import type { Generated, Selectable } from "kysely";
import type { InterfaceLanguage } from "@panel/domain/languages";
import type { Flag } from "./flag.ts";

/* Trying a route before visitors walk it. */

/** Links that count. One that is ended has no row. */
interface TryLinkTable {
  id: Generated<number>;
  gymkhana_id: number;
  /** SHA-256 of its secret, in base64url. */
  token_hash: string;
  created_at: string;
  expires_at: string;
  last_used_at: string | null;
}

interface TryNoteTable {
  id: Generated<number>;
  gymkhana_id: number;
  /** The `token_hash` of the link that it was sent with, which may have ended. */
  link_hash: string;
  /** Made by the sender; a note is there once. */
  sent_id: string;
  text: string;
  language: InterfaceLanguage;
  /** The point may be gone. */
  point_id: number | null;
  latitude: number | null;
  longitude: number | null;
  /** Metres. */
  accuracy: number | null;
  /** A stored file. */
  photo_id: number | null;
  written_at: string;
  received_at: string;
  done: Flag;
}

interface KeptWalkTable {
  id: Generated<number>;
  gymkhana_id: number;
  name: string;
  /** JSON of the contract's WalkedSteps and WalkEnd. */
  steps: string;
  ended: string;
  /** The contract's RequestId of the call that made it, if it had one. */
  request_id: string | null;
  created_at: string;
}

/** Links of models that count. One that is ended has no row. */
interface ModelLinkTable {
  id: Generated<number>;
  asset_id: number;
  /** Who made it. */
  user_id: number;
  /** SHA-256 of its secret, in base64url. */
  token_hash: string;
  /** Null: as the asset has it. */
  plays: Flag | null;
  /** Empty for the first one. */
  clip: string;
  created_at: string;
  expires_at: string;
  last_used_at: string | null;
  /** Of the size that came last, as its sender named it; it stays when that is settled, so that what is sent again is nothing new. */
  chosen_id: string | null;
  chosen_scale: number | null;
  /** Metres, as the phone says. */
  chosen_height: number | null;
  chosen_at: string | null;
}

export interface TryoutsSchema {
  try_links: TryLinkTable;
  try_notes: TryNoteTable;
  kept_walks: KeptWalkTable;
  model_links: ModelLinkTable;
}

export type TryLinkRow = Selectable<TryLinkTable>;
export type KeptWalkRow = Selectable<KeptWalkTable>;
export type ModelLinkRow = Selectable<ModelLinkTable>;
