import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { SegmentFieldState } from "./use-segment-field.ts";
import { keyOf } from "../style/key-of.ts";

interface KeptTextProps {
  field: SegmentFieldState;
  /** The value as its author writes it. */
  shown: string;
  /** Reads what is typed; undefined for what cannot be read. */
  read: (text: string) => string | undefined;
}

/** A day or a time that does not exist, as a text to be mended; once it exists, its parts are back. */
export function KeptText({ field, shown, read }: KeptTextProps) {
  const [typed, setTyped] = useState(shown);
  const input = useRef<HTMLInputElement>(null);
  const focus = useEffectEvent(() => {
    if (field.takesFocus()) input.current?.focus();
  });
  // The parts had the focus when the text took their place.
  useEffect(() => focus(), []);
  const settle = (set: (text: string) => void) => {
    const next = typed.trim() === "" ? "" : (read(typed) ?? typed.trim());
    if (next !== field.text) set(next);
  };
  return (
    <input
      ref={input}
      id={field.parts.id}
      className="min-w-0 flex-1 bg-transparent tabular-nums outline-none"
      aria-label={field.parts["aria-label"]}
      aria-labelledby={field.parts["aria-labelledby"]}
      aria-describedby={field.describedBy}
      aria-invalid
      autoComplete="off"
      disabled={field.disabled}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => settle(field.set)}
      onKeyDown={(event) => {
        if (keyOf(event) === "Enter") settle(field.setHere);
      }}
    />
  );
}
