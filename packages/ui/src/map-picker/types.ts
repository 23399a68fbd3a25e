import type { ComponentProps } from "react";
import type { Position } from "./coordinates.ts";
import type { MapLabels } from "./labels.ts";

/** How a place was chosen. */
export type PickGesture =
  | "click"
  | "drag"
  | "keyboard"
  | "typed"
  | "located"
  | "searched"
  | "cleared";

/** A place that a search has found. */
export interface MapSearchResult {
  id: string;
  position: Position;
  /** The address, on one line. */
  label: string;
  /** More text to tell it from other places of the same name. */
  detail?: string;
}

/**
 * Finds the places of an address, the best first; resolves to an empty list where there is none.
 * @param signal aborts when the result is no longer needed
 */
export type MapSearch = (query: string, signal: AbortSignal) => Promise<readonly MapSearchResult[]>;

/**
 * Finds the address of a place; resolves to null where there is none.
 * @param signal aborts when the result is no longer needed
 */
export type ReverseGeocode = (position: Position, signal: AbortSignal) => Promise<string | null>;

/** What a pasted or typed text says of a place, in words for the reader. */
export type PlaceText =
  /** `note`: what the reader should check. */
  | { kind: "place"; position: Position; note?: string | undefined }
  | { kind: "choice"; question: string; choices: readonly { position: Position; label: string }[] }
  | { kind: "refused"; message: string }
  /** Nothing in it looks like a place. */
  | { kind: "none" };

/** Reads one latitude or longitude; undefined for a text that is none. */
export type ReadCoordinate = (text: string, axis: keyof Position) => number | undefined;

/** Reads the place that a text names. */
export type ReadPlace = (text: string) => PlaceText;

export interface MapMarker {
  id: string;
  /** Not drawn when it is not valid (`isDrawable`). */
  position: Position;
  label: string;
  /** Sets the shape and colour: round, star, pin, or for where somebody is a disc that other markers stand on. */
  kind: "point" | "final" | "selected" | "here";
  /** Number shown on the marker. */
  number?: number;
  /** Writes the label below it for good, unless that of a marker before it is there. @default false */
  named?: boolean;
  /** Puts a sign on the marker: something about it is wrong, or doubtful. */
  tone?: "danger" | "warning";
}

/**
 * How a line is drawn: the order of the places, what opens what, what closes what, a way that is behind the walker, and one
 * that is still ahead.
 */
export type MapLineKind = "order" | "dependency" | "closing" | "walked" | "ahead";

/** A line from one place to another. */
export interface MapLine {
  id: string;
  from: Position;
  to: Position;
  /** Fine dots; a line with an arrow; one with a bar; a thick line; or dots with an arrow. @default "dependency" */
  kind?: MapLineKind;
  /** Shown on the line, such as the step of a walk. */
  number?: number;
  /** Shown on the line, or beside it where it is short, such as its length. */
  text?: string;
}

export interface MapTiles {
  /** URL with {z}, {x} and {y}. Loaded with `fetch`, so a content security policy must allow the host in `connect-src`. */
  url: string;
  /** The same in the dark theme; without it the tiles are darkened by a filter. */
  darkUrl?: string;
  /** Attribution of the map data, as plain text. */
  attribution: string;
  attributionUrl?: string;
  /** Largest zoom level of the tiles; default 19. */
  maxZoom?: number;
  /**
   * Makes the picture of an address that is not fetched, as `mapFileTiles` does. An error with a `status` of 401 or 403 is
   * a refusal.
   */
  draw?: (url: string, signal: AbortSignal) => Promise<ImageBitmap>;
  /** Drawn where a tile does not come; its `draw` fails where it has nothing. It has its own attribution. */
  sketch?: MapSketch;
}

/** A map in place of one that cannot be reached. */
export type MapSketch = Omit<MapTiles, "sketch"> & Required<Pick<MapTiles, "draw">>;

export interface MapViewProps extends Omit<ComponentProps<"div">, "children" | "onChange"> {
  /**
   * A place that is being chosen, null while there is none: a pin that a click sets and a drag moves. `onPlace` is not called
   * meanwhile.
   */
  value?: Position | null | undefined;
  /** Called with the chosen place, rounded to six decimals. */
  onValueChange?: (position: Position, gesture: PickGesture) => void;
  /** The map moves and zooms to this place each time that it changes. */
  visited?: Position | null;
  /** Accessible name of the map. */
  label: string;
  tiles: MapTiles;
  markers?: readonly MapMarker[];
  lines?: readonly MapLine[];
  onMarkerSelect?: (id: string) => void;
  /** Called with a place without a marker that was clicked on, or at which Enter was pressed, and with one that was pasted. */
  onPlace?: (position: Position) => void;
  /**
   * Called with the new place of a marker that was dragged, by a finger after resting on it; without it, markers stay.
   */
  onMarkerMove?: (id: string, position: Position) => void;
  /** Reads texts that are pasted, typed as coordinates or searched for. @default decimal and sexagesimal degrees */
  readPlace?: ReadPlace | undefined;
  /** Id of a marker that gets a ring and its label; the map moves where it is out of view. */
  highlighted?: string | undefined;
  /** Id of a marker that gets the same without moving the map, because it is pointed at elsewhere. */
  pointed?: string | undefined;
  /** Called with the marker under the pointer, and with nothing when it leaves. */
  onMarkerHover?: (id: string | undefined) => void;
  /** Centre of the map while it has nothing to fit to; default Madrid. */
  center?: Position;
  /** Zoom level when the map has nothing to fit to; default 13. */
  zoom?: number;
  /** A CSS height; default "24rem". */
  height?: string;
  /**
   * Whether one finger on the map scrolls the page, and two move the map, which is said on it. False for a map that fills
   * the screen. @default true
   */
  oneFingerScrolls?: boolean;
  /** Called when the map service refuses; the component itself replaces the map with a panel. */
  onAuthorisationError?: (status: 401 | 403) => void;
  labels?: Partial<MapLabels>;
}

/** A place, once chosen, is exchanged for another one. */
interface KeptPlace {
  clearable?: false;
  /** Called with the chosen place, rounded to six decimals. */
  onValueChange?: (position: Position, gesture: PickGesture) => void;
}

/** A place that may be taken back. */
interface ClearablePlace {
  /** Adds a button that takes the place back. @default false */
  clearable: true;
  /** Called with the chosen place, rounded to six decimals, or with null and "cleared". */
  onValueChange?: (position: Position | null, gesture: PickGesture) => void;
}

export type MapPickerProps = PlaceOptions & (KeptPlace | ClearablePlace);

interface PlaceOptions extends Omit<
  MapViewProps,
  | "onPlace"
  | "onMarkerMove"
  | "onMarkerHover"
  | "pointed"
  | "visited"
  | "defaultValue"
  | "value"
  | "onValueChange"
> {
  /** Reads what is typed into one of the fields of the coordinates. @default decimal and sexagesimal degrees */
  readCoordinate?: ReadCoordinate | undefined;
  /** Without it, the place is shown and changed on another map, and `onValueChange` tells it. @default true */
  map?: boolean;
  /** The chosen place; an invalid one (`isDrawable`) counts as none. Controlled when given. */
  value?: Position | null;
  /** The place that is chosen at first, where `value` is not given. @default null */
  defaultValue?: Position | null;
  /** Name under which the place is sent with a native form, as "41.387124,2.17". */
  name?: string;
  /** Id of the form, where the map is not inside it. */
  form?: string;
  /** Lets a native form be sent only with a place. */
  required?: boolean;
  /** Shows the place, which cannot be changed. */
  readOnly?: boolean;
  /** Adds a button that chooses the reader's current position; default true. */
  locate?: boolean;
  /** Adds fields for the coordinates below the map; default true. */
  coordinateFields?: boolean;
  /** Adds an address search, which runs when Enter or its button is pressed. */
  onSearch?: MapSearch | undefined;
  /** Adds the address of the chosen place. Called after each choice, and for a `value` without `address`. */
  onReverseGeocode?: ReverseGeocode | undefined;
  /** The address of `value`, where it is already known; shown instead of calling `onReverseGeocode`. */
  address?: string | undefined;
}
