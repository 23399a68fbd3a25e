import type { ReactNode } from "react";
import type { AssetType } from "../asset-grid/index.ts";
import type { CloseReason, DialogFrameProps, DialogOpening } from "../dialog/index.ts";
import type { AssetFilter } from "./asset-filter.ts";
import type { AssetPickerLabels } from "./labels.ts";
import type { PickableAsset } from "./pickable-asset.ts";
import type { AssetCategory } from "./PickerFilters.tsx";
import type { Validation } from "./use-validation.ts";

/** The arguments of the picker's `upload` slot. */
export interface AssetUploadSlot<Item> {
  /** Returns to the list with the new asset chosen. */
  onUploaded: (asset: Item) => void;
  onCancel: () => void;
  /** Files that were pasted into the picker, to begin with. Empty where the upload was opened by its button. */
  files: readonly File[];
}

/** What a library tells that is searched where it is stored. */
export interface RemoteLibrary {
  /** Called with the filter at first and whenever it changes: `assets` then become what is found for it. */
  onFilterChange: (filter: AssetFilter) => void;
  /** How many assets are found, and how many there are without a filter; undefined while that is not known. */
  found: number | undefined;
  total: number | undefined;
  /** Called when the end of `assets` comes near, to add more of what is found. */
  onNearEnd?: () => void;
}

/** Why the picker was closed without an asset. */
export type PickerCloseReason = CloseReason | "cancel";

/** Why it was opened or closed: `choice` by an asset. */
export type PickerOpenReason = "trigger" | "choice" | PickerCloseReason;

export interface AssetPickerContentProps<Item extends PickableAsset> extends Omit<
  DialogFrameProps,
  "children" | "footer" | "side" | "blocked"
> {
  /** Title of the dialog, which says what is chosen: "Choose the cover". */
  title: ReactNode;
  /** All assets of the library; with `remote`, the first of those that it finds. Keep the array and its objects stable. */
  assets: readonly Item[];
  /** Given, `assets` are neither filtered nor sorted here: whoever gives them does. */
  remote?: RemoteLibrary | undefined;
  /** The only types that may be chosen; others are not shown. Default: all. Keep it stable. */
  types?: readonly AssetType[];
  /** Adds a filter by category. */
  categories?: readonly AssetCategory[];
  /** The asset that is chosen when the dialog opens. */
  value?: Item | null;
  /** Where the caller does not hold `open`, the dialog closes afterwards. */
  onChoose: (asset: Item) => void;
  /** Called before an asset is chosen: `true`, or the reason against it. A rejection shows `labels.checkFailed`. */
  validate?: (asset: Item) => Validation | Promise<Validation>;
  /** Shown above the filters, e.g. a switch of libraries. The chosen asset stays chosen when `assets` changes. */
  scope?: ReactNode;
  /** Adds an upload. Files that are pasted into the picker open it. */
  upload?: (slot: AssetUploadSlot<Item>) => ReactNode;
  /** Called before the upload is left without an asset, in any way, e.g. to ask first. Call `leave` to leave it. */
  onLeaveUpload?: (leave: () => void) => void;
  /** Replaces the preview of an asset; null or undefined keeps the picker's own. */
  renderPreview?: (asset: Item) => ReactNode;
  loading?: boolean;
  /** What happened and what to do; `true` shows the default sentence. */
  error?: ReactNode;
  onRetry?: () => void;
  /** Shown when there are no assets at all: what the place is for. */
  empty?: ReactNode;
  /** BCP 47 locale by whose alphabet names are sorted. @default the provider's, or else "en-GB" */
  locale?: string;
  labels?: Partial<AssetPickerLabels>;
}

export type AssetPickerProps<Item extends PickableAsset> = AssetPickerContentProps<Item> &
  DialogOpening<PickerOpenReason, PickerCloseReason>;
