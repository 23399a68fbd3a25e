import { useStore } from "@tanstack/react-form";
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

export interface DraftKeeping {
  /** Whether anything is unsaved. */
  dirty: boolean;
  /** Undefined until the first draft is written. */
  state: DraftState | undefined;
  /** Deletes the draft for good, before the form is closed or reset. */
  discard(): void;
}

/** The store of a form. */
export interface FormStore<Values extends object = object> {
  get(): { values: Values };
  subscribe(listener: (state: { values: Values }) => void): { unsubscribe(): void };
}

/**
 * Stores unsaved input as a draft on this device while it differs from what is saved, and registers the form as
 * one with unsaved changes. The draft is written after each pause in typing, and at once when
 * the user leaves or closes the page. It is deleted when nothing is unsaved any more.
 * Renders again when that begins or ends, and when what the draft's state says changes, but not with every key.
 * @param paths paths of all values of the form
 * @param attached whether a file is chosen; it counts as unsaved, but a draft cannot store it
 * @param aside what the form keeps beside its values; it counts as unsaved and is stored with them
 */
export function useDraft(
  key: string,
  store: FormStore,
  saved: Saved,
  paths: ValuePaths,
  attached = false,
  aside?: object,
): DraftKeeping {
  const differs = useStore(store, ({ values }) => !sameValues(values, saved.values, paths));
  const typed = differs || aside !== undefined;
  const dirty = typed || attached;
  const [state, setState] = useState<DraftState>();
  const discarded = useRef(false);
  const writeNow = useEffectEvent(
    () => void (discarded.current || write(key, store.get().values, saved, aside)),
  );
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
    let timer: ReturnType<typeof setTimeout>;
    let last: object | undefined;
    const afterPause = () => {
      const { values } = store.get();
      if (values === last) return;
      last = values;
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (discarded.current) return;
        const next = write(key, values, saved, aside);
        setState((before) => (saysSame(before, next) ? before : next));
      }, PAUSE);
    };
    afterPause();
    const { unsubscribe } = store.subscribe(afterPause);
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [key, store, typed, saved, aside]);

  // A draft stores no file. While a file is chosen, saying that a draft was stored would be misleading.
  return { dirty, state: typed && !attached ? state : undefined, discard };
}

/** The time of a draft is shown to the minute. */
function saysSame(before: DraftState | undefined, next: DraftState): boolean {
  if (!before?.kept || !next.kept) return before?.kept === next.kept;
  return Math.floor(before.at / 60_000) === Math.floor(next.at / 60_000);
}

function write(key: string, values: object, saved: Saved, aside: object | undefined): DraftState {
  const at = Date.now();
  const draft = {
    values,
    base: saved.values,
    version: saved.version,
    requestId: saved.requestId,
    aside,
    savedAt: at,
  };
  return writeDraft(key, draft) ? { kept: true, at } : { kept: false };
}
