import { useMemo, useState, useSyncExternalStore } from "react";
import { type DataTableColumn, selectColumnId } from "./columns.ts";
import { createSelectionStore, type SelectionStore } from "./selection-store.ts";
import { useLabels } from "../labels/labels-context.ts";
import { englishSelectionLabels, type SelectionLabels } from "./labels.ts";

export interface SelectionOptions<Row> {
  /** The same function as the table's `rowId`. Keep it stable. */
  rowId: (row: Row) => string;
  /** Returns a row's name, for the name of its checkbox. Keep it stable. */
  rowName: (row: Row) => string;
  /** Keeps rows chosen that are on other pages of a `ServerTable`. @default false */
  acrossPages?: boolean;
  /** Keep it stable. */
  labels?: Partial<SelectionLabels>;
}

export interface TableSelection<Row> {
  /** The column of checkboxes; make it the first column of the table. */
  column: DataTableColumn<Row>;
  /** Pass it to the table's `onShownChange`, because only shown rows can be chosen. */
  onShownChange: (shown: readonly Row[]) => void;
  store: SelectionStore;
  rowId: (row: Row) => string;
}

/** Makes rows selectable: returns a column of checkboxes for the table, and the selection for a `BulkBar`. */
export function useSelection<Row>({
  rowId,
  rowName,
  acrossPages,
  labels: given,
}: SelectionOptions<Row>): TableSelection<Row> {
  const [store] = useState(() => createSelectionStore(acrossPages));
  const labels = useLabels("selection", englishSelectionLabels, given);
  return useMemo(() => {
    return {
      store,
      rowId,
      onShownChange: (shown) => store.show(shown.map(rowId)),
      column: {
        id: selectColumnId,
        header: labels.column,
        headerCell: <SelectAll store={store} label={labels.selectAll} />,
        cell: (row) => (
          <SelectRow store={store} id={rowId(row)} label={labels.selectRow(rowName(row))} />
        ),
        width: "3rem",
      },
    };
  }, [store, rowId, rowName, labels]);
}

const boxStyle = "flex size-6 cursor-pointer items-center justify-center pointer-coarse:size-10";
const inputStyle = "size-4 cursor-pointer accent-ink";

/** Subscribes to a value of the store; a server renders the same value. */
function useHeld<Value>(store: SelectionStore, read: () => Value): Value {
  return useSyncExternalStore(store.subscribe, read, read);
}

function SelectAll({ store, label }: { store: SelectionStore; label: string }) {
  const count = useHeld(
    store,
    () => store.shownIds().filter((id) => store.chosen().has(id)).length,
  );
  const total = useHeld(store, () => store.shownIds().length);
  const all = total > 0 && count === total;
  return (
    <label className={boxStyle}>
      <span className="sr-only">{label}</span>
      <input
        type="checkbox"
        checked={all}
        ref={(input) => {
          // `indeterminate` is a DOM property without an attribute.
          if (input) input.indeterminate = count > 0 && !all;
        }}
        onChange={() => store.set(store.shownIds(), !all)}
        className={inputStyle}
      />
    </label>
  );
}

function SelectRow({ store, id, label }: { store: SelectionStore; id: string; label: string }) {
  const checked = useHeld(store, () => store.chosen().has(id));
  return (
    <label className={boxStyle}>
      <span className="sr-only">{label}</span>
      <input
        type="checkbox"
        checked={checked}
        // With Shift, by a press or by Space, from the row that was chosen last to this one.
        onChange={({ nativeEvent }) =>
          store.setRow(id, !checked, (nativeEvent as unknown as MouseEvent).shiftKey)
        }
        onMouseDown={(event) => {
          if (!event.shiftKey) return;
          // Shift would select the text between.
          event.preventDefault();
          event.currentTarget.focus();
        }}
        className={inputStyle}
      />
    </label>
  );
}
