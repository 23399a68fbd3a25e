export { AssetField } from "./AssetField.tsx";
export type { AssetFieldProps } from "./AssetField.tsx";
export { AssetPicker } from "./AssetPicker.tsx";
export type {
  AssetPickerContentProps,
  AssetPickerProps,
  AssetUploadSlot,
  PickerCloseReason,
  PickerOpenReason,
  RemoteLibrary,
} from "./props.ts";
export type { PickableAsset } from "./pickable-asset.ts";
export type { AssetFilter, AssetSort } from "./asset-filter.ts";
export type { AssetCategory } from "./PickerFilters.tsx";
export type { AssetFieldLabels, AssetPickerLabels } from "./labels.ts";
