import type { ContentLanguage } from "@panel/domain/languages";
import type { Generated } from "kysely";

/** A version of an experience: how it and its points were after a save. */
interface VersionTable {
  gymkhana_id: number;
  /** 1 for the first one; of versions that were thinned out the numbers are missing. */
  number: number;
  saved_at: string;
  /** Null where it is not known. */
  saved_by: number | null;
  /** Who has saved it where it comes from an archive; else empty. */
  saved_by_name: Generated<string>;
  device: "computer" | "tablet" | "phone" | "";
  /** Empty for none; one with a name is kept for ever. */
  name: Generated<string>;
  /** The version that it has brought back. */
  restored: number | null;
  /** JSON of what it has changed (domain: `VersionNotes`). */
  notes: string;
  /** Which parts it consists of, packed. */
  manifest: string;
}

/** An experience without its points, or one of its points, as some of its versions have it. */
interface VersionPartTable {
  id: Generated<number>;
  gymkhana_id: number;
  /** Of the content: equal parts are kept once. */
  hash: string;
  /** JSON of the model, packed. */
  content: string;
}

/** The assets that an experience's versions name. */
interface VersionAssetTable {
  gymkhana_id: number;
  asset_id: number;
}

/** A translation that was made from another source than the present one. */
interface OutdatedTextTable {
  gymkhana_id: number;
  /** 0 for the experience itself; also of points that are deleted by now, which may come back. */
  point_id: number;
  path: string;
  language: ContentLanguage;
  /** What its source was when it was made. */
  source: string;
}

export interface VersionsSchema {
  versions: VersionTable;
  version_parts: VersionPartTable;
  version_assets: VersionAssetTable;
  outdated_texts: OutdatedTextTable;
}
