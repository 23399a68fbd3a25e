import { Button } from "@panel/ui/button";
import {
  BulkBar,
  DataTable,
  type DataTableColumn,
  type FacetChoice,
  FacetFilter,
  type TableSelection,
} from "@panel/ui/data-table";

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

const nothing = () => {};
const options = [{ value: "a", label: "A", count: 2 }];
const facet = { label: "Company", options, onValueChange: (_choice: FacetChoice) => {} };

export const facets = {
  all: <FacetFilter {...facet} value={null} />,
  // @ts-expect-error -- all is null, not left out
  unheld: <FacetFilter {...facet} />,
  // @ts-expect-error -- values are a list, also one alone
  one: <FacetFilter {...facet} value="a" />,
  // @ts-expect-error -- its button needs a name
  unnamed: <FacetFilter options={options} value={null} onValueChange={nothing} />,
  // @ts-expect-error -- each value says how it reads
  bare: <FacetFilter {...facet} options={[{ value: "a" }]} value={null} />,
};

declare const selection: TableSelection<Route>;

export const bars = {
  acting: (
    <BulkBar
      selection={selection}
      rows={rows}
      actions={(chosen, clear) => <Button onClick={clear}>{chosen.length}</Button>}
    />
  ),
  // @ts-expect-error -- the rows are those of the selection
  others: <BulkBar selection={selection} rows={others} actions={nothing} />,
  // @ts-expect-error -- a bar without actions has no use
  idle: <BulkBar selection={selection} rows={rows} />,
  // @ts-expect-error -- what is chosen are rows, not ids
  ids: <BulkBar selection={selection} rows={rows} actions={(ids: string[]) => ids.join()} />,
};
