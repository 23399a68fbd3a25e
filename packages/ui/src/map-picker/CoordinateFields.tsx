import { type ClipboardEvent, useState } from "react";
import { Field } from "../field/index.ts";
import { TextInput } from "../text-input/index.ts";
import {
  formatCoordinate,
  parseCoordinate,
  parseCoordinates,
  type Position,
} from "./coordinates.ts";
import type { MapLabels } from "./labels.ts";

interface CoordinateFieldsProps {
  value: Position | null;
  onChange: (position: Position) => void;
  readOnly: boolean;
  labels: MapLabels;
}

type Draft = Record<keyof Position, string | undefined>;

const untouched: Draft = { lat: undefined, lon: undefined };

/** The typed text; undefined when it is blank. */
const written = (text: string | undefined) => (text?.trim() ? text : undefined);

/** Latitude and longitude as text. Reports a place when both are valid, on Enter or when a field is left. */
export function CoordinateFields({ value, onChange, readOnly, labels }: CoordinateFieldsProps) {
  const [draft, setDraft] = useState(untouched);
  const [checked, setChecked] = useState(false);

  const shown = (axis: keyof Position) =>
    draft[axis] ?? (value ? formatCoordinate(value[axis]) : "");
  /** The text of a field: the exact value while it is unchanged, not the four decimals that are shown. */
  const held = (axis: keyof Position) => {
    const text = written(draft[axis]);
    return text === undefined ? (value?.[axis] ?? null) : parseCoordinate(text, axis);
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
    const pair = parseCoordinates(draft.lat ?? "") ?? parseCoordinates(draft.lon ?? "");
    if (pair) {
      take(pair);
      return;
    }
    setChecked(true);
    const lat = held("lat");
    const lon = held("lon");
    if (lat !== null && lon !== null) take({ lat, lon });
  };
  const paste = (event: ClipboardEvent) => {
    const pair = readOnly ? null : parseCoordinates(event.clipboardData.getData("text"));
    if (!pair) return;
    event.preventDefault();
    take(pair);
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
          value={shown(axis)}
          onValueChange={(typed) => setDraft({ ...draft, [axis]: typed })}
          onPaste={paste}
          onBlur={commit}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
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
