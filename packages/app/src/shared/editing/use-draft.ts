import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { dropDraft, writeDraft } from "./draft.ts";
import { sameValues, type ValuePaths } from "./three-way-merge.ts";
import { holdUnsaved } from "./unsaved.ts";

/** How long the user must have stopped typing before the draft is written, in ms. */
const PAUSE = 250;

/** The version of a record on the server that the form knows. */
export interface Saved<Values extends object = object> {
  /** 0 until the first save. */
  id: number;
  version: number | undefined;
  values: Values;
  /** Only for a new record: identifies its creation, so that a retry after a lost answer does not create a second one. */
  requestId?: string;
}

/** When the draft was last written, or that it could not be stored. */
export type DraftState = { kept: true; at: number } | { kept: false };

interface DraftKeeping {
  /** Whether anything is unsaved. */
  dirty: boolean;
  /** Undefined until the first draft is written. */
  state: DraftState | undefined;
  /** Deletes the draft for good, before the form is closed or reset. */
  discard(): void;
}

/**
 * Stores unsaved input as a draft on this device while it differs from what is saved, and registers the form as
 * one with unsaved changes. The draft is written after each pause in typing, and at once when
 * the user leaves or closes the page. It is deleted when nothing is unsaved any more.
 * @param paths paths of all values of the form
 * @param attached whether a file is chosen; it counts as unsaved, but a draft cannot store it
 */
export function useDraft(
  key: string,
  values: object,
  saved: Saved,
  paths: ValuePaths,
  attached = false,
): DraftKeeping {
  const typed = !sameValues(values, saved.values, paths);
  const dirty = typed || attached;
  const [state, setState] = useState<DraftState>();
  const discarded = useRef(false);
  const writeNow = useEffectEvent(() => void (discarded.current || write(key, values, saved)));
  const keyNow = useEffectEvent(() => key);
  const discard = useCallback(() => {
    discarded.current = true;
    dropDraft(key);
  }, [key]);

  useEffect(() => {
    if (dirty) return holdUnsaved({ discard, attached });
  }, [dirty, attached, discard]);

  useEffect(() => {
    if (!typed) return;
    discarded.current = false;
    const hidden = () => writeNow();
    addEventListener("pagehide", hidden);
    document.addEventListener("visibilitychange", hidden);
    return () => {
      removeEventListener("pagehide", hidden);
      document.removeEventListener("visibilitychange", hidden);
      // On unmount, the draft is written with the latest input. When a new record has got its id, its
      // draft moves to the new key.
      if (keyNow() === key) writeNow();
      else dropDraft(key);
    };
  }, [key, typed]);

  useEffect(() => {
    if (!typed) {
      dropDraft(key);
      return;
    }
    const timer = setTimeout(() => {
      if (!discarded.current) setState(write(key, values, saved));
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [key, values, typed, saved]);

  // A draft stores no file. While a file is chosen, saying that a draft was stored would be misleading.
  return { dirty, state: typed && !attached ? state : undefined, discard };
}

function write(key: string, values: object, saved: Saved): DraftState {
  const at = Date.now();
  const draft = {
    values,
    base: saved.values,
    version: saved.version,
    requestId: saved.requestId,
    savedAt: at,
  };
  return writeDraft(key, draft) ? { kept: true, at } : { kept: false };
}
