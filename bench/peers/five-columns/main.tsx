import {
  type ColumnDef,
  createSortedRowModel,
  rowSortingFeature,
  sortFns,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { useVirtualizer } from "@tanstack/react-virtual";
import { useRef } from "react";
import { createRoot } from "react-dom/client";

/*
 * The virtual rows of TanStack's documentation: a table laid out as grid, rows placed by translate and measured,
 * sorting by the functions that the library chooses for each column by itself.
 */

interface Route {
  id: number;
  name: string;
  points: number;
  changed: Date;
  status: string;
  place: string | null;
}

const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns,
});

const columns: ColumnDef<typeof features, Route>[] = [
  { accessorKey: "name", header: "Name" },
  { accessorKey: "points", header: "Points" },
  {
    accessorKey: "changed",
    header: "Changed",
    cell: (info) => info.getValue<Date>().toLocaleDateString("es"),
  },
  { accessorKey: "status", header: "Status" },
  { accessorKey: "place", header: "Place" },
];

function List({ data }: { data: Route[] }) {
  const scroller = useRef<HTMLDivElement>(null);
  const table = useTable({ features, columns, data, sortDescFirst: false });
  const { rows } = table.getRowModel();
  const virtualizer = useVirtualizer({
    count: rows.length,
    estimateSize: () => 41,
    getScrollElement: () => scroller.current,
    measureElement: (element) => element.getBoundingClientRect().height,
    overscan: 5,
  });
  return (
    <div ref={scroller} style={{ height: 600, overflow: "auto", position: "relative" }}>
      <table style={{ display: "grid" }}>
        <thead style={{ display: "grid", position: "sticky", top: 0, zIndex: 1 }}>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id} style={{ display: "flex", width: "100%" }}>
              {group.headers.map((header) => (
                <th key={header.id} style={{ display: "flex", flex: 1 }}>
                  <button type="button" onClick={header.column.getToggleSortingHandler()}>
                    <table.FlexRender header={header} />
                    {{ asc: " 🔼", desc: " 🔽" }[header.column.getIsSorted() as string] ?? null}
                  </button>
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody
          style={{ display: "grid", height: virtualizer.getTotalSize(), position: "relative" }}
        >
          {virtualizer.getVirtualItems().map(({ index, start }) => {
            const row = rows[index];
            return (
              row && (
                <tr
                  key={row.id}
                  data-index={index}
                  ref={(element) => virtualizer.measureElement(element)}
                  style={{
                    display: "flex",
                    position: "absolute",
                    transform: `translateY(${start}px)`,
                    width: "100%",
                  }}
                >
                  {row.getAllCells().map((cell) => (
                    <td key={cell.id} style={{ display: "flex", flex: 1 }}>
                      <table.FlexRender cell={cell} />
                    </td>
                  ))}
                </tr>
              )
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

const response = await fetch("./rows.json");
const rows = ((await response.json()) as Route[]).map((row) => ({
  ...row,
  changed: new Date(row.changed),
}));
createRoot(document.getElementById("root") as HTMLElement).render(<List data={rows} />);
