import type { ComponentProps } from "react";
import type { Position } from "./coordinates.ts";
import type { MapLabels } from "./labels.ts";

/** How a place was chosen. */
export type PickGesture = "click" | "drag" | "keyboard" | "typed" | "located" | "searched";

/** A place that a search has found. */
export interface MapSearchResult {
  id: string;
  position: Position;
  /** The address, on one line. */
  label: string;
  /** What else tells it from others of the same name. */
  detail?: string;
}

/**
 * Finds the places of an address, the best first; an empty list where there is none.
 * @param signal aborts when the answer is not wanted any more
 */
export type MapSearch = (query: string, signal: AbortSignal) => Promise<readonly MapSearchResult[]>;

/**
 * Finds the address of a place; null where there is none.
 * @param signal aborts when the answer is not wanted any more
 */
export type ReverseGeocode = (position: Position, signal: AbortSignal) => Promise<string | null>;

export interface MapMarker {
  id: string;
  /** Not drawn when it is no place (`isDrawable`). */
  position: Position;
  label: string;
  /** Told apart by shape as well as colour: round, square, pin. */
  kind: "point" | "final" | "selected";
  /** Written on the marker. */
  number?: number;
}

/** An arrow from one place to another. */
export interface MapLine {
  id: string;
  from: Position;
  to: Position;
}

export interface MapTiles {
  /** With {z}, {x} and {y}. Fetched, so that a refusal is seen: the host must be allowed by connect-src. */
  url: string;
  /** Who made the map, as plain text. */
  attribution: string;
  attributionUrl?: string;
  /** Default 19. */
  maxZoom?: number;
}

export interface MapViewProps extends Omit<ComponentProps<"div">, "children" | "onChange"> {
  /** Accessible name of the map. */
  label: string;
  tiles: MapTiles;
  markers?: readonly MapMarker[];
  lines?: readonly MapLine[];
  onMarkerSelect?: (id: string) => void;
  /** Where the map opens when there is nothing to fit to; default Madrid. */
  center?: Position;
  /** Default 13. */
  zoom?: number;
  /** A CSS height; default "24rem". */
  height?: string;
  /** The map service refused; the map is replaced by a panel already. */
  onAuthorisationError?: (status: 401 | 403) => void;
  labels?: Partial<MapLabels>;
}

export interface MapPickerProps extends MapViewProps {
  /** The chosen place; no place (`isDrawable`) counts as none. */
  value: Position | null;
  /** A place with six decimals. */
  onChange: (position: Position, gesture: PickGesture) => void;
  /** Shows the place and does not let it be changed. */
  readOnly?: boolean;
  /** A button that takes the place where one is; default true. */
  locate?: boolean;
  /** Fields for the coordinates below the map; default true. */
  coordinateFields?: boolean;
  /** Adds a box to look for an address, which asks when Enter or its button is pressed. */
  onSearch?: MapSearch | undefined;
  /** Adds the address of the chosen place. Asked after each choice, and for a `value` without `address`. */
  onReverseGeocode?: ReverseGeocode | undefined;
  /** The address of `value`, where it is known already; shown rather than the answer of `onReverseGeocode`. */
  address?: string | undefined;
}
