import { inEnglish } from "../labels/in-english.ts";
import type { ModelViewerLabels } from "../model-viewer/labels.ts";
import type { AssetGridLabels } from "../asset-grid/labels.ts";
import type { AudioPlayerLabels } from "../audio-player/labels.ts";
import type { ImagePreviewLabels } from "../image-preview/labels.ts";

/** Texts of an asset picker. */
export interface AssetPickerLabels {
  search: string;
  clearSearch: string;
  /** Names the filter by type. */
  type: string;
  allTypes: string;
  category: string;
  allCategories: string;
  sort: string;
  sortGiven: string;
  sortNewest: string;
  sortName: string;
  sortNameDescending: string;
  /** Accessible name of the list of assets. */
  assets: string;
  results: (shown: number, total: number) => string;
  /** Accessible name of the preview. */
  preview: string;
  /** The code of the 3D preview did not load. */
  previewFailed: string;
  nothingChosen: string;
  /** Shown below the preview of an asset that the filter leaves out. */
  hidden: string;
  upload: string;
  backToList: string;
  confirm: string;
  /** Shown where `validate` rejects: the asset could not be checked. */
  checkFailed: string;
  grid: Partial<AssetGridLabels>;
  image: Partial<ImagePreviewLabels>;
  audio: Partial<AudioPlayerLabels>;
  model: Partial<ModelViewerLabels>;
}

export const englishAssetPickerLabels: AssetPickerLabels = {
  search: "Search",
  clearSearch: "Clear the search",
  type: "Type",
  allTypes: "All",
  category: "Category",
  allCategories: "All categories",
  sort: "Order",
  sortGiven: "As they come",
  sortNewest: "Newest first",
  sortName: "Name, A to Z",
  sortNameDescending: "Name, Z to A",
  assets: "Assets",
  results: (shown, total) => `${inEnglish(shown)} of ${inEnglish(total)}`,
  preview: "Preview",
  previewFailed: "The preview could not be loaded. Check the connection and try again.",
  nothingChosen: "Choose one to see it here.",
  hidden: "It stays chosen although the filter hides it.",
  upload: "Upload",
  backToList: "Back to the list",
  confirm: "Choose",
  checkFailed: "It could not be checked. Try again.",
  grid: {},
  image: {},
  audio: {},
  model: {},
};

/** Texts of an asset field, besides those of its picker. */
export interface AssetFieldLabels {
  choose: string;
  change: string;
  remove: (name: string) => string;
}

export const englishAssetFieldLabels: AssetFieldLabels = {
  choose: "Choose",
  change: "Change",
  remove: (name) => `Remove ${name}`,
};
