import { useId, useRef, useState } from "react";
import { Button } from "../button/index.ts";
import { FormValue } from "../field/FormValue.tsx";
import { useFieldControl } from "../field/index.ts";
import { useFocusInside } from "../field/use-focus-inside.ts";
import { useInDisabledFieldset } from "../field/use-in-disabled-fieldset.ts";
import { cn } from "../style/cn.ts";
import { mergeRefs } from "../style/merge-refs.ts";
import * as drawings from "./drawings.ts";
import { AddressSearch } from "./AddressSearch.tsx";
import { CoordinateFields } from "./CoordinateFields.tsx";
import { formatPosition, isDrawable, type Position, roundPosition } from "./coordinates.ts";
import { MapFrame } from "./MapFrame.tsx";
import { MapHelp } from "./MapHelp.tsx";
import { PlaceAddress } from "./PlaceAddress.tsx";
import { PlaceAnswer } from "./PlaceAnswer.tsx";
import { readDegrees, readOneCoordinate } from "./read-degrees.ts";
import type { MapPickerProps, PickGesture, PlaceText } from "./types.ts";
import { useAddress } from "./use-address.ts";
import { useLocate } from "./use-locate.ts";
import { useLabels } from "../labels/labels-context.ts";
import { close } from "../path-icon/close.ts";
import { PathIcon } from "../path-icon/index.ts";
import { englishMapLabels } from "./labels.ts";

/** A map on which one place is chosen: by click, by drag, by keyboard, by coordinates or by its address. Keep `markers` and `lines` stable. */
export function MapPicker({
  label,
  tiles,
  markers,
  lines,
  onMarkerSelect,
  center,
  zoom,
  height,
  oneFingerScrolls,
  onAuthorisationError,
  labels: givenLabels,
  value: controlled,
  defaultValue = null,
  clearable = false,
  onValueChange,
  name,
  form,
  required,
  readOnly: givenReadOnly = false,
  locate = true,
  coordinateFields = true,
  map = true,
  readPlace = readDegrees,
  readCoordinate = readOneCoordinate,
  onSearch,
  onReverseGeocode: reverse,
  address: known,
  ref,
  className,
  ...props
}: MapPickerProps) {
  const labels = useLabels("map", englishMapLabels, givenLabels);
  const [own, setOwn] = useState(defaultValue);
  const given = controlled === undefined ? own : controlled;
  const value = isDrawable(given) ? given : null;
  const field = useFieldControl(props);
  const root = useRef<HTMLDivElement>(null);
  const isOff = useInDisabledFieldset(root);
  useFocusInside(root);
  const disabled = field.disabled === true || isOff;
  const readOnly = givenReadOnly || disabled;
  // Inside a `Field` the whole is a group with the field's label, hint and error.
  const named = field["aria-labelledby"];
  const helpId = useId();
  const [said, setSaid] = useState("");
  const [visited, setVisited] = useState<Position | null>(null);
  const [heard, setHeard] = useState<{ text: PlaceText; from: "fields" | "map" }>();
  const [answered, setAnswered] = useState(0);
  const fields = useRef<HTMLDivElement>(null);
  const address = useAddress({ value, known, reverse });

  const pick = (position: Position, gesture: PickGesture, heardNow?: typeof heard) => {
    setHeard(heardNow);
    setSaid(labels.selected(formatPosition(position)));
    // A place picked with the pointer is already in view; the map moves for a searched or located one.
    if (gesture === "searched" || gesture === "located") setVisited(position);
    setOwn(position);
    onValueChange?.(position, gesture);
    address.ask(position);
  };
  const clear = () => {
    setHeard(undefined);
    setSaid(labels.noPosition);
    setOwn(null);
    (onValueChange as ((position: null, gesture: PickGesture) => void) | undefined)?.(
      null,
      "cleared",
    );
    // The button goes with the place.
    root.current?.querySelector<HTMLElement>("[role=application]")?.focus();
  };
  const hear = (typed: string, from: "fields" | "map"): PlaceText["kind"] => {
    const text = readPlace(typed);
    if (text.kind === "place") pick(roundPosition(text.position), GESTURES[from], { text, from });
    else setHeard({ text, from });
    return text.kind;
  };
  /** The buttons of the question go, so the focus moves to the coordinates. */
  const leaveQuestion = () => fields.current?.querySelector("input")?.focus();
  const answer = (from: "fields" | "map") =>
    heard?.from === from && (
      <PlaceAnswer
        said={heard.text}
        onChoose={(position) => {
          leaveQuestion();
          setAnswered(answered + 1);
          pick(roundPosition(position), GESTURES[from]);
        }}
        onDismiss={() => {
          leaveQuestion();
          setHeard(undefined);
        }}
        labels={labels}
      />
    );
  const place = useLocate((position) => pick(position, "located"));
  const canClear = clearable && !readOnly && value !== null;
  const canLocate = !readOnly && locate && place.state !== "unavailable";

  return (
    <div
      {...props}
      ref={mergeRefs(root, ref)}
      {...(named && { role: "group", "aria-labelledby": named })}
      id={field.id}
      aria-describedby={field["aria-describedby"]}
      className={cn("group relative flex min-w-0 flex-col gap-3", className)}
    >
      {onSearch && !readOnly && (
        <AddressSearch
          onSearch={onSearch}
          onText={(typed) => {
            const { kind } = readPlace(typed);
            if (kind === "none") setHeard(undefined);
            return kind === "none" ? kind : hear(typed, "map");
          }}
          onChoose={({ position }) => pick(roundPosition(position), "searched")}
          labels={labels}
        />
      )}
      {answer("map")}
      {map && (
        <div
          inert={disabled}
          className={cn(disabled && "opacity-50")}
          onPaste={(event) => {
            if (readOnly) return;
            event.preventDefault();
            hear(event.clipboardData.getData("text"), "map");
          }}
        >
          <MapFrame
            label={label}
            describedBy={helpId}
            tiles={tiles}
            markers={markers}
            lines={lines}
            onMarkerSelect={onMarkerSelect}
            center={center}
            zoom={zoom}
            height={height}
            oneFingerScrolls={oneFingerScrolls}
            onAuthorisationError={onAuthorisationError}
            selected={value}
            visited={visited}
            editable={!readOnly}
            onPick={pick}
            onAnnounce={setSaid}
            labels={labels}
          />
        </div>
      )}
      {map && (
        <MapHelp
          id={helpId}
          text={readOnly ? undefined : labels.instructions}
          keys={readOnly ? labels.readOnlyInstructions : labels.instructionKeys}
        />
      )}
      {coordinateFields ? (
        <div ref={fields}>
          <CoordinateFields
            revision={answered}
            value={value}
            readCoordinate={readCoordinate}
            onChange={(position) => pick(roundPosition(position), "typed")}
            onText={(typed) => hear(typed, "fields")}
            readOnly={readOnly}
            disabled={disabled}
            labels={labels}
          />
        </div>
      ) : (
        <p className="text-body text-ink tabular-nums">
          {value ? formatPosition(value) : labels.noPosition}
        </p>
      )}
      {answer("fields")}
      {(reverse || known !== undefined) && (
        <PlaceAddress value={value} address={address} labels={labels} />
      )}
      {(canLocate || canClear) && (
        <div className="flex flex-wrap items-center gap-3">
          {canLocate && (
            <Button
              icon={<PathIcon d={drawings.locate} />}
              loading={place.state === "busy"}
              loadingLabel={labels.locating}
              onClick={place.locate}
            >
              {labels.locate}
            </Button>
          )}
          {canClear && (
            <Button icon={<PathIcon d={close} />} onClick={clear}>
              {labels.clear}
            </Button>
          )}
          {place.state === "failed" && (
            <span role="alert" className="text-body text-danger">
              {labels.locateFailed}
            </span>
          )}
        </div>
      )}
      <FormValue
        {...{ name, form, required }}
        disabled={disabled}
        values={[value ? `${value.lat},${value.lon}` : ""]}
        onReset={controlled === undefined ? () => setOwn(defaultValue) : undefined}
        focus={() => root.current?.focus()}
      />
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}

/** A place that was pasted on the map or searched for is brought into view. */
const GESTURES = { fields: "typed", map: "searched" } as const;
