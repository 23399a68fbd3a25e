import { useId, useRef, useState } from "react";
import { cn } from "../style/cn.ts";
import { type Position, roundPosition } from "./coordinates.ts";
import { MapFrame } from "./MapFrame.tsx";
import { PlaceAnswer } from "./PlaceAnswer.tsx";
import { readDegrees } from "./read-degrees.ts";
import type { MapViewProps, PlaceText } from "./types.ts";
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
  readPlace = readDegrees,
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
  const [heard, setHeard] = useState<PlaceText>();
  const frame = useRef<HTMLDivElement>(null);
  const place = (position: Position) => onPlace?.(roundPosition(position));
  /** The buttons of the question go, so the focus moves to the map. */
  const answered = () => {
    frame.current?.querySelector<HTMLElement>("[role=application]")?.focus();
    setHeard(undefined);
  };
  return (
    <div {...props} className={cn("flex flex-col gap-2", className)}>
      {heard && (
        <PlaceAnswer
          said={heard}
          onChoose={(position) => {
            answered();
            place(position);
          }}
          onDismiss={answered}
          labels={labels}
        />
      )}
      <div
        ref={frame}
        onPaste={(event) => {
          if (!onPlace) return;
          event.preventDefault();
          const text = readPlace(event.clipboardData.getData("text"));
          setHeard(text);
          if (text.kind === "place") place(text.position);
        }}
      >
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
      </div>
      <p id={helpId} className="text-caption text-ink-muted">
        {onPlace ? labels.placeInstructions : labels.readOnlyInstructions}
      </p>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}
