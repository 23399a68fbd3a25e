import { lazy, type LazyExoticComponent, type ReactNode, Suspense, useRef, useState } from "react";
import { Button } from "../button/index.ts";
import { cn } from "../style/cn.ts";
import { fetchOnline, PartBoundary, PartSkeleton } from "../style/first-load.tsx";
import { PathIcon } from "../path-icon/index.ts";
import * as drawings from "./drawings.ts";
import type { MapCanvasProps } from "./MapCanvas.tsx";
import type { MapLine, MapMarker, MapViewProps } from "./types.ts";
import type { MapLabels } from "./labels.ts";
import type { Position } from "./coordinates.ts";

/** Where a map opens when there is nothing to show. */
const madrid: Position = { lat: 40.4168, lon: -3.7038 };

type Canvas = LazyExoticComponent<(props: MapCanvasProps) => ReactNode>;

const loadCanvas = (): Canvas => lazy(() => fetchOnline(() => import("./MapCanvas.tsx")));

/** Shared, so that a second map is shown at once. Replaced after a failure, because React.lazy keeps a failed load. */
let canvas = loadCanvas();

/** The props that have a default. */
type Defaulted = "markers" | "lines" | "center" | "zoom" | "oneFingerScrolls";

interface MapFrameProps
  extends
    Omit<MapCanvasProps, "onRefused" | "onPlace" | "onMarkerMove" | "onMarkerHover" | Defaulted>,
    Pick<
      MapViewProps,
      Defaulted | "height" | "onAuthorisationError" | "onPlace" | "onMarkerMove" | "onMarkerHover"
    > {}

const noMarkers: readonly MapMarker[] = [];
const noLines: readonly MapLine[] = [];

/** Shows the map, a skeleton until its code has loaded, or a panel when it cannot be shown. */
export function MapFrame({
  markers = noMarkers,
  lines = noLines,
  center = madrid,
  zoom = 13,
  height = "24rem",
  oneFingerScrolls = true,
  onAuthorisationError,
  ...props
}: MapFrameProps) {
  const { labels } = props;
  const [attempt, setAttempt] = useState(0);
  const [refused, setRefused] = useState(false);
  // Many tiles are refused before the panel replaces the map, but the caller is told once.
  const told = useRef(false);
  const frame = useRef<HTMLDivElement>(null);
  const Canvas = canvas;

  const refuse = (status: 401 | 403) => {
    if (told.current) return;
    told.current = true;
    setRefused(true);
    onAuthorisationError?.(status);
  };
  const retry = () => {
    // The button is removed with its message, so the focus moves to the frame.
    frame.current?.focus();
    told.current = false;
    setRefused(false);
    setAttempt(attempt + 1);
  };

  return (
    <div
      ref={frame}
      tabIndex={-1}
      style={{ height }}
      className="relative isolate overflow-hidden rounded-card border border-line bg-sunken"
    >
      {refused ? (
        <MapTrouble
          title={labels.authorisationTitle}
          message={labels.authorisationMessage}
          labels={labels}
          onRetry={retry}
        />
      ) : (
        <PartBoundary
          key={attempt}
          fallback={
            <MapTrouble
              title={labels.failedTitle}
              message={labels.failedMessage}
              labels={labels}
              onRetry={() => {
                canvas = loadCanvas();
                retry();
              }}
            />
          }
        >
          <Suspense fallback={<PartSkeleton label={labels.loading} />}>
            <Canvas
              {...props}
              onPlace={props.onPlace}
              onMarkerMove={props.onMarkerMove}
              onMarkerHover={props.onMarkerHover}
              {...{ markers, lines, center, zoom, oneFingerScrolls }}
              onRefused={refuse}
            />
          </Suspense>
        </PartBoundary>
      )}
    </div>
  );
}

interface MapTroubleProps {
  title: string;
  message: string;
  labels: MapLabels;
  onRetry: () => void;
}

function MapTrouble({ title, message, labels, onRetry }: MapTroubleProps) {
  return (
    <div
      role="alert"
      className={cn(
        "flex size-full flex-col items-center justify-center gap-2 overflow-auto p-6 text-center",
        "bg-surface text-ink",
      )}
    >
      <PathIcon d={drawings.mapPinOff} className="size-6 shrink-0 text-danger" />
      <p className="text-reading font-medium">{title}</p>
      <p className="max-w-prose text-body text-ink-muted">{message}</p>
      <Button className="mt-2" onClick={onRetry}>
        {labels.retry}
      </Button>
    </div>
  );
}
