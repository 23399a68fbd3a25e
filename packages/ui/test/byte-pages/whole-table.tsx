import {
  BulkBar,
  DataTable,
  type DataTableColumn,
  type FacetChoice,
  FacetFilter,
  facetOptions,
  filterByFacet,
  readTableState,
  tableCells,
  useSelection,
  VirtualRows,
  writeTableState,
} from "@panel/ui/data-table";
import { useMemo, useState } from "react";
import { type Person, people } from "./people.ts";
import { show } from "./show.ts";

const columns: DataTableColumn<Person>[] = [
  { id: "name", header: "Name", value: (person) => person.name },
  { id: "town", header: "Town", value: (person) => person.town },
  { id: "age", header: "Age", value: (person) => person.age, align: "end" },
];
const nameOf = (person: Person) => person.name;
const townOf = (person: Person) => person.town;
const searchIn = (person: Person) => [person.name, person.town];

export function WholeTablePage() {
  const [state, setState] = useState(() => readTableState(new URLSearchParams(location.search)));
  const [towns, setTowns] = useState<FacetChoice>(null);
  const [shown, setShown] = useState<readonly Person[]>(people);
  const selection = useSelection({ rowId: nameOf, rowName: nameOf });
  const all = useMemo(() => [selection.column, ...columns], [selection.column]);
  const change = (part: Partial<typeof state>) => {
    const next = { ...state, ...part };
    setState(next);
    history.replaceState(null, "", `?${writeTableState(new URLSearchParams(), next)}`);
  };
  return (
    <>
      <DataTable
        label="People"
        rows={filterByFacet(people, towns, townOf)}
        columns={all}
        rowId={nameOf}
        body={VirtualRows}
        sort={state.sort}
        onSortChange={(sort) => change({ sort })}
        search={state.search}
        onSearchChange={(search) => change({ search })}
        searchIn={searchIn}
        filtered={towns !== null}
        onShownChange={(rows) => {
          selection.onShownChange(rows);
          setShown(rows);
        }}
        actions={(person) => <a href={`/people/${person.name}`}>Open</a>}
        toolbar={
          <>
            <FacetFilter
              label="Town"
              options={facetOptions(people, { value: townOf, blank: "None" })}
              value={towns}
              onValueChange={setTowns}
            />
            <button
              type="button"
              onClick={() =>
                void navigator.clipboard.writeText(
                  tableCells({ rows: shown, columns: all }).join("\n"),
                )
              }
            >
              Export
            </button>
          </>
        }
      />
      <BulkBar
        selection={selection}
        rows={people}
        actions={(chosen) => <output>{chosen.map(nameOf).join()}</output>}
      />
    </>
  );
}

show(<WholeTablePage />);
