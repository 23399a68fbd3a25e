import type { ContentLanguage } from "@panel/domain/languages";

/** A machine draft of a translation: never among the texts that visitors get. */
interface TextDraftTable {
  gymkhana_id: number;
  /** 0 for the experience itself. */
  point_id: number;
  path: string;
  language: ContentLanguage;
  text: string;
  /** The source that it was made from. */
  source: string;
  /** The translation that was stored then, "" for none. */
  replaced: string;
  made_at: string;
}

/** The run of drafts of an experience that is under way, or the last one. */
interface DraftRunTable {
  gymkhana_id: number;
  /** No two runs of an experience share it. */
  started_at: string;
  state: "running" | "done" | "stopped" | "failed";
  /** Why it failed. */
  failure: "unreachable" | "slow" | "broken" | "limited" | "unpaid" | "quota" | null;
  total: number;
  drafted: number;
  /** JSON of what is still to be asked for (drafts/plan.ts). */
  plan: string;
  /** A node is asking for some of it; others do not before then. */
  claimed_until: string | null;
  ended_at: string | null;
}

/** Names that stay and words to use in the drafts of an account's experiences. */
interface GlossaryTable {
  /** The admin of the account, or a super-admin. */
  user_id: number;
  /** How often it was saved. */
  version: number;
  /** JSON of the domain's `GlossaryEntry`s. */
  entries: string;
}

export interface DraftsSchema {
  text_drafts: TextDraftTable;
  draft_runs: DraftRunTable;
  glossaries: GlossaryTable;
}
