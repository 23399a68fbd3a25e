/** The chosen rows. Outside of React state, so that choosing a row renders its checkbox only, not the table. */
export interface SelectionStore {
  subscribe: (listener: () => void) => () => void;
  /** The chosen ids; the same set object until something changes. */
  chosen: () => ReadonlySet<string>;
  /** Sets the ids that are shown; unless the selection goes over pages, all others are no longer chosen. */
  show: (ids: readonly string[]) => void;
  set: (ids: readonly string[], chosen: boolean) => void;
  /** Sets one row, or with `toHere` also all shown ones between it and the row that was set last. */
  setRow: (id: string, chosen: boolean, toHere: boolean) => void;
  shownIds: () => readonly string[];
}

/** @param acrossPages keeps rows chosen that are not shown */
export function createSelectionStore(acrossPages = false): SelectionStore {
  const listeners = new Set<() => void>();
  let chosen: ReadonlySet<string> = new Set();
  let shown: readonly string[] = [];
  /** The row that was set last, from which a range goes. */
  let last: string | undefined;

  const notify = () => {
    for (const listener of listeners) listener();
  };

  const set = (ids: readonly string[], wanted: boolean) => {
    const next = new Set(chosen);
    for (const id of ids) {
      if (wanted) next.add(id);
      else next.delete(id);
    }
    chosen = next;
    notify();
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
    set,
    setRow: (id, wanted, toHere) => {
      const [from, to] = [shown.indexOf(last ?? ""), shown.indexOf(id)].toSorted((a, b) => a - b);
      const isRange = toHere && from !== undefined && from >= 0 && to !== undefined;
      last = id;
      set(isRange ? shown.slice(from, to + 1) : [id], wanted);
    },
  };
}
