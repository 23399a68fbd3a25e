import type { Position } from "./coordinates.ts";
import type { TileOutcome } from "./tiles.ts";
import type { MapTiles, PickGesture } from "./types.ts";

/** What the map without React is made with, and what it tells. */
export interface PanelMapOptions {
  tiles: MapTiles;
  center: Position;
  zoom: number;
  onPick: (position: Position, gesture: PickGesture) => void;
  /** Called on a click on a marker. Returns whether it was handled; otherwise the click picks a place. */
  onMarker: (id: string) => boolean;
  /** Called with the marker under the pointer when it becomes another one, or none. */
  onHover: (id: string | undefined) => void;
  /** Whether markers can be selected. */
  selects: () => boolean;
  /** Called when the markers that lie on one spot are spread around it. */
  onSpread: (count: number) => void;
  /** Called on a click beside the markers of a map that is not a picker. */
  onPlace: (position: Position) => void;
  onMarkerMove: (id: string, position: Position) => void;
  onTile: (outcome: TileOutcome) => void;
  onMoved: () => void;
}
