import { useId, useRef, useState } from "react";
import { cn } from "../style/cn.ts";
import { formatPosition, isDrawable, type Position, roundPosition } from "./coordinates.ts";
import { MapFrame } from "./MapFrame.tsx";
import { MapHelp } from "./MapHelp.tsx";
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
  onMarkerHover,
  value,
  onValueChange,
  visited = null,
  readPlace = readDegrees,
  highlighted,
  pointed,
  center,
  zoom,
  height,
  oneFingerScrolls,
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
  const picks = value !== undefined;
  const place = (position: Position) => {
    if (picks) onValueChange?.(roundPosition(position), "searched");
    else onPlace?.(roundPosition(position));
  };
  /** The buttons of the question go, so the focus moves to the map. */
  const answered = () => {
    frame.current?.querySelector<HTMLElement>("[role=application]")?.focus();
    setHeard(undefined);
  };
  return (
    <div {...props} className={cn("group flex flex-col gap-2", className)}>
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
          if (!onPlace && !picks) return;
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
          onMarkerHover={onMarkerHover}
          highlighted={highlighted}
          pointed={pointed}
          center={center}
          zoom={zoom}
          height={height}
          oneFingerScrolls={oneFingerScrolls}
          onAuthorisationError={onAuthorisationError}
          selected={isDrawable(value) ? value : null}
          visited={visited}
          editable={picks}
          onPick={(position, gesture) => {
            setSaid(labels.selected(formatPosition(position)));
            onValueChange?.(position, gesture);
          }}
          onAnnounce={setSaid}
          labels={labels}
        />
      </div>
      <MapHelp
        id={helpId}
        text={picks ? labels.instructions : onPlace && labels.placeInstructions}
        keys={
          picks
            ? labels.instructionKeys
            : onPlace
              ? labels.placeInstructionKeys
              : labels.readOnlyInstructions
        }
      />
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}
