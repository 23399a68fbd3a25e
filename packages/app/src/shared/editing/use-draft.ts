import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { dropDraft, writeDraft } from "./draft.ts";
import { sameValues, type ValuePaths } from "./three-way-merge.ts";
import { holdUnsaved } from "./unsaved.ts";

/** A pause in the typing after which the draft is written, in milliseconds. */
const PAUSE = 250;

/** What the server holds of a record, as far as its form knows. */
export interface Saved<Values extends object = object> {
  /** 0 until the server has given one. */
  id: number;
  version: number | undefined;
  values: Values;
  /** Of a new record: names its creation, so that trying again after a lost answer makes no second one. */
  requestId?: string;
}

/** When the draft was last written, or that this device cannot keep one. */
export type DraftState = { kept: true; at: number } | { kept: false };

interface DraftKeeping {
  /** Whether anything is unsaved. */
  dirty: boolean;
  /** Nothing until the first pause in the typing. */
  state: DraftState | undefined;
  /** Drops the draft for good: the form is about to be closed or put back. */
  discard(): void;
}

/**
 * Keeps what is typed on this device while it differs from what is saved, and counts the form among
 * those with unsaved changes. The draft is written after each pause in the typing and at once when
 * the page is hidden or closed; it is dropped when nothing is unsaved any more.
 * @param paths of every value of the form
 * @param attached whether a file is chosen beside the values: unsaved as well, but no draft keeps it
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
      // Leaving the form writes what the last pause had not; a record that has got its id takes its
      // draft along under the new key.
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

  // A draft keeps no file: saying that one is kept would be wrong while a file is chosen.
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
