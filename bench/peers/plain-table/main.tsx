import {
  columnFilteringFeature,
  createFilteredRowModel,
  createSortedRowModel,
  filterFns,
  globalFilteringFeature,
  rowSortingFeature,
  sortFns,
  tableFeatures,
  useTable,
  type ColumnDef,
} from "@tanstack/react-table";
import { useVirtualizer } from "@tanstack/react-virtual";
import { useRef, useState } from "react";
import { createRoot } from "react-dom/client";

/*
 * What the documentation of TanStack Table and TanStack Virtual leads to, and nothing more: text in
 * cells, rows of one height, sorting and filtering by their own functions.
 */

interface Experience {
  id: number;
  name: string;
  active: boolean;
}

const features = tableFeatures({
  rowSortingFeature,
  columnFilteringFeature,
  globalFilteringFeature,
  sortedRowModel: createSortedRowModel(),
  filteredRowModel: createFilteredRowModel(),
  sortFns,
  filterFns,
});

const columns: ColumnDef<typeof features, Experience>[] = [
  { accessorKey: "name", header: "Name" },
  { accessorKey: "active", header: "Active", cell: ({ row }) => String(row.original.active) },
];

function List({ data }: { data: Experience[] }) {
  const [globalFilter, setGlobalFilter] = useState("");
  const scroller = useRef<HTMLDivElement>(null);
  const table = useTable({
    features,
    columns,
    data,
    sortDescFirst: false,
    globalFilterFn: "includesString",
    state: { globalFilter },
    onGlobalFilterChange: setGlobalFilter,
  });
  const { rows } = table.getRowModel();
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 41,
    overscan: 8,
  });
  return (
    <>
      <h1>Plain table</h1>
      <input
        aria-label="Search"
        value={globalFilter}
        onChange={(event) => setGlobalFilter(event.target.value)}
      />
      <div ref={scroller} style={{ height: 600, overflow: "auto" }}>
        <table style={{ width: "100%" }}>
          <thead>
            {table.getHeaderGroups().map((group) => (
              <tr key={group.id}>
                {group.headers.map((header) => (
                  <th key={header.id}>
                    <button type="button" onClick={header.column.getToggleSortingHandler()}>
                      <table.FlexRender header={header} />
                    </button>
                  </th>
                ))}
              </tr>
            ))}
          </thead>
          <tbody
            style={{ display: "block", position: "relative", height: virtualizer.getTotalSize() }}
          >
            {virtualizer.getVirtualItems().map(({ index, start }) => {
              const row = rows[index];
              return (
                row && (
                  <tr
                    key={row.id}
                    style={{
                      position: "absolute",
                      height: 41,
                      transform: `translateY(${start}px)`,
                    }}
                  >
                    {row.getAllCells().map((cell) => (
                      <td key={cell.id}>
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
    </>
  );
}

const response = await fetch("./rows.json");
const rows = (await response.json()) as Experience[];
createRoot(document.getElementById("root") as HTMLElement).render(<List data={rows} />);
