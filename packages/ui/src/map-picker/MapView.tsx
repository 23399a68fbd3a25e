import { useId, useMemo, useState } from "react";
import { cn } from "../style/cn.ts";
import { madrid } from "./defaults.ts";
import { MapFrame } from "./MapFrame.tsx";
import type { MapLine, MapMarker, MapViewProps } from "./types.ts";
import { englishMapWords } from "./words.ts";

const noMarkers: readonly MapMarker[] = [];
const noLines: readonly MapLine[] = [];

/** A map that shows places and lets them be selected. Keep `markers` and `lines` stable. */
export function MapView(props: MapViewProps) {
  const words = useMemo(() => ({ ...englishMapWords, ...props.words }), [props.words]);
  const helpId = useId();
  const [said, setSaid] = useState("");
  return (
    <div className={cn("flex flex-col gap-2", props.className)}>
      <MapFrame
        label={props.label}
        describedBy={helpId}
        tiles={props.tiles}
        markers={props.markers ?? noMarkers}
        lines={props.lines ?? noLines}
        onMarkerSelect={props.onMarkerSelect}
        center={props.center ?? madrid}
        zoom={props.zoom ?? 13}
        height={props.height ?? "24rem"}
        onAuthorisationError={props.onAuthorisationError}
        selected={null}
        visited={null}
        editable={false}
        onPick={() => undefined}
        onAnnounce={setSaid}
        words={words}
      />
      <p id={helpId} className="text-caption text-ink-muted">
        {words.readOnlyInstructions}
      </p>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}
