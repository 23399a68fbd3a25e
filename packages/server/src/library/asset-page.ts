import type { AssetOrder } from "@panel/domain/asset-order";
import type { UploadedAssetTypeCode } from "@panel/domain/assets";

/** What of a library is wanted; what is left out does not matter. */
export interface AssetFilter {
  search?: string | undefined;
  type?: UploadedAssetTypeCode | undefined;
  /** One of these, here and in the two below. */
  categories?: readonly number[] | undefined;
  /** Folded. */
  tags?: readonly string[] | undefined;
  uploaders?: readonly number[] | undefined;
  /** UTC, ISO 8601: from this moment on … */
  from?: string | undefined;
  /** … and before this one. */
  to?: string | undefined;
  unused?: boolean | undefined;
  globalOnly?: boolean | undefined;
  oldThumbnail?: boolean | undefined;
  ids?: readonly number[] | undefined;
}

/** The part of a library that is asked for, and its order. */
export interface AssetPage extends AssetFilter {
  sort?: AssetOrder | undefined;
  /** Left out: all. */
  limit?: number | undefined;
  /** Of the asset behind which the page begins. */
  after?: string | undefined;
}
