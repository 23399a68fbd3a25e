/** Which rows are chosen. Apart from React, so that a choice repaints its own checkbox and not the table. */
export interface SelectionStore {
  subscribe: (listener: () => void) => () => void;
  /** The same set until something changes. */
  chosen: () => ReadonlySet<string>;
  /** The ids that can be chosen now: those shown. The rest is forgotten. */
  show: (ids: readonly string[]) => void;
  set: (ids: readonly string[], chosen: boolean) => void;
  shownIds: () => readonly string[];
}

export function createSelectionStore(): SelectionStore {
  const listeners = new Set<() => void>();
  let chosen: ReadonlySet<string> = new Set();
  let shown: readonly string[] = [];

  const tell = () => {
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
      const left = [...chosen].filter((id) => present.has(id));
      // A row out of sight must not be acted upon, nor come back chosen.
      if (left.length < chosen.size) chosen = new Set(left);
      tell();
    },
    set: (ids, wanted) => {
      const next = new Set(chosen);
      for (const id of ids) {
        if (wanted) next.add(id);
        else next.delete(id);
      }
      chosen = next;
      tell();
    },
  };
}
