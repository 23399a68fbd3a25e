import Collection from "ol/Collection.js";
import { type Extent, extend, createEmpty, isEmpty, containsCoordinate } from "ol/extent.js";
import Feature from "ol/Feature.js";
import LineString from "ol/geom/LineString.js";
import Point from "ol/geom/Point.js";
import DoubleClickZoom from "ol/interaction/DoubleClickZoom.js";
import DragPan from "ol/interaction/DragPan.js";
import KeyboardPan from "ol/interaction/KeyboardPan.js";
import KeyboardZoom from "ol/interaction/KeyboardZoom.js";
import MouseWheelZoom from "ol/interaction/MouseWheelZoom.js";
import PinchZoom from "ol/interaction/PinchZoom.js";
import Translate from "ol/interaction/Translate.js";
import Kinetic from "ol/Kinetic.js";
import TileLayer from "ol/layer/Tile.js";
import VectorLayer from "ol/layer/Vector.js";
import OlMap from "ol/Map.js";
import { fromLonLat, toLonLat } from "ol/proj.js";
import VectorSource from "ol/source/Vector.js";
import View from "ol/View.js";
import { isDrawable, type Position, roundPosition } from "./coordinates.ts";
import { markerAt } from "./markerAt.ts";
import { mapStyles } from "./markerStyles.ts";
import { type TileOutcome, tileSource } from "./tiles.ts";
import type { MapLine, MapMarker, MapTiles, PickGesture } from "./types.ts";

export interface PanelMapOptions {
  tiles: MapTiles;
  center: Position;
  zoom: number;
  onPick: (position: Position, gesture: PickGesture) => void;
  /** Returns whether the marker was taken; a click on it picks a place otherwise. */
  onMarker: (id: string) => boolean;
  onTile: (outcome: TileOutcome) => void;
  onMoved: () => void;
}

export interface PanelMap {
  setMarkers: (markers: readonly MapMarker[]) => void;
  setLines: (lines: readonly MapLine[]) => void;
  setSelected: (position: Position | null) => void;
  /** Shows all there is, the first time that there is something. */
  fit: () => void;
  setEditable: (editable: boolean) => void;
  centre: () => Position;
  /** The marker at the centre of the map, if there is one. */
  markerAtCentre: () => string | undefined;
  pickCentre: () => void;
  /** Moves the selected marker by pixels of the screen. */
  nudge: (right: number, down: number) => void;
  zoomBy: (steps: number) => void;
  /** Draws again in the colours that the page has now. */
  restyle: () => void;
  destroy: () => void;
}

const hitTolerance = 6;

/** The map of the panel, without React: markers, lines and one place that can be picked. */
export function createPanelMap(target: HTMLElement, options: PanelMapOptions): PanelMap {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const duration = still ? 0 : 150;
  let styles = mapStyles();
  let editable = false;
  let hovered: Feature | undefined;
  let fitted = false;

  const points = new VectorSource<Feature<Point>>();
  const arrows = new VectorSource<Feature<LineString>>();
  const chosen = new VectorSource<Feature<Point>>();
  const draggable = new Collection<Feature>();

  const styleOf = (feature: { get: (key: string) => unknown }) => {
    const marker = feature.get("marker") as MapMarker;
    const style = styles.marker(marker.kind, marker.number);
    return feature === hovered && marker.label ? [style, styles.label(marker.label)] : style;
  };
  const pointLayer = new VectorLayer({ source: points, style: styleOf });
  const lineLayer = new VectorLayer({
    source: arrows,
    style: (feature) => styles.line(feature.getGeometry() as LineString),
  });
  const chosenLayer = new VectorLayer({
    source: chosen,
    style: () => styles.marker("selected", undefined),
  });

  const doubleClick = new DoubleClickZoom({ duration });
  const translate = new Translate({ features: draggable, hitTolerance });
  const map = new OlMap({
    target,
    controls: [],
    layers: [
      new TileLayer({ source: tileSource(options.tiles, options.onTile) }),
      lineLayer,
      pointLayer,
      chosenLayer,
    ],
    interactions: [
      new DragPan(still ? {} : { kinetic: new Kinetic(-0.005, 0.05, 100) }),
      new PinchZoom({ duration }),
      // A page that is being scrolled is not caught by the map: the wheel zooms once it has focus.
      new MouseWheelZoom({ duration, onFocusOnly: true }),
      new KeyboardPan({ duration: still ? 0 : 100 }),
      new KeyboardZoom({ duration }),
      doubleClick,
      translate,
    ],
    view: new View({ center: project(options.center), zoom: options.zoom, maxZoom: 21 }),
  });
  const view = map.getView();
  // Also for the dragging interaction, which asks the map.
  map.forEachFeatureAtPixel = (pixel, callback, asked) => {
    for (const layer of [chosenLayer, pointLayer]) {
      if (asked?.layerFilter && !asked.layerFilter(layer)) continue;
      const markers = layer.getSource()?.getFeatures() ?? [];
      const feature = markerAt(map, pixel, markers, asked?.hitTolerance ?? 0);
      const geometry = feature?.getGeometry();
      const taken = feature && geometry && callback(feature, layer, geometry);
      if (taken) return taken;
    }
    return undefined;
  };

  const pick = (coordinate: number[], gesture: PickGesture) => {
    // Who chooses on the map has found the place: the view stays where it is.
    fitted = true;
    options.onPick(roundPosition(unproject(coordinate)), gesture);
  };
  const featureAt = (pixel: number[]) =>
    map.forEachFeatureAtPixel(pixel, (feature) => feature as Feature, {
      layerFilter: (layer) => layer === pointLayer,
      hitTolerance,
    });

  map.on("click", (event) => {
    const feature = featureAt(event.pixel);
    if (feature && options.onMarker((feature.get("marker") as MapMarker).id)) return;
    if (editable) pick(event.coordinate, "click");
  });
  map.on("pointermove", (event) => {
    if (event.dragging) return;
    const feature = featureAt(event.pixel);
    if (feature !== hovered) {
      hovered = feature;
      pointLayer.changed();
    }
    const viewport = map.getViewport();
    if (viewport) viewport.style.cursor = feature ? "pointer" : editable ? "crosshair" : "grab";
  });
  translate.on("translateend", (event) => {
    const point = event.features.item(0)?.getGeometry();
    if (point instanceof Point) pick(point.getCoordinates(), "drag");
  });
  map.on("moveend", () => options.onMoved());
  map.on("loadstart", () => delete target.dataset["rendered"]);
  map.on("rendercomplete", () => {
    target.dataset["rendered"] = "true";
  });

  const fit = () => {
    if (fitted) return;
    const extent: Extent = createEmpty();
    for (const source of [points, chosen]) {
      if (source.getFeatures().length > 0) extend(extent, source.getExtent() as Extent);
    }
    if (isEmpty(extent) && points.getFeatures().length + chosen.getFeatures().length === 0) return;
    fitted = true;
    view.fit(extent, { padding: [48, 48, 48, 48], maxZoom: 16 });
  };

  return {
    setMarkers: (markers) => {
      hovered = undefined;
      points.clear(true);
      points.addFeatures(
        markers
          .filter((marker) => isDrawable(marker.position))
          .map((marker) => new Feature({ geometry: new Point(project(marker.position)), marker })),
      );
    },
    setLines: (lines) => {
      arrows.clear(true);
      arrows.addFeatures(
        lines
          .filter(({ from, to }) => isDrawable(from) && isDrawable(to))
          .map(({ from, to }) => new Feature(new LineString([project(from), project(to)]))),
      );
    },
    setSelected: (position) => {
      const coordinates = isDrawable(position) ? project(position) : undefined;
      const known = chosen.getFeatures()[0]?.getGeometry()?.getCoordinates();
      // The same place again must not end a drag or move the view.
      if (String(known) === String(coordinates)) return;
      chosen.clear(true);
      draggable.clear();
      if (!coordinates) return;
      const feature = new Feature(new Point(coordinates));
      chosen.addFeature(feature);
      draggable.push(feature);
      const shown = fitted && containsCoordinate(view.calculateExtent(map.getSize()), coordinates);
      if (fitted && !shown) view.animate({ center: coordinates, duration });
    },
    fit,
    setEditable: (value) => {
      editable = value;
      translate.setActive(value);
      // Two clicks are two choices there.
      doubleClick.setActive(!value);
    },
    centre: () => unproject(view.getCenter() ?? project(options.center)),
    markerAtCentre: () => {
      const pixel = map.getPixelFromCoordinate(view.getCenter() ?? []);
      return pixel && (featureAt(pixel)?.get("marker") as MapMarker | undefined)?.id;
    },
    pickCentre: () => {
      const center = view.getCenter();
      if (center) pick(center, "keyboard");
    },
    nudge: (right, down) => {
      const point = chosen.getFeatures()[0]?.getGeometry();
      const resolution = view.getResolution();
      if (!point || resolution === undefined) return;
      const [x = 0, y = 0] = point.getCoordinates();
      pick([x + right * resolution, y - down * resolution], "keyboard");
    },
    zoomBy: (steps) => {
      const zoom = view.getZoom();
      if (zoom !== undefined) view.animate({ zoom: zoom + steps, duration });
    },
    restyle: () => {
      styles = mapStyles();
      for (const layer of [pointLayer, lineLayer, chosenLayer]) layer.changed();
    },
    destroy: () => {
      map.setTarget(undefined);
      map.dispose();
    },
  };
}

function project({ lon, lat }: Position): number[] {
  return fromLonLat([lon, lat]);
}

/** Around the world the map repeats itself: longitudes come back into -180 to 180. */
function unproject(coordinate: number[]): Position {
  const [lon = 0, lat = 0] = toLonLat(coordinate);
  return { lat, lon: ((((lon + 180) % 360) + 360) % 360) - 180 };
}
