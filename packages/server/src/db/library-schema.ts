import type { LicenceId } from "@panel/domain/asset-licences";
import type { Generated } from "kysely";
import type { Flag } from "./flag.ts";

interface AssetCategoryTable {
  id: Generated<number>;
  name_es: string;
  name_en: string;
  name_ca: string;
}

interface AssetTable {
  id: Generated<number>;
  owner_id: number;
  /** Of the library that everybody explores; others are their owner's. */
  is_global: Flag;
  /** The supervisor with whose team its owner shares it. */
  team_id: Generated<number | null>;
  name: string;
  /** As its author called the file. */
  file_name: string;
  /** 0 model, 1 image, 2 audio. */
  type: 0 | 1 | 2;
  category_id: number;
  description: string;
  /** Alternative texts of an image, empty where nobody has written one. */
  alt_cas: Generated<string>;
  alt_cat: Generated<string>;
  alt_eng: Generated<string>;
  /** Whose it is, and by which licence it is used. */
  author: Generated<string>;
  licence: Generated<LicenceId>;
  credit: Generated<string>;
  animation: Flag;
  scale: number;
  /** Stored files: the content, and pictures of it in two sizes. */
  file_id: number;
  small_id: number | null;
  large_id: number | null;
  /** The icon of an app, of an image that has been the cover of a published route. */
  icon_id: Generated<number | null>;
  /** Of a model whose picture was taken when a small model was a speck in it. */
  thumbnail_is_old: Generated<Flag>;
  /** Hex, of what was uploaded; what is stored may be written anew. */
  sha256: string;
  /** JSON of the contract's AssetFacts. */
  facts: string;
  /** JSON of the contract's AssetSpeech, of an audio that a machine has spoken. */
  speech: Generated<string | null>;
  /** The contract's RequestId of the call that made it, if it had one. */
  request_id: string | null;
  created_at: string;
  updated_at: string;
  /** Of the texts, for searches: `searchedText` of the domain. */
  folded: Generated<string>;
  /** Of the name, for orders: `nameKey` of the domain. */
  name_key: Generated<string>;
}

/** A free tag of an asset. */
interface AssetTagTable {
  asset_id: number;
  /** The tag as it is matched: `foldTag` of the domain. */
  folded: string;
  /** As its author wrote it. */
  tag: string;
}

/** One field of an experience, or of one of its points, that names an asset. */
interface AssetUseTable {
  id: Generated<number>;
  asset_id: number;
  gymkhana_id: number;
  /** Null: the experience itself. */
  point_id: number | null;
  /** Its name in the contract's form. */
  field: string;
}

/** A model as USDZ in one form, or that it cannot be made. */
interface AssetUsdzTable {
  asset_id: number;
  /** JSON: its scale, and the name of the clip that plays or null. */
  form: string;
  /** Null where the model cannot be made a USDZ. */
  file_id: number | null;
  made_at: string;
}

export interface LibrarySchema {
  asset_categories: AssetCategoryTable;
  assets: AssetTable;
  asset_tags: AssetTagTable;
  asset_uses: AssetUseTable;
  asset_usdz: AssetUsdzTable;
}
