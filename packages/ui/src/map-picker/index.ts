export {
  formatPosition,
  isDrawable,
  parseCoordinates,
  type Position,
  roundPosition,
} from "./coordinates.ts";
export { MapPicker } from "./MapPicker.tsx";
export { MapView } from "./MapView.tsx";
export type {
  MapLine,
  MapLineKind,
  MapMarker,
  MapPickerProps,
  MapSearch,
  MapSearchResult,
  MapSketch,
  MapTiles,
  MapViewProps,
  PickGesture,
  PlaceText,
  ReadPlace,
  ReverseGeocode,
} from "./types.ts";
export type { MapLabels } from "./labels.ts";
