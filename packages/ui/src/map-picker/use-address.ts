import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type Position, roundPosition } from "./coordinates.ts";
import type { ReverseGeocode } from "./types.ts";

interface Answer {
  of: string;
  /** Null where nothing is known of the place. */
  text: string | null;
  failed: boolean;
}

interface AddressOptions {
  value: Position | null;
  /** The address that the caller knows. */
  known: string | undefined;
  reverse: ReverseGeocode | undefined;
}

const keyOf = (position: Position) => {
  const { lat, lon } = roundPosition(position);
  return `${lat} ${lon}`;
};

/** The address of the chosen place. A newer place gives an older question up. */
export function useAddress({ value, known, reverse }: AddressOptions) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  /** The place that was chosen last by hand. */
  const [asked, setAsked] = useState("");
  const running = useRef<AbortController>(null);
  const lookedUp = useRef("");
  const place = value ? keyOf(value) : "";

  const lookUp = (position: Position) => {
    running.current?.abort();
    if (!reverse) return;
    const mine = new AbortController();
    running.current = mine;
    const of = keyOf(position);
    lookedUp.current = of;
    const settle = (text: string | null, failed: boolean) => {
      if (!mine.signal.aborted) setAnswer({ of, text, failed });
    };
    reverse(position, mine.signal).then(
      (text) => settle(text, false),
      () => settle(null, true),
    );
  };
  const ask = (position: Position) => {
    setAsked(keyOf(position));
    setAnswer(null);
    lookUp(position);
  };

  const moved = useEffectEvent(() => {
    if (place === lookedUp.current) return;
    // The caller has put another place here; what is still looked up is of no use.
    running.current?.abort();
    lookedUp.current = "";
    if (value && known === undefined) lookUp(value);
  });
  useEffect(() => moved(), [place]);
  useEffect(
    () => () => {
      running.current?.abort();
      lookedUp.current = "";
    },
    [],
  );

  const current = answer?.of === place ? answer : null;
  const expected = reverse !== undefined && (asked === place || known === undefined);
  return {
    ask,
    searching: value !== null && expected && current === null,
    failed: current?.failed ?? false,
    text: known ?? current?.text ?? null,
    /** Asked for, and there is none. */
    none: current !== null,
  };
}
