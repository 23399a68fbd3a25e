import { useId, useState } from "react";
import { cn } from "../style/cn.ts";
import { MapFrame } from "./MapFrame.tsx";
import type { MapViewProps } from "./types.ts";
import { useLabels } from "../labels/labels-context.ts";
import { englishMapLabels } from "./labels.ts";

/** A map that shows places and lets them be selected. Keep `markers` and `lines` stable. */
export function MapView({
  label,
  tiles,
  markers,
  lines,
  onMarkerSelect,
  onPlace,
  onMarkerMove,
  highlighted,
  center,
  zoom,
  height,
  onAuthorisationError,
  labels: given,
  className,
  ...props
}: MapViewProps) {
  const labels = useLabels("map", englishMapLabels, given);
  const helpId = useId();
  const [said, setSaid] = useState("");
  return (
    <div {...props} className={cn("flex flex-col gap-2", className)}>
      <MapFrame
        label={label}
        describedBy={helpId}
        tiles={tiles}
        markers={markers}
        lines={lines}
        onMarkerSelect={onMarkerSelect}
        onPlace={onPlace}
        onMarkerMove={onMarkerMove}
        highlighted={highlighted}
        center={center}
        zoom={zoom}
        height={height}
        onAuthorisationError={onAuthorisationError}
        selected={null}
        visited={null}
        editable={false}
        onPick={() => undefined}
        onAnnounce={setSaid}
        labels={labels}
      />
      <p id={helpId} className="text-caption text-ink-muted">
        {onPlace ? labels.placeInstructions : labels.readOnlyInstructions}
      </p>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}
