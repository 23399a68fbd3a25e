export type { Asset, AssetType } from "./asset.ts";
export { AssetGrid } from "./AssetGrid.tsx";
export type { AssetGridProps } from "./AssetGrid.tsx";
export { AssetTypeIcon, AssetThumbnail, type AssetThumbnailProps } from "./AssetThumbnail.tsx";
export type { AssetGridLabels } from "./labels.ts";
