import type { Position } from "./coordinates.ts";
import type { TileOutcome } from "./tiles.ts";
import type { MapLine, MapMarker, MapTiles, PickGesture } from "./types.ts";

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
  /** Whether one finger scrolls the page and two move the map; else one finger moves it. */
  oneFingerScrolls: () => boolean;
  /** Called while one finger scrolls the page from the map, and with false a moment after. */
  onScrolled: (scrolls: boolean) => void;
  onTile: (outcome: TileOutcome) => void;
  onMoved: () => void;
}

/** A map as its React component drives it. */
export interface PanelMap {
  setMarkers: (markers: readonly MapMarker[]) => void;
  setLines: (lines: readonly MapLine[]) => void;
  setSelected: (position: Position | null) => void;
  /** Gives a marker a ring and its label, and brings it into view. */
  setHighlighted: (id: string | undefined) => void;
  /** Gives a marker a ring and its label where it is. */
  setPointed: (id: string | undefined) => void;
  /** Fits the view to all places, once, when there are any; again when the map's size changes before anybody moves it. */
  fit: () => void;
  /** Fits the view to all places, now. */
  showAll: () => void;
  /** Centres a map that has not shown any place yet. */
  setCenter: (position: Position) => void;
  /** Moves the view to a place and zooms in. */
  goTo: (position: Position) => void;
  setEditable: (editable: boolean) => void;
  /** Whether a click beside the markers counts, and whether markers can be dragged. */
  setPlacing: (placing: boolean, movable: boolean) => void;
  /** Tells whether the crosshair is shown; then the marker that Enter would select has a ring. */
  setByKeyboard: (byKeyboard: boolean) => void;
  centre: () => Position;
  /** Id of the marker at the centre of the map, if any. */
  markerAtCentre: () => string | undefined;
  /** What Enter does: selects a spread marker or the one at the centre, spreads its spot, or picks the centre. */
  enter: () => void;
  /** Goes to the next of the spread markers, or back; returns its id, undefined where none are spread. */
  step: (by: 1 | -1) => string | undefined;
  /** Brings spread markers back to their spot. Returns false where none are spread. */
  gather: () => boolean;
  /** Moves the selected marker by screen pixels. */
  nudge: (right: number, down: number) => void;
  zoomBy: (steps: number) => void;
  /** Draws a grid in place of the map's pictures, and how wide its cells are in the element; null draws none. */
  setGround: (scale: HTMLElement | null) => void;
  /** Draws again with the current colours of the page. */
  restyle: () => void;
  destroy: () => void;
}
