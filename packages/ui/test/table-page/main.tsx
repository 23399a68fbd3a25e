import { DataTable, type DataTableColumn, VirtualRows } from "@panel/ui/data-table";
import { createRoot } from "react-dom/client";

/** A row as bench/table-rows.ts writes it, with its date parsed. */
interface Route {
  id: number;
  name: string;
  points: number;
  changed: Date;
  status: string;
  place: string | null;
}

const columns: readonly DataTableColumn<Route>[] = [
  { id: "name", header: "Name", value: (route) => route.name },
  { id: "points", header: "Points", value: (route) => route.points },
  { id: "changed", header: "Changed", value: (route) => route.changed },
  { id: "status", header: "Status", value: (route) => route.status },
  { id: "place", header: "Place", value: (route) => route.place },
];
const rowId = (route: Route) => String(route.id);

const response = await fetch("./rows.json");
const rows = ((await response.json()) as Route[]).map((row) => ({
  ...row,
  changed: new Date(row.changed),
}));
createRoot(document.getElementById("root") as HTMLElement).render(
  <DataTable
    label="Routes"
    rows={rows}
    columns={columns}
    rowId={rowId}
    body={VirtualRows}
    maxHeight="600px"
  />,
);
