import { useMemo, useState } from "react";
import type { DataTableColumn } from "../data-table/index.ts";
import { useLabels } from "../labels/labels-context.ts";
import { useStable } from "../style/use-stable.ts";
import { ColumnSeparator } from "./ColumnSeparator.tsx";
import { englishTableColumnsLabels, type TableColumnsLabels } from "./labels.ts";
import { type Shares, sharesOf } from "./shares.ts";

/** Which columns a reader sees, and how wide: what an app stores. */
export interface ColumnLayout {
  /** Ids of the columns that are not shown. */
  hidden: readonly string[];
  /** Shares of the table's width by column, in percent; empty as long as none was changed. */
  widths: Shares;
}

export interface TableColumnsOptions<Row> {
  /** All columns. Keep the array stable. */
  columns: readonly DataTableColumn<Row>[];
  /** Controlled when given. */
  layout?: ColumnLayout;
  /** At first, and after a reset. @default every column, as wide as the browser makes it. Keep it stable. */
  defaultLayout?: ColumnLayout;
  onLayoutChange?: (layout: ColumnLayout) => void;
  /** Ids of the columns that cannot be hidden; the first one is among them unless told otherwise. Keep it stable. */
  always?: readonly string[];
  /** Whether widths can be changed. @default true */
  resizable?: boolean;
  /** Keep them stable. */
  labels?: Partial<TableColumnsLabels>;
}

export interface TableColumnsView<Row> {
  /** For the table. */
  columns: readonly DataTableColumn<Row>[];
  /** The columns that can be shown and hidden, for a `ColumnMenu`. */
  choices: readonly { id: string; header: string; shown: boolean; always: boolean }[];
  toggle: (id: string) => void;
  reset: () => void;
  changed: boolean;
  labels: TableColumnsLabels;
}

const untouched: ColumnLayout = { hidden: [], widths: {} };

/** A column of the table itself, such as that of checkboxes: always there, and as wide as it is. */
const isOwn = (column: DataTableColumn<never>) =>
  column.headerCell !== undefined || column.hideHeader === true;

/** Lets the reader show, hide and resize columns: pass `columns` to the table, and the whole to a `ColumnMenu`. */
export function useTableColumns<Row>({
  columns,
  layout: given,
  defaultLayout = untouched,
  onLayoutChange,
  always,
  resizable = true,
  labels: givenLabels,
}: TableColumnsOptions<Row>): TableColumnsView<Row> {
  const labels = useLabels("tableColumns", englishTableColumnsLabels, givenLabels);
  const [own, setOwn] = useState(defaultLayout);
  const layout = given ?? own;
  const change = (next: ColumnLayout) => {
    setOwn(next);
    onLayoutChange?.(next);
  };
  const changeWidths = useStable((widths: Shares) =>
    change({ ...layout, widths: { ...layout.widths, ...widths } }),
  );
  const resetWidths = useStable(() => change({ ...layout, widths: defaultLayout.widths }));

  const listed = columns.filter((column) => !isOwn(column));
  const kept = always ?? listed.slice(0, 1).map(({ id }) => id);
  const { hidden, widths } = layout;

  const shown = useMemo(() => {
    const seen = columns.filter(({ id }) => !hidden.includes(id));
    const ids = seen.filter((column) => !isOwn(column)).map(({ id }) => id);
    const shares = sharesOf(ids, widths);
    const places = seen.map((column) => (isOwn(column) ? undefined : column.id));
    return seen.map((column, at): DataTableColumn<Row> => {
      const place = ids.indexOf(column.id);
      if (place < 0) return column;
      const share = shares[column.id];
      const next = ids[place + 1];
      return {
        ...column,
        ...(share !== undefined && { width: `${share}%` }),
        ...(resizable &&
          next !== undefined &&
          seen[at + 1]?.id === next && {
            headerEnd: (
              <ColumnSeparator
                label={labels.width(column.header)}
                help={labels.widthHelp}
                column={column.id}
                next={next}
                columns={places}
                share={share}
                onChange={changeWidths}
                onReset={resetWidths}
              />
            ),
          }),
      };
    });
  }, [columns, hidden, widths, resizable, labels, changeWidths, resetWidths]);

  return {
    columns: shown,
    choices: listed.map(({ id, header }) => ({
      id,
      header,
      shown: !hidden.includes(id),
      always: kept.includes(id),
    })),
    toggle: (id) =>
      change({
        ...layout,
        hidden: hidden.includes(id) ? hidden.filter((each) => each !== id) : [...hidden, id],
      }),
    reset: () => change(defaultLayout),
    changed: layout !== defaultLayout && JSON.stringify(layout) !== JSON.stringify(defaultLayout),
    labels,
  };
}
