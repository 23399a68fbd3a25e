import { useEffect, useEffectEvent, useRef, useState } from "react";
import { dropDraft, writeDraft } from "./draft.ts";
import { sameValues } from "./three-way.ts";
import { holdUnsaved } from "./unsaved.ts";

/** A pause in the typing after which the draft is written, in milliseconds. */
const PAUSE = 250;

/** What the server holds of a record, as far as its form knows. */
export interface Saved<Values extends object = object> {
  /** 0 until the server has given one. */
  id: number;
  version: number | undefined;
  values: Values;
}

export type DraftState = { kept: true; at: number } | { kept: false } | undefined;

/**
 * Keeps what is typed on this device while it differs from what is saved, and counts the form among
 * those with unsaved changes. The draft is written after each pause in the typing and at once when
 * the page is hidden or closed; it is dropped when nothing is unsaved any more.
 * @returns when the draft was last written, or that this device cannot keep one
 */
export function useDraft(key: string, values: object, saved: Saved): DraftState {
  const dirty = !sameValues(values, saved.values);
  const [state, setState] = useState<DraftState>();
  const discarded = useRef(false);
  const writeNow = useEffectEvent(() => void (discarded.current || write(key, values, saved)));
  const keyNow = useEffectEvent(() => key);

  useEffect(() => {
    if (!dirty) return;
    discarded.current = false;
    const release = holdUnsaved(() => {
      discarded.current = true;
      dropDraft(key);
    });
    const hidden = () => writeNow();
    addEventListener("pagehide", hidden);
    document.addEventListener("visibilitychange", hidden);
    return () => {
      removeEventListener("pagehide", hidden);
      document.removeEventListener("visibilitychange", hidden);
      release();
      // Leaving the form writes what the last pause had not; a record that has got its id takes its
      // draft along under the new key.
      if (keyNow() === key) writeNow();
      else dropDraft(key);
    };
  }, [key, dirty]);

  useEffect(() => {
    if (!dirty) {
      dropDraft(key);
      setState(undefined);
      return;
    }
    const timer = setTimeout(() => setState(write(key, values, saved)), PAUSE);
    return () => clearTimeout(timer);
  }, [key, values, dirty, saved]);

  return state;
}

function write(key: string, values: object, saved: Saved): DraftState {
  const at = Date.now();
  const draft = { values, base: saved.values, version: saved.version, savedAt: at };
  return writeDraft(key, draft) ? { kept: true, at } : { kept: false };
}
