import { LocateFixed } from "lucide-react";
import { useId, useMemo, useState } from "react";
import { Button } from "../button/index.ts";
import { cn } from "../style/cn.ts";
import { AddressSearch } from "./AddressSearch.tsx";
import { CoordinateFields } from "./CoordinateFields.tsx";
import { formatPosition, isDrawable, type Position, roundPosition } from "./coordinates.ts";
import { madrid } from "./defaults.ts";
import { MapFrame } from "./MapFrame.tsx";
import { PlaceAddress } from "./PlaceAddress.tsx";
import type { MapLine, MapMarker, MapPickerProps, PickGesture } from "./types.ts";
import { useAddress } from "./useAddress.ts";
import { useLocate } from "./useLocate.ts";
import { englishMapWords } from "./words.ts";

const noMarkers: readonly MapMarker[] = [];
const noLines: readonly MapLine[] = [];

/** A map on which one place is chosen: by click, by drag, by keyboard, by typing or by its address. Keep `markers` and `lines` stable. */
export function MapPicker(props: MapPickerProps) {
  const { onChange, readOnly = false, coordinateFields = true } = props;
  const words = useMemo(() => ({ ...englishMapWords, ...props.words }), [props.words]);
  const value = isDrawable(props.value) ? props.value : null;
  const helpId = useId();
  const [said, setSaid] = useState("");
  const [visited, setVisited] = useState<Position | null>(null);
  const reverse = props.onReverseGeocode;
  const address = useAddress({ value, known: props.address, reverse });

  const pick = (position: Position, gesture: PickGesture) => {
    setSaid(words.selected(formatPosition(position)));
    // Who points at a place sees it already; the others are taken there.
    if (gesture === "searched" || gesture === "located") setVisited(position);
    onChange(position, gesture);
    address.ask(position);
  };
  const place = useLocate((position) => pick(position, "located"));
  const canLocate = !readOnly && props.locate !== false && place.state !== "unavailable";

  return (
    <div className={cn("flex flex-col gap-3", props.className)}>
      {props.onSearch && !readOnly && (
        <AddressSearch
          onSearch={props.onSearch}
          onChoose={({ position }) => pick(roundPosition(position), "searched")}
          words={words}
        />
      )}
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
        visited={visited}
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
      {(reverse || props.address !== undefined) && (
        <PlaceAddress value={value} address={address} words={words} />
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
