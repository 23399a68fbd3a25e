/** The chosen rows. Outside of React state, so that choosing a row renders its checkbox only, not the table. */
export interface SelectionStore {
  subscribe: (listener: () => void) => () => void;
  /** The chosen ids; the same set object until something changes. */
  chosen: () => ReadonlySet<string>;
  /** Sets the ids that are shown; unless the selection goes over pages, all others are no longer chosen. */
  show: (ids: readonly string[]) => void;
  set: (ids: readonly string[], chosen: boolean) => void;
  shownIds: () => readonly string[];
}

/** @param acrossPages keeps rows chosen that are not shown */
export function createSelectionStore(acrossPages = false): SelectionStore {
  const listeners = new Set<() => void>();
  let chosen: ReadonlySet<string> = new Set();
  let shown: readonly string[] = [];

  const notify = () => {
    for (const listener of listeners) listener();
  };

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    chosen: () => chosen,
    shownIds: () => shown,
    show: (ids) => {
      shown = ids;
      const present = new Set(ids);
      const left = [...chosen].filter((id) => acrossPages || present.has(id));
      // Actions must not affect a row that is filtered out, and it must not be chosen when it is shown again.
      if (left.length < chosen.size) chosen = new Set(left);
      notify();
    },
    set: (ids, wanted) => {
      const next = new Set(chosen);
      for (const id of ids) {
        if (wanted) next.add(id);
        else next.delete(id);
      }
      chosen = next;
      notify();
    },
  };
}
