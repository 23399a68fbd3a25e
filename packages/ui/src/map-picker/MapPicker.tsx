import { LocateFixed } from "lucide-react";
import { useId, useMemo, useState } from "react";
import { Button } from "../button/index.ts";
import { cn } from "../style/cn.ts";
import { CoordinateFields } from "./CoordinateFields.tsx";
import { formatPosition, isDrawable, type Position, roundPosition } from "./coordinates.ts";
import { madrid } from "./defaults.ts";
import { MapFrame } from "./MapFrame.tsx";
import type { MapLine, MapMarker, MapPickerProps, PickGesture } from "./types.ts";
import { useLocate } from "./useLocate.ts";
import { englishMapWords } from "./words.ts";

const noMarkers: readonly MapMarker[] = [];
const noLines: readonly MapLine[] = [];

/** A map on which one place is chosen: by click, by drag, by keyboard or by typing. Keep `markers` and `lines` stable. */
export function MapPicker(props: MapPickerProps) {
  const { onChange, readOnly = false, coordinateFields = true } = props;
  const words = useMemo(() => ({ ...englishMapWords, ...props.words }), [props.words]);
  const value = isDrawable(props.value) ? props.value : null;
  const helpId = useId();
  const [said, setSaid] = useState("");

  const pick = (position: Position, gesture: PickGesture) => {
    setSaid(words.selected(formatPosition(position)));
    onChange(position, gesture);
  };
  const place = useLocate((position) => pick(position, "located"));
  const canLocate = !readOnly && props.locate !== false && place.state !== "unavailable";

  return (
    <div className={cn("flex flex-col gap-3", props.className)}>
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
        selected={value}
        editable={!readOnly}
        onPick={pick}
        onAnnounce={setSaid}
        words={words}
      />
      <p id={helpId} className="text-caption text-ink-muted">
        {readOnly ? words.readOnlyInstructions : words.instructions}
      </p>
      {coordinateFields ? (
        <CoordinateFields
          value={value}
          onChange={(position) => pick(roundPosition(position), "typed")}
          readOnly={readOnly}
          words={words}
        />
      ) : (
        <p className="text-body text-ink tabular-nums">
          {value ? formatPosition(value) : words.noPosition}
        </p>
      )}
      {canLocate && (
        <div className="flex flex-wrap items-center gap-3">
          <Button
            icon={<LocateFixed aria-hidden />}
            loading={place.state === "busy"}
            loadingLabel={words.locating}
            onClick={place.locate}
          >
            {words.locate}
          </Button>
          {place.state === "failed" && (
            <span role="alert" className="text-body text-danger">
              {words.locateFailed}
            </span>
          )}
        </div>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}
