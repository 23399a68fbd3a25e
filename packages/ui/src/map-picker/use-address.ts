import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type Position, roundPosition } from "./coordinates.ts";
import type { ReverseGeocode } from "./types.ts";

interface Answer {
  of: string;
  /** Null where the place has no address. */
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

/** Looks up the address of the chosen place. A newer place aborts an older lookup. */
export function useAddress({ value, known, reverse }: AddressOptions) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  /** The last place that was chosen here, not set by the caller. */
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
    // The caller has set another place, so a running lookup is no longer needed.
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
    /** True when a lookup has found no address. */
    none: current !== null,
  };
}
