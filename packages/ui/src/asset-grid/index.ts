export type { Asset, AssetKind } from "./asset.ts";
export { AssetGrid } from "./AssetGrid.tsx";
export type { AssetGridProps } from "./AssetGrid.tsx";
export { AssetKindIcon, AssetThumbnail, type AssetThumbnailProps } from "./AssetThumbnail.tsx";
export type { AssetGridLabels } from "./labels.ts";
