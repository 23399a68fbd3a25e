import { expect, test } from "vitest";
import { readTableState, type TableState, writeTableState } from "./url-state.ts";

function written(state: Partial<TableState>, before = "") {
  return writeTableState(new URLSearchParams(before), {
    search: "",
    sort: null,
    facets: {},
    ...state,
  }).toString();
}

test("UIK-02 a table at its defaults leaves nothing in the address", () => {
  expect(written({ facets: { company: null } }, "q=old&sort=name&company=A")).toBe("");
});

test("UIK-02 search, sort and facets stand in the address beside what is there", () => {
  const state: Partial<TableState> = {
    search: "prado",
    sort: { columnId: "name", direction: "descending" },
    facets: { company: ["A", "B"] },
  };
  expect(written(state, "tab=2")).toBe("tab=2&q=prado&sort=-name&company=A&company=B");
});

test("UIK-02 an address without them gives the defaults", () => {
  expect(readTableState(new URLSearchParams(), ["company"])).toEqual({
    search: "",
    sort: null,
    facets: { company: null },
  });
});

test.each<TableState>([
  { search: "a&b = ñ", sort: { columnId: "name", direction: "ascending" }, facets: {} },
  { search: "", sort: { columnId: "points", direction: "descending" }, facets: {} },
  { search: "", sort: null, facets: { company: [] } },
  { search: "", sort: null, facets: { company: [""] } },
  { search: "", sort: null, facets: { company: ["~", "", "~A", "B,C"] } },
])("UIK-02 what is written is read back: %j", (state) => {
  const names = Object.keys(state.facets);
  const params = new URLSearchParams(writeTableState(new URLSearchParams(), state).toString());
  expect(readTableState(params, names)).toEqual(state);
});

test("UIK-02 a sort by several columns stands in the address in their order", () => {
  const sort: TableState["sort"] = {
    columnId: "town",
    direction: "ascending",
    thenBy: [{ columnId: "date", direction: "descending" }],
  };
  expect(written({ sort })).toBe("sort=town%2C-date");
  expect(readTableState(new URLSearchParams("sort=town,-date")).sort).toEqual(sort);
});
