import type { AssetType } from "./asset.ts";

/** All texts of an asset grid. */
export interface AssetGridLabels {
  types: Record<AssetType, string>;
  /** Name of the button that opens an asset's menu. */
  actions: (name: string) => string;
  /** Names of the button that plays an asset's sound. */
  play: (name: string) => string;
  stop: (name: string) => string;
  soundFailed: string;
  loading: string;
  /** Default of the `empty` slot. */
  empty: string;
  noMatch: string;
  clearFilters: string;
  /** Default of the `error` slot when it is `true`. */
  error: string;
  retry: string;
}

export const englishAssetGridLabels: AssetGridLabels = {
  types: {
    image: "Image",
    audio: "Audio",
    model: "3D model",
    video: "Video",
    document: "Document",
  },
  actions: (name) => `Actions for ${name}`,
  play: (name) => `Play ${name}`,
  stop: (name) => `Stop ${name}`,
  soundFailed: "The sound could not be played.",
  loading: "Loading",
  empty: "There is nothing here yet.",
  noMatch: "Nothing matches the filter.",
  clearFilters: "Clear the filter",
  error: "The assets could not be loaded.",
  retry: "Try again",
};
