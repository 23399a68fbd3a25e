import { type ClipboardEvent, useState } from "react";
import { Field } from "../field/index.ts";
import { TextInput } from "../text-input/index.ts";
import { formatCoordinate, type Position } from "./coordinates.ts";
import type { PlaceText, ReadCoordinate } from "./types.ts";
import type { MapLabels } from "./labels.ts";
import { keyOf } from "../style/key-of.ts";

interface CoordinateFieldsProps {
  value: Position | null;
  onChange: (position: Position) => void;
  /** Takes the place that a text names, or says why not. */
  onText: (text: string) => PlaceText["kind"];
  readCoordinate: ReadCoordinate;
  /** Another number drops what is typed: a question about it was answered with a place. */
  revision: number;
  readOnly: boolean;
  disabled: boolean;
  labels: MapLabels;
}

type Draft = Record<keyof Position, string | undefined>;

const untouched: Draft = { lat: undefined, lon: undefined };

/** The typed text; undefined when it is blank. */
const written = (text: string | undefined) => (text?.trim() ? text : undefined);

/** Latitude and longitude as text. Reports a place when both are valid, on Enter or when a field is left. */
export function CoordinateFields({
  value,
  onChange,
  onText,
  readCoordinate,
  revision,
  readOnly,
  disabled,
  labels,
}: CoordinateFieldsProps) {
  const [draft, setDraft] = useState(untouched);
  const [checked, setChecked] = useState(false);
  const [seen, setSeen] = useState(revision);
  if (seen !== revision) {
    setSeen(revision);
    setDraft(untouched);
    setChecked(false);
  }

  const shown = (axis: keyof Position) =>
    draft[axis] ?? (value ? formatCoordinate(value[axis]) : "");
  /** The text of a field: the exact value while it is unchanged, not the four decimals that are shown. */
  const held = (axis: keyof Position) => {
    const text = written(draft[axis]);
    return text === undefined ? (value?.[axis] ?? null) : (readCoordinate(text, axis) ?? null);
  };

  const take = (position: Position) => {
    setDraft(untouched);
    setChecked(false);
    onChange(position);
  };
  const commit = () => {
    // A field left blank shows the current value again.
    setDraft({ lat: written(draft.lat), lon: written(draft.lon) });
    if (!written(draft.lat) && !written(draft.lon)) return;
    const texts = [written(draft.lat), written(draft.lon)] as const;
    const isAlone = (axis: keyof Position, text: string | undefined) =>
      text === undefined || readCoordinate(text, axis) !== undefined;
    const whole = texts[0] === undefined ? texts[1] : texts[0];
    if (!isAlone("lat", texts[0]) || !isAlone("lon", texts[1])) {
      // One field holds a whole place, or both together do: 100 is no latitude, and may be a longitude.
      const text = texts[0] && texts[1] ? `${texts[0]}; ${texts[1]}` : (whole ?? "");
      const kind = hear(text);
      // A question or a reason is shown below; only a text that is no place is marked.
      if (kind !== "place") setChecked(kind === "none");
      return;
    }
    if (texts[0] && texts[1]) {
      hear(`${texts[0]}; ${texts[1]}`);
      return;
    }
    setChecked(true);
    const lat = held("lat");
    const lon = held("lon");
    if (lat !== null && lon !== null) take({ lat, lon });
  };
  const hear = (text: string): PlaceText["kind"] => {
    const kind = onText(text);
    if (kind === "place") {
      setDraft(untouched);
      setChecked(false);
    }
    return kind;
  };
  const paste = (event: ClipboardEvent, axis: keyof Position) => {
    const text = event.clipboardData.getData("text");
    if (readOnly || readCoordinate(text, axis) !== undefined || text.trim() === "") return;
    const kind = onText(text);
    if (kind === "none" || kind === "refused") return;
    event.preventDefault();
    // A place that is asked about stays as it was pasted until there is an answer.
    setDraft(kind === "place" ? untouched : { lat: undefined, lon: undefined, [axis]: text });
    setChecked(false);
  };

  const field = (axis: keyof Position, label: string, invalid: string) => {
    const text = draft[axis];
    const wrong = checked && written(text) !== undefined && held(axis) === null;
    return (
      <Field label={label} error={wrong ? invalid : undefined} className="min-w-36 flex-1">
        <TextInput
          inputMode="text"
          autoComplete="off"
          spellCheck={false}
          className="tabular-nums"
          readOnly={readOnly}
          disabled={disabled}
          value={shown(axis)}
          onValueChange={(typed) => setDraft({ ...draft, [axis]: typed })}
          onPaste={(event) => paste(event, axis)}
          onBlur={commit}
          onKeyDown={(event) => {
            if (keyOf(event) !== "Enter") return;
            // This Enter places the marker, so it must not submit a form around it.
            event.preventDefault();
            commit();
          }}
        />
      </Field>
    );
  };

  return (
    <div className="flex flex-wrap items-start gap-4">
      {field("lat", labels.latitude, labels.invalidLatitude)}
      {field("lon", labels.longitude, labels.invalidLongitude)}
    </div>
  );
}
