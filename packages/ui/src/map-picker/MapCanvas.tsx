import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { cn } from "../style/cn.ts";
import { PathIcon } from "../path-icon/index.ts";
import * as drawings from "./drawings.ts";
import { formatPosition, type Position } from "./coordinates.ts";
import { createPanelMap } from "./panelMap.ts";
import type { PanelMap } from "./panelMapOptions.ts";
import type { TileOutcome } from "./tiles.ts";
import type { MapLine, MapMarker, MapTiles, PickGesture } from "./types.ts";
import type { MapLabels } from "./labels.ts";
import { keyOf } from "../style/key-of.ts";

export interface MapCanvasProps {
  label: string;
  /** Id of the element with the instructions. */
  describedBy: string;
  tiles: MapTiles;
  markers: readonly MapMarker[];
  lines: readonly MapLine[];
  onMarkerSelect: ((id: string) => void) | undefined;
  onPlace: ((position: Position) => void) | undefined;
  onMarkerMove: ((id: string, position: Position) => void) | undefined;
  onMarkerHover: ((id: string | undefined) => void) | undefined;
  oneFingerScrolls: boolean;
  highlighted?: string | undefined;
  pointed?: string | undefined;
  center: Position;
  zoom: number;
  selected: Position | null;
  /** The map moves and zooms to this place each time that it changes. */
  visited: Position | null;
  editable: boolean;
  onPick: (position: Position, gesture: PickGesture) => void;
  onRefused: (status: 401 | 403) => void;
  onAnnounce: (text: string) => void;
  labels: MapLabels;
}

const arrows: Record<string, [right: number, down: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What is said on the map, beside its buttons. */
const noteStyle =
  "absolute inset-x-12 top-2 mx-auto w-fit rounded-field bg-surface px-3 py-1.5 text-center text-caption text-ink shadow-float";

/** The map itself. Only this file imports OpenLayers; it is loaded when a map is first shown. */
export default function MapCanvas(props: MapCanvasProps) {
  const { label, describedBy, tiles, markers, lines, selected, editable, labels } = props;
  const { visited, highlighted, onMarkerSelect, onAnnounce, oneFingerScrolls } = props;
  const target = useRef<HTMLDivElement>(null);
  const map = useRef<PanelMap>(null);
  // The crosshair is shown for keyboard use; a pointer hides it.
  const [byKeyboard, setByKeyboard] = useState(false);
  // Only moves by keyboard are announced.
  const travelled = useRef(false);
  const [scrolled, setScrolled] = useState(false);
  const [ground, setGround] = useState<"shown" | "sketched" | "failed">("shown");
  const tilesFailed = ground === "failed";

  const places = props.onPlace !== undefined;
  const movable = props.onMarkerMove !== undefined;
  const pick = useEffectEvent(props.onPick);
  const placeOn = useEffectEvent((position: Position) => props.onPlace?.(position));
  const moveMarker = useEffectEvent((id: string, position: Position) =>
    props.onMarkerMove?.(id, position),
  );
  const hover = useEffectEvent((id: string | undefined) => props.onMarkerHover?.(id));
  const selectMarker = useEffectEvent((id: string) => {
    onMarkerSelect?.(id);
    return onMarkerSelect !== undefined;
  });
  const scrolls = useEffectEvent(() => oneFingerScrolls);
  const labelOf = (id: string | undefined) => markers.find((each) => each.id === id)?.label;
  const spread = useEffectEvent((count: number) => onAnnounce(labels.spread(count)));
  const selects = useEffectEvent(() => onMarkerSelect !== undefined);
  const tileAnswered = useEffectEvent((outcome: TileOutcome) => {
    if (typeof outcome === "number") props.onRefused(outcome);
    else setGround(outcome);
  });
  const moved = useEffectEvent(() => {
    if (!travelled.current || !map.current) return;
    travelled.current = false;
    const marker = labelOf(map.current.markerAtCentre());
    const centre = labels.centre(formatPosition(map.current.centre()));
    onAnnounce(marker === undefined ? centre : `${marker}. ${centre}`);
  });
  const tellMissing = useEffectEvent(() => onAnnounce(labels.tilesFailed));
  useEffect(() => {
    if (tilesFailed) tellMissing();
  }, [tilesFailed]);
  const start = useEffectEvent(() => ({ center: props.center, zoom: props.zoom, tiles }));

  useEffect(() => {
    if (!target.current) return undefined;
    const made = createPanelMap(target.current, {
      ...start(),
      onPick: (position, gesture) => pick(position, gesture),
      onMarker: (id) => selectMarker(id),
      onHover: (id) => hover(id),
      selects: () => selects(),
      onSpread: (count) => spread(count),
      onPlace: (position) => placeOn(position),
      oneFingerScrolls: () => scrolls(),
      onScrolled: setScrolled,
      onMarkerMove: (id, position) => moveMarker(id, position),
      onTile: (outcome) => tileAnswered(outcome),
      onMoved: () => moved(),
    });
    map.current = made;
    const theme = new MutationObserver(() => made.restyle());
    theme.observe(document.documentElement, { attributeFilter: ["data-theme", "class", "style"] });
    return () => {
      theme.disconnect();
      made.destroy();
      map.current = null;
    };
    // Another map service needs a new map.
  }, [tiles.url]);

  useEffect(() => map.current?.setEditable(editable), [editable, tiles.url]);
  useEffect(() => map.current?.setPlacing(places, movable), [places, movable, tiles.url]);
  useEffect(() => map.current?.setLines(lines), [lines, tiles.url]);
  useEffect(() => map.current?.setMarkers(markers), [markers, tiles.url]);
  useEffect(() => map.current?.setSelected(selected), [selected, tiles.url]);
  const { lat, lon } = props.center;
  useEffect(() => map.current?.setCenter({ lat, lon }), [lat, lon, tiles.url]);
  // After these effects, so that the first view contains the markers and the chosen place.
  useEffect(() => map.current?.fit(), [markers, selected, tiles.url]);
  useEffect(() => map.current?.setHighlighted(highlighted), [highlighted, markers, tiles.url]);
  const { pointed } = props;
  useEffect(() => map.current?.setPointed(pointed), [pointed, markers, tiles.url]);
  useEffect(() => {
    if (visited) map.current?.goTo(visited);
  }, [visited, tiles.url]);
  useEffect(() => map.current?.setByKeyboard(byKeyboard), [byKeyboard, tiles.url]);

  const source = (ground === "sketched" && tiles.sketch) || tiles;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== target.current) return;
    setByKeyboard(true);
    const key = keyOf(event);
    const arrow = arrows[key];
    if (arrow && event.altKey) {
      // Alt with an arrow would navigate in the browser's history.
      event.preventDefault();
      const step = event.shiftKey ? 10 : 1;
      if (editable) map.current?.nudge(arrow[0] * step, arrow[1] * step);
    } else if (key === "Enter" || key === " ") {
      event.preventDefault();
      map.current?.enter();
    } else if (key === "Escape") {
      // Escape that gathers spread markers must not close a dialog around the map.
      if (map.current?.gather()) event.stopPropagation();
    } else {
      const next = arrow && map.current?.step(arrow[0] + arrow[1] > 0 ? 1 : -1);
      if (next !== undefined) {
        event.preventDefault();
        onAnnounce(labelOf(next) ?? "");
        return;
      }
      travelled.current = arrow !== undefined || key === "+" || key === "-";
    }
  };

  return (
    <>
      {/* The role is `application`, because only that role passes all keys on to the map. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={target}
        role="application"
        aria-label={label}
        aria-describedby={describedBy}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onKeyDown={onKeyDown}
        onPointerDown={() => setByKeyboard(false)}
        onFocus={() => setByKeyboard(target.current?.matches(":focus-visible") ?? false)}
        onBlur={() => setByKeyboard(false)}
        style={{ touchAction: oneFingerScrolls ? "pan-x pan-y" : "none" }}
        className={cn(
          "size-full rounded-card -outline-offset-2 select-none [-webkit-tap-highlight-color:transparent]",
          tiles.darkUrl === undefined &&
            "dark:[&_.map-tiles]:[filter:invert(1)_hue-rotate(180deg)_brightness(0.95)_contrast(0.9)_saturate(0.7)]",
        )}
      />
      <Crosshair shown={byKeyboard} />
      {/* A reader of screens has other gestures. */}
      {scrolled && (
        <p aria-hidden className={noteStyle}>
          {labels.twoFingers}
        </p>
      )}
      {tilesFailed && (
        <>
          <p className={noteStyle}>{labels.tilesFailed}</p>
          <p
            ref={(scale) => map.current?.setGround(scale)}
            className="pointer-events-none absolute start-2 bottom-2 border-x-2 border-b-2 border-ink text-center text-caption text-ink"
          />
        </>
      )}
      <div className="absolute top-2 end-2 flex flex-col overflow-hidden rounded-field border border-line bg-surface shadow-float">
        <ZoomButton label={labels.zoomIn} onPress={() => map.current?.zoomBy(1)}>
          <PathIcon d={drawings.plus} className="size-4" />
        </ZoomButton>
        <ZoomButton
          label={labels.zoomOut}
          onPress={() => map.current?.zoomBy(-1)}
          className="border-t border-line"
        >
          <PathIcon d={drawings.minus} className="size-4" />
        </ZoomButton>
        <ZoomButton
          label={labels.showAll}
          onPress={() => map.current?.showAll()}
          className="border-t border-line"
        >
          <PathIcon d={drawings.fit} className="size-4" />
        </ZoomButton>
      </div>
      <p className="absolute end-2 bottom-2 rounded bg-surface px-1.5 py-0.5 text-caption text-ink-muted">
        {source.attributionUrl ? (
          <a href={source.attributionUrl} target="_blank" rel="noreferrer" className="underline">
            {source.attribution}
          </a>
        ) : (
          source.attribution
        )}
      </p>
    </>
  );
}

interface ZoomButtonProps {
  label: string;
  onPress: () => void;
  className?: string;
  children: ReactNode;
}

function ZoomButton({ label, onPress, className, children }: ZoomButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className={cn(
        "grid size-8 cursor-pointer place-items-center text-ink -outline-offset-2 hover:bg-sunken pointer-coarse:size-12",
        className,
      )}
    >
      {children}
    </button>
  );
}

/** Marks the place that Enter chooses: dark lines on a light halo, visible on any map. */
function Crosshair({ shown }: { shown: boolean }) {
  return (
    <svg
      aria-hidden
      data-crosshair
      viewBox="0 0 40 40"
      className={cn(
        "pointer-events-none absolute top-1/2 left-1/2 size-10 -translate-1/2 fill-none",
        // Removed while the focus leaves the map, it would make a focus trap around it take the focus back.
        !shown && "invisible",
      )}
    >
      <path d="M20 2v14M20 24v14M2 20h14M24 20h14" strokeWidth="5" className="stroke-focus-gap" />
      <path d="M20 2v14M20 24v14M2 20h14M24 20h14" strokeWidth="2" className="stroke-focus" />
    </svg>
  );
}
