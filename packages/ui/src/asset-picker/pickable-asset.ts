import type { Asset } from "../asset-grid/index.ts";

/** What a picker knows of an asset, beyond what its tile shows. An app's own objects may hold more. */
export interface PickableAsset extends Asset {
  /** Address of the file itself, which is previewed or played. */
  src?: string | null;
  /** As its author called the file: shown beside the type in a field. */
  fileName?: string | null;
  /** The `value` of one of the picker's categories. */
  category?: string | null;
  /** Shown below the preview; the search also looks at it. */
  description?: string | null;
  /** When it was added, in ISO 8601: lets the picker sort by age. */
  added?: string | null;
}
