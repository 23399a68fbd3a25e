import { DataTable, type DataTableColumn } from "@panel/ui/data-table";
import { type Person, people } from "./people.ts";
import { show } from "./show.ts";

const columns: DataTableColumn<Person>[] = [
  { id: "name", header: "Name", value: (person) => person.name },
  { id: "age", header: "Age", value: (person) => person.age, align: "end" },
];

export function SortableTablePage() {
  return (
    <DataTable label="People" rows={people} columns={columns} rowId={(person) => person.name} />
  );
}

show(<SortableTablePage />);
