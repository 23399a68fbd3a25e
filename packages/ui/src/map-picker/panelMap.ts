import { containsCoordinate } from "ol/extent.js";
import DoubleClickZoom from "ol/interaction/DoubleClickZoom.js";
import DragPan from "ol/interaction/DragPan.js";
import KeyboardPan from "ol/interaction/KeyboardPan.js";
import KeyboardZoom from "ol/interaction/KeyboardZoom.js";
import MouseWheelZoom from "ol/interaction/MouseWheelZoom.js";
import PinchZoom from "ol/interaction/PinchZoom.js";
import Kinetic from "ol/Kinetic.js";
import TileLayer from "ol/layer/Tile.js";
import OlMap from "ol/Map.js";
import View from "ol/View.js";
import { isDrawable, roundPosition } from "./coordinates.ts";
import { drawGround } from "./ground.ts";
import { FittedView, nearZoom } from "./FittedView.ts";
import { MarkerDrag } from "./MarkerDrag.ts";
import { MarkerLayer } from "./MarkerLayer.ts";
import { type Metres, project, unproject } from "./mercator.ts";
import { Spreading } from "./Spreading.ts";
import type { PanelMap, PanelMapOptions } from "./panelMapOptions.ts";
import { tellScrolling } from "./tellScrolling.ts";
import { squareAt, tileSource, tileUrl, type TileOutcome } from "./tiles.ts";
import type { PickGesture } from "./types.ts";

/** Creates the OpenLayers map, without React: markers, lines and one place that can be picked. */
export function createPanelMap(target: HTMLElement, options: PanelMapOptions): PanelMap {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  /** Makes the target of the smallest marker 40 px for a finger and 36 px for a mouse. */
  const tolerance = matchMedia("(pointer: coarse)").matches ? 8 : 6;
  const duration = still ? 0 : 150;
  const gone = new AbortController();
  let editable = false;
  let placing = false;
  let movable = false;
  /** The marker that is being dragged. */
  let moving: string | undefined;
  let byKeyboard = false;
  let hovered: string | undefined;
  let given: string | undefined;
  let ground: HTMLElement | null = null;
  let pointedAt: string | undefined;
  /** The place that is being chosen; a marker that is dragged stands in for it meanwhile. */
  let selected: Metres | undefined;

  const markers = new MarkerLayer();
  const spreading = new Spreading(markers, () => {
    arm();
    highlight();
  });
  /** How each square was filled, where a sketch may be in the place of its tile. */
  const filled = new Map<string, TileOutcome>();
  const tiles = tileSource(options.tiles, gone.signal, (outcome, square) => {
    if (!options.tiles.sketch || typeof outcome === "number") return options.onTile(outcome);
    filled.set(String(square), outcome);
    tellMiddle();
  });
  /** A sketch ends somewhere: whether the map has a ground is told by what is in its middle. */
  const tellMiddle = () => {
    const outcome = filled.get(String(squareAt(tiles, middle(), resolution())));
    if (outcome !== undefined) options.onTile(outcome);
  };
  const doubleClick = new DoubleClickZoom({ duration });
  const center = [...project(options.center)];
  const view = new View({ center, zoom: options.zoom, maxZoom: 21 });
  const fitted = new FittedView(
    view,
    () => markers.places,
    () => map.getSize(),
  );
  const resolution = () => view.getResolution() ?? 1;
  const middle = () => view.getCenter() ?? center;

  const pick = (coordinate: readonly number[], gesture: PickGesture) => {
    // A place picked on the map is already in view, so the map must not move.
    fitted.isSet = true;
    options.onPick(roundPosition(unproject(coordinate)), gesture);
  };
  const isOnChosen = (coordinate: readonly number[]) =>
    editable && markers.isOnChosen(coordinate, resolution(), tolerance);
  const drag = new MarkerDrag({
    grab: ({ coordinate, originalEvent }) => {
      moving = undefined;
      const { chosen } = markers;
      if (chosen && isOnChosen(coordinate)) return { at: chosen, byHolding: false };
      const marker = movable && markers.markerAt(coordinate, resolution(), tolerance);
      if (!marker) return undefined;
      moving = marker.id;
      // A finger that does not rest on the marker moves the map.
      const at = markers.placeOf(marker.id) ?? project(marker.position);
      return { at, byHolding: originalEvent.pointerType === "touch" };
    },
    onLift: () => {
      markers.chosen = moving === undefined ? undefined : markers.placeOf(moving);
      target.style.cursor = "grabbing";
      navigator.vibrate?.(10);
    },
    onPutBack: () => {
      target.style.cursor = "";
      if (moving !== undefined) markers.chosen = selected;
      moving = undefined;
    },
    onMove: ([x = 0, y = 0]) => {
      markers.chosen = [x, y];
    },
    onDrop: (coordinate) => {
      target.style.cursor = "";
      if (moving === undefined) {
        pick(coordinate, "drag");
        return;
      }
      fitted.isSet = true;
      markers.chosen = selected;
      options.onMarkerMove(moving, roundPosition(unproject(coordinate)));
      moving = undefined;
    },
  });
  const dragPan = new DragPan({
    ...(still ? {} : { kinetic: new Kinetic(-0.005, 0.05, 100) }),
    condition: ({ originalEvent }) => {
      const { button, pointerType } = originalEvent as PointerEvent;
      const isAlone = pointerType === "touch" && dragPan.getPointerCount() < 2;
      return button === 0 && !(isAlone && options.oneFingerScrolls());
    },
  });
  const arrowKeys = new KeyboardPan({ duration: still ? 0 : 100 });
  const map = new OlMap({
    target,
    controls: [],
    layers: [new TileLayer({ source: tiles, className: "ol-layer map-tiles" }), markers],
    interactions: [
      dragPan,
      new PinchZoom({ duration }),
      // The wheel zooms only when the map has the focus, so that it does not stop the page from scrolling.
      new MouseWheelZoom({ duration, onFocusOnly: true }),
      arrowKeys,
      new KeyboardZoom({ duration }),
      doubleClick,
      drag,
    ],
    view,
  });

  const markerAt = (coordinate: readonly number[]) =>
    markers.markerAt(coordinate, resolution(), tolerance)?.id;
  const highlight = () => {
    // In a picker, Enter chooses the centre, not a marker.
    const pointed = byKeyboard && !editable ? markerAt(middle()) : hovered;
    markers.highlighted = spreading.stepped ?? pointed ?? pointedAt ?? given;
  };

  const hover = (id: string | undefined) => {
    if (id !== hovered) options.onHover(id);
    hovered = id;
  };
  const bringIntoView = (place: Metres) => {
    const shown = containsCoordinate(view.calculateExtent(map.getSize()), [...place]);
    if (!shown) view.animate({ center: [...place], duration });
  };

  const arm = () => {
    drag.setActive(editable || movable);
    // Two clicks are two choices, so a double click must not zoom.
    // Neither must the second of two quick presses on markers of one spot.
    doubleClick.setActive(!editable && !placing && !spreading.isSpread);
    // The arrow keys go through spread markers.
    arrowKeys.setActive(!spreading.isSpread);
  };

  /** Selects a marker, or spreads those that lie on its spot. Returns whether it did one or the other. */
  const press = (id: string) => {
    const spreads = options.selects() || !editable;
    if (!spreads || !spreading.spread(id, resolution(), byKeyboard)) return options.onMarker(id);
    hovered = undefined;
    options.onSpread(markers.spread.length);
    return true;
  };
  view.on("change:resolution", () => spreading.gather());

  map.on("click", ({ coordinate }) => {
    const id = markerAt(coordinate);
    spreading.stepped = undefined;
    if (id !== undefined && press(id)) return;
    // A press beside spread markers only gathers them; the second press of two on their spot does nothing.
    if (markers.isOnSpot(coordinate, resolution()) || spreading.gather()) return;
    if (editable) pick(coordinate, "click");
    else if (placing) options.onPlace(roundPosition(unproject(coordinate)));
  });
  map.on("pointermove", ({ coordinate, dragging }) => {
    if (dragging) return;
    hover(markerAt(coordinate));
    highlight();
    target.style.cursor = isOnChosen(coordinate)
      ? "move"
      : hovered !== undefined
        ? "pointer"
        : editable || placing
          ? "crosshair"
          : "grab";
  });
  target.addEventListener("pointerleave", () => hover(undefined), { signal: gone.signal });
  map.on("change:size", () => {
    fitted.resized();
    // An editor that opens beside the map must not cut off the place that it edits.
    if (fitted.isSet && markers.chosen && moving === undefined) bringIntoView(markers.chosen);
  });
  map.on("moveend", () => {
    highlight();
    tellMiddle();
    options.onMoved();
  });
  target.addEventListener("contextmenu", (event) => drag.isHolding && event.preventDefault(), {
    signal: gone.signal,
  });
  tellScrolling(target, options.onScrolled, gone.signal);
  map.on("postrender", () => ground && drawGround(target, ground, middle(), resolution()));
  map.on("loadstart", () => delete target.dataset["rendered"]);
  map.on("rendercomplete", () => {
    target.dataset["rendered"] = "true";
  });
  // The numbers on the markers are drawn again once the page's font has loaded.
  void document.fonts.ready.then(() => gone.signal.aborted || markers.restyle());

  return {
    setMarkers: (shown) => {
      hovered = undefined;
      markers.setMarkers(shown);
      arm();
      highlight();
    },
    setLines: (lines) => markers.setLines(lines),
    setSelected: (position) => {
      const place = isDrawable(position) ? project(position) : undefined;
      selected = place;
      // Setting the same place again must not end a drag or move the view.
      if (String(markers.chosen) === String(place)) return;
      markers.chosen = place;
      if (place && fitted.isSet) bringIntoView(place);
    },
    setPointed: (id) => {
      pointedAt = id;
      highlight();
    },
    setHighlighted: (id) => {
      given = id;
      highlight();
      const place = id === undefined ? undefined : markers.placeOf(id);
      if (place) bringIntoView(place);
    },
    fit: () => {
      if (!fitted.isSet) fitted.showAll();
    },
    showAll: () => fitted.showAll(),
    setCenter: (position) => {
      if (!fitted.isSet) view.setCenter([...project(position)]);
    },
    goTo: (position) => {
      fitted.isSet = true;
      const zoom = Math.max(view.getZoom() ?? 0, nearZoom);
      view.animate({ center: [...project(position)], zoom, duration });
    },
    setEditable: (value) => {
      editable = value;
      arm();
    },
    setPlacing: (...now) => {
      [placing, movable] = now;
      arm();
    },
    setByKeyboard: (value) => {
      byKeyboard = value;
      highlight();
    },
    centre: () => unproject(middle()),
    markerAtCentre: () => markerAt(middle()),
    enter: () => {
      const id = spreading.stepped ?? (editable ? undefined : markerAt(middle()));
      if (id !== undefined) press(id);
      else if (editable) pick(middle(), "keyboard");
      else if (placing && !spreading.gather()) {
        options.onPlace(roundPosition(unproject(middle())));
      }
    },
    step: (by) => {
      const id = spreading.step(by);
      highlight();
      const place = id === undefined ? undefined : markers.placeOf(id);
      if (place) bringIntoView(place);
      return id;
    },
    gather: () => spreading.gather(),
    nudge: (right, down) => {
      if (!markers.chosen) return;
      const [x, y] = markers.chosen;
      pick([x + right * resolution(), y - down * resolution()], "keyboard");
    },
    zoomBy: (steps) => {
      const zoom = view.getZoom();
      if (zoom !== undefined) view.animate({ zoom: zoom + steps, duration });
    },
    setGround: (scale) => {
      ground = scale;
      if (!scale) target.style.backgroundImage = "";
      map.render();
    },
    restyle: () => {
      markers.restyle();
      const url = tileUrl(options.tiles);
      if (tiles.getUrls()?.[0] !== url) tiles.setUrl(url);
    },
    destroy: () => {
      gone.abort();
      map.setTarget(undefined);
      map.dispose();
    },
  };
}
