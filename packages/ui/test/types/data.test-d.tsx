import { DataTable, type DataTableColumn } from "@panel/ui/data-table";

// Compiled, never run: each expected error is a mistake that a caller cannot make.

interface Route {
  id: string;
  name: string;
  points: number;
  tags: readonly string[];
}

const rows: readonly Route[] = [];

export const columns: readonly DataTableColumn<Route>[] = [
  { id: "name", header: "Name", value: (route) => route.name },
  { id: "points", header: "Points", value: (route) => route.points, align: "end" },
  // @ts-expect-error -- a list has no place in an order
  { id: "tags", header: "Tags", value: (route) => route.tags },
  // @ts-expect-error -- no such thing in a row
  { id: "town", header: "Town", value: (route) => route.town },
  // @ts-expect-error -- the header names the column, also where it is hidden
  { id: "actions", hideHeader: true },
];

const others = [{ id: "1" }];
const rowId = ({ id }: { id: string }) => id;

export const tables = {
  routes: <DataTable label="Routes" rows={rows} columns={columns} rowId={rowId} />,
  // @ts-expect-error -- the columns are of other rows
  others: <DataTable label="Routes" rows={others} columns={columns} rowId={rowId} />,
  // @ts-expect-error -- a table needs its name
  unnamed: <DataTable rows={rows} columns={columns} rowId={rowId} />,
};
