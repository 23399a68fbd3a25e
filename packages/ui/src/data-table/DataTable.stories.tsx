import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/index.ts";
import { ConfirmDialog } from "../confirm-dialog/index.ts";
import { conforms } from "../conformance/index.ts";
import { DropdownMenuItem, DropdownMenu } from "../dropdown-menu/index.ts";
import {
  DataTable,
  type DataTableColumn,
  type DataTableProps,
  type SortState,
  VirtualRows,
} from "./index.ts";

interface Route {
  id: number;
  name: string;
  city: string | null;
  points: number;
  changed: Date;
}

const columns: readonly DataTableColumn<Route>[] = [
  { id: "name", header: "Name", value: (row) => row.name },
  { id: "city", header: "City", value: (row) => row.city },
  { id: "points", header: "Points", value: (row) => row.points, align: "end", width: "7rem" },
  { id: "changed", header: "Changed", value: (row) => row.changed, width: "9rem" },
];

const routes: readonly Route[] = [
  { id: 1, name: "Ruta 10", city: "Madrid", points: 4, changed: new Date(2026, 4, 2) },
  { id: 2, name: "Ruta 2", city: null, points: 12, changed: new Date(2026, 10, 20) },
  { id: 3, name: "Ávila monumental", city: "Ávila", points: 7, changed: new Date(2025, 0, 9) },
  {
    id: 4,
    name: "El Prat, l’aigua i el cel·la",
    city: "Barcelona",
    points: 1,
    changed: new Date(2026, 7, 1),
  },
];

const cities = ["Madrid", "Barcelona", "Girona", null, "Palma"];
const many: readonly Route[] = Array.from({ length: 10_000 }, (_, index) => ({
  id: index + 1,
  name: `Ruta ${(index * 7919) % 10_000}`,
  city: cities[index % cities.length] ?? null,
  points: index % 37,
  changed: new Date(2026, 0, 1 + (index % 300)),
}));

const newestFirst = (a: Route, b: Route) => b.id - a.id;
const searchIn = (row: Route) => [row.name, row.city];

const meta = {
  title: "Lists/DataTable",
  component: DataTable<Route>,
  decorators: [
    (StoryOfTable, { parameters }) => (
      <div style={{ width: (parameters["width"] as number | undefined) ?? 960 }}>
        <StoryOfTable />
      </div>
    ),
  ],
  args: {
    label: "Experiences",
    locale: "es",
    rows: routes,
    columns,
    rowId: (row) => String(row.id),
    defaultOrder: newestFirst,
    searchIn,
    onSortChange: fn(),
    onSearchChange: fn(),
  },
} satisfies Meta<typeof DataTable<Route>>;

export default meta;
type Story = StoryObj<typeof meta>;

function firstCells(canvasElement: HTMLElement): (string | null)[] {
  return within(canvasElement)
    .getAllByRole("row")
    .slice(1)
    .map((row) => within(row).getAllByRole("cell")[0]?.textContent ?? null);
}

const byId = ["El Prat, l’aigua i el cel·la", "Ávila monumental", "Ruta 2", "Ruta 10"];
const byName = ["Ávila monumental", "El Prat, l’aigua i el cel·la", "Ruta 2", "Ruta 10"];

export const WithActions: Story = {
  tags: ["snapshot"],
  args: {
    actions: (row) => (
      <>
        <Button variant="quiet" size="sm" aria-label={`Edit ${row.name}`}>
          Edit
        </Button>
        <Button variant="quiet" size="sm" aria-label={`Delete ${row.name}`}>
          Delete
        </Button>
      </>
    ),
    toolbar: <Button variant="primary">New experience</Button>,
    showCaption: true,
  },
  play: async ({ canvas }) => {
    const table = canvas.getByRole("table", { name: "Experiences" });
    await expect(getComputedStyle(table).display).toBe("table");
    await expect(table.offsetWidth).toBe(958);
    await expect(canvas.getByRole("columnheader", { name: "Actions" })).toBeInTheDocument();
    await expect(canvas.getByRole("button", { name: "Edit Ruta 2" })).toBeVisible();
  },
};

export const Dark: Story = {
  args: { ...WithActions.args, defaultSort: { columnId: "points", direction: "descending" } },
  globals: { theme: "dark" },
};

export const FailedDark: Story = {
  args: { error: true, onRetry: fn() },
  globals: { theme: "dark" },
};

export const OtherShape: Story = {
  name: "EXP-01 Rows in another shape are searched, sorted and told as those of a table",
  args: {
    defaultSort: { columnId: "name", direction: "ascending" },
    renderRows: (rows) => (
      <ul>
        {rows.map((row) => (
          <li key={row.id}>{row.name}</li>
        ))}
      </ul>
    ),
  },
  play: async ({ canvas }) => {
    const rows = within(canvas.getByRole("group", { name: "Experiences" }));
    const shown = () => rows.getAllByRole("listitem").map((item) => item.textContent);
    await expect(shown()).toEqual(byName);
    await expect(canvas.queryByRole("table")).toBeNull();
    await userEvent.type(canvas.getByRole("textbox"), "avila");
    await waitFor(() => expect(shown()).toEqual(["Ávila monumental"]));
    await userEvent.type(canvas.getByRole("textbox"), " x");
    await expect(await canvas.findByText(/Nothing matches/)).toBeVisible();
  },
};

export const SortCycle: Story = {
  name: "UIK-02, USR-02 Sort cycle: none, ascending, descending, none",
  play: async ({ canvas, canvasElement, args }) => {
    const header = canvas.getByRole("columnheader", { name: /Name/ });
    await expect(firstCells(canvasElement)).toEqual(byId);
    await expect(header).not.toHaveAttribute("aria-sort");

    await userEvent.click(canvas.getByRole("button", { name: "Name: sort ascending" }));
    await expect(firstCells(canvasElement)).toEqual(byName);
    await expect(header).toHaveAttribute("aria-sort", "ascending");
    await expect(args.onSortChange).toHaveBeenLastCalledWith({
      columnId: "name",
      direction: "ascending",
    });

    await userEvent.click(canvas.getByRole("button", { name: "Name: sort descending" }));
    await expect(firstCells(canvasElement)).toEqual(byName.toReversed());
    await expect(header).toHaveAttribute("aria-sort", "descending");

    await userEvent.click(canvas.getByRole("button", { name: "Name: remove the sorting" }));
    await expect(firstCells(canvasElement)).toEqual(byId);
    await expect(header).not.toHaveAttribute("aria-sort");
    await expect(args.onSortChange).toHaveBeenLastCalledWith(null);
  },
};

export const NumbersStartAscending: Story = {
  tags: ["snapshot"],
  name: "UIK-02 Numbers, too, start ascending",
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Points: sort ascending" }));
    await expect(firstCells(canvasElement)[0]).toBe("El Prat, l’aigua i el cel·la");
  },
};

export const OneColumnAtATime: Story = {
  name: "UIK-02, USR-02 One column at a time, also with Shift held",
  args: { defaultSort: { columnId: "name", direction: "descending" } },
  play: async ({ canvas, canvasElement }) => {
    const user = userEvent.setup();
    await user.keyboard("{Shift>}");
    await user.click(canvas.getByRole("button", { name: "City: sort ascending" }));
    await user.keyboard("{/Shift}");
    const sorted = canvasElement.querySelectorAll("[aria-sort]");
    await expect([...sorted].map((cell) => cell.textContent)).toEqual(["City"]);
  },
};

export const BlanksLast: Story = {
  name: "UIK-02 Blanks are last in both directions",
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole("button", { name: "City: sort ascending" }));
    await expect(firstCells(canvasElement).at(-1)).toBe("Ruta 2");
    await userEvent.click(canvas.getByRole("button", { name: "City: sort descending" }));
    await expect(firstCells(canvasElement).at(-1)).toBe("Ruta 2");
  },
};

export const ByKeyboard: Story = {
  name: "UIK-02 Headers are sorted by keyboard, and keep the focus",
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("button", { name: "Name: sort descending" })).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(canvas.getByRole("button", { name: "Name: remove the sorting" })).toHaveFocus();
  },
};

export const WrittenInPlace: Story = {
  name: "UIK-02 With rows and columns created at each render, onShownChange is called once for each change",
  args: { onShownChange: fn(), defaultSort: { columnId: "name", direction: "ascending" } },
  render: function InPlace(args) {
    const [shown, setShown] = useState<readonly Route[]>([]);
    return (
      <>
        <DataTable
          {...args}
          rows={args.rows.filter((row) => row.points > 1)}
          columns={[{ id: "name", header: "Name", value: (row) => row.name }]}
          rowId={(row) => String(row.id)}
          defaultOrder={(a, b) => b.id - a.id}
          searchIn={(row) => [row.name]}
          onShownChange={(rows) => {
            args.onShownChange?.(rows);
            setShown(rows);
          }}
        />
        <output>{shown.map((row) => row.name).join()}</output>
      </>
    );
  },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText("Ávila monumental,Ruta 2,Ruta 10")).toBeVisible();
    await expect(args.onShownChange).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "Name: sort descending" }));
    await expect(await canvas.findByText("Ruta 10,Ruta 2,Ávila monumental")).toBeVisible();
    await expect(args.onShownChange).toHaveBeenCalledTimes(2);
  },
};

export const StickyHeader: Story = {
  name: "UIK-02 The header of a table in the page stays in view, below the bar of the page",
  args: { rows: many.slice(0, 60) },
  render: (args) => (
    <div className="[--data-table-sticky-top:3.5rem]">
      <div className="sticky top-0 z-40 h-14 bg-surface" />
      <DataTable {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const header = canvas.getByRole("columnheader", { name: /Name/ });
    await expect(header.getBoundingClientRect().top).toBeGreaterThan(56);
    window.scrollTo(0, 700);
    await waitFor(() => expect(header.getBoundingClientRect().top).toBe(56));
    const { left } = header.getBoundingClientRect();
    await expect(document.elementFromPoint(left + 4, 60)).toBe(header);
    window.scrollTo(0, 0);
  },
};

export const HeldByTheCaller: Story = {
  name: "UIK-02 Sort and search can be held by the caller",
  render: function HeldTable(args) {
    const [sort, setSort] = useState<SortState | null>({
      columnId: "points",
      direction: "descending",
    });
    const [search, setSearch] = useState("ruta");
    return (
      <>
        <DataTable
          {...args}
          sort={sort}
          onSortChange={setSort}
          search={search}
          onSearchChange={setSearch}
        />
        <output>{`${sort?.columnId ?? "none"} ${search}`}</output>
      </>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(firstCells(canvasElement)).toEqual(["Ruta 2", "Ruta 10"]);
    await userEvent.click(canvas.getByRole("button", { name: "Points: remove the sorting" }));
    await userEvent.type(canvas.getByRole("textbox", { name: "Search" }), " 1");
    await expect(canvas.getByText("none ruta 1")).toBeVisible();
    await expect(firstCells(canvasElement)).toEqual(["Ruta 10"]);
  },
};

export const SearchAndClear: Story = {
  name: "USR-03, EXP-01 Search ignores case and accents; no match offers to clear",
  play: async ({ canvas, canvasElement }) => {
    const box = canvas.getByRole("textbox", { name: "Search" });
    await userEvent.type(box, "AVILA");
    await expect(firstCells(canvasElement)).toEqual(["Ávila monumental"]);
    await expect(canvas.getByRole("status")).toHaveTextContent("1 of 4");

    await userEvent.type(box, "x");
    await expect(canvas.getByText("Nothing matches “AVILAx”.")).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent("0 of 4");
    await userEvent.click(canvas.getByRole("button", { name: "Clear the filter" }));
    await expect(firstCells(canvasElement)).toEqual(byId);
    // The button is removed, so the focus is in the search box.
    await expect(box).toHaveFocus();

    await userEvent.type(box, "madrid");
    await userEvent.keyboard("{Escape}");
    await expect(box).toHaveValue("");
    await expect(box).toHaveFocus();
  },
};

export const NoMatch: Story = { args: { defaultSearch: "Oporto" } };

export const NoMatchOfALongWord: Story = {
  tags: ["no-visual"],
  name: "UIK-02 A long word that is not found breaks its line",
  args: { defaultSearch: `https://example.com/${"b".repeat(400)}` },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/^Nothing matches/)).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const FilteredOutside: Story = {
  name: "EXP-01 Rows left out by the caller's filter are no match, not an empty list",
  args: { rows: [], filtered: true, total: 12, onClearFilters: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("0 of 12");
    await userEvent.click(canvas.getByRole("button", { name: "Clear the filter" }));
    await expect(args.onClearFilters).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  tags: ["snapshot"],
  args: {
    rows: [],
    empty: (
      <div className="flex flex-col items-center gap-4">
        <p>An experience is a route with places and challenges. Yours will be listed here.</p>
        <Button variant="primary">Create the first one</Button>
      </div>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Create the first one" })).toBeVisible();
    await expect(canvas.queryByRole("table")).toBeNull();
  },
};

export const Loading: Story = {
  tags: ["snapshot"],
  name: "UIK-02 Loading shows the table's shape, after a moment",
  args: { rows: [], loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("Loading")).toBeNull();
    await waitFor(() => expect(canvas.getByText("Loading")).toBeInTheDocument());
    await waitFor(() => expect(canvas.getByText("Name")).toBeVisible());
  },
};

const boxed: DataTableColumn<Route>[] = [
  {
    id: "select",
    header: "Selection",
    headerCell: <input type="checkbox" />,
    width: "2.75rem",
  },
  ...columns,
];

export const LoadingAsHigh: Story = {
  name: "UIK-02 Rows that are loading are as high as they will be, and a box in the head has no text over its neighbour",
  args: { rows: [], loading: true, columns: boxed, rowHeight: 69 },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByText("Name")).toBeVisible());
    await expect(canvas.queryByText("Selection")).toBeNull();
    const shape = canvasElement.querySelector("[aria-hidden] > :nth-child(2)");
    await expect(shape?.getBoundingClientRect().height).toBe(69);
  },
};

export const Reloading: Story = {
  name: "UIK-02 Rows that are there stay while they are fetched again",
  args: { loading: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(firstCells(canvasElement)).toEqual(byId);
    await expect(canvas.getByRole("table")).toHaveAttribute("aria-busy", "true");
  },
};

export const Failed: Story = {
  tags: ["snapshot"],
  name: "UIK-02 An error is announced, and the reader can try again",
  args: { error: "The experiences could not be loaded. Check the connection.", onRetry: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(
      "The experiences could not be loaded.",
    );
    await expect(canvas.queryByRole("table")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const FocusAfterRetry: Story = {
  name: "UIK-02 After “Try again” the focus stays in the table, although the button is removed",
  render: function Trying({ searchIn: _search, ...args }) {
    const [failed, setFailed] = useState(true);
    return (
      <DataTable
        {...args}
        id="experiences"
        error={failed || undefined}
        onRetry={() => setFailed(false)}
      />
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(firstCells(canvasElement)).toEqual(byId);
    await expect(canvasElement.querySelector("#experiences")).toHaveFocus();
  },
};

export const TenThousandRows: Story = {
  name: "UIK-02 Ten thousand rows: only those in view are in the document",
  args: { rows: many, body: VirtualRows },
  play: async ({ canvas, canvasElement }) => {
    const table = canvas.getByRole("table", { name: "Experiences" });
    await expect(table).toHaveAttribute("aria-rowcount", "10001");
    await expect(canvas.getAllByRole("row").length).toBeLessThan(80);
    await expect(canvas.getAllByRole("row")[1]).toHaveAttribute("aria-rowindex", "2");

    await userEvent.click(canvas.getByRole("button", { name: "Name: sort ascending" }));
    await expect(firstCells(canvasElement).slice(0, 3)).toEqual(["Ruta 0", "Ruta 1", "Ruta 2"]);

    const scroller = canvas.getByRole("region", { name: "Experiences" });
    scroller.scrollTop = scroller.scrollHeight;
    await waitFor(() => expect(canvas.getByRole("cell", { name: "Ruta 9999" })).toBeVisible());
    // The header is still there.
    const header = canvas.getByRole("button", { name: "Name: sort descending" });
    await expect(header.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      scroller.getBoundingClientRect().top,
    );
  },
};

export const FocusOutOfView: Story = {
  name: "UIK-02 A row that is scrolled out of view keeps its focus",
  args: { rows: many, body: VirtualRows, actions: WithActions.args?.actions },
  play: async ({ canvas }) => {
    const scroller = canvas.getByRole("region", { name: "Experiences" });
    const button = canvas.getByRole("button", { name: "Edit Ruta 2081" });
    button.focus();
    scroller.scrollTop = scroller.scrollHeight;
    await waitFor(() =>
      expect(canvas.getAllByRole("row").at(-1)).toHaveAttribute("aria-rowindex", "10001"),
    );
    await expect(button).toHaveFocus();
    await expect(button.closest("tr")).toHaveAttribute("aria-rowindex", "2");
    // The focused row keeps its own position, so nothing in view has moved.
    const frame = scroller.getBoundingClientRect();
    await expect(button.getBoundingClientRect().bottom).toBeLessThan(frame.top - 300_000);
    const last = canvas.getAllByRole("row").at(-1)?.getBoundingClientRect();
    await expect(Math.abs((last?.bottom ?? 0) - frame.bottom)).toBeLessThan(2);

    // Without the focus the row is removed like the others.
    scroller.focus();
    scroller.scrollTop -= 4000;
    await waitFor(() => expect(button).not.toBeInTheDocument());
  },
};

/** Rows that can be deleted at once, from their menu, or after a confirmation. */
function Deletable(args: DataTableProps<Route>) {
  const [rows, setRows] = useState(args.rows);
  const [confirming, setConfirming] = useState<Route | null>(null);
  const remove = (removed: Route | null) => setRows(rows.filter((row) => row !== removed));
  return (
    <>
      <button type="button" onClick={() => remove(rows.at(-1) ?? null)}>
        Elsewhere
      </button>
      <DataTable
        {...args}
        rows={rows}
        actions={(row) => (
          <>
            <button type="button">Edit {row.name}</button>
            <button type="button" onClick={() => remove(row)}>
              Delete {row.name}
            </button>
            <button type="button" onClick={() => setConfirming(row)}>
              Ask {row.name}
            </button>
            <DropdownMenu trigger={<button type="button">Menu {row.name}</button>}>
              <DropdownMenuItem onSelect={() => remove(row)}>Delete</DropdownMenuItem>
            </DropdownMenu>
          </>
        )}
      />
      <ConfirmDialog
        open={confirming !== null}
        title="Delete?"
        confirmLabel="Yes, delete"
        onConfirm={() => {
          remove(confirming);
          setConfirming(null);
        }}
        onClose={() => setConfirming(null)}
      />
    </>
  );
}

/** Sorted by name: "El Prat…", "Ávila monumental", "Ruta 2", "Ruta 10". */
const deletable = { render: (args) => <Deletable {...args} /> } satisfies Partial<Story>;

export const FocusOfDeletedRow: Story = {
  ...deletable,
  name: "UIK-02 When the focused row is removed, the same control of the next row gets the focus",
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Delete Ávila monumental" }));
    await expect(canvas.getByRole("button", { name: "Delete Ruta 2" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Delete Ruta 10" }));
    await expect(canvas.getByRole("button", { name: "Delete Ruta 2" })).toHaveFocus();
    await userEvent.keyboard("{Enter}{Enter}");
    await expect(canvas.getByRole("textbox", { name: "Search" })).toHaveFocus();
  },
};

export const FocusAfterMenu: Story = {
  ...deletable,
  name: "UIK-02 A row removed by its own menu passes the focus to the next row's menu",
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Menu Ávila monumental" }));
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole("menuitem", { name: "Delete" }));
    await waitFor(() => expect(canvas.getByRole("button", { name: "Menu Ruta 2" })).toHaveFocus());
  },
};

export const FocusAfterDialog: Story = {
  ...deletable,
  name: "UIK-02 A row removed while its dialog is open passes the focus to the next row",
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Ask Ávila monumental" }));
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole("button", { name: "Yes, delete" }));
    await waitFor(() => expect(page.queryByRole("alertdialog")).toBeNull());
    await waitFor(() => expect(canvas.getByRole("button", { name: "Ask Ruta 2" })).toHaveFocus());
  },
};

export const FocusOfRowFilteredOut: Story = {
  name: "UIK-02 Where a filter leaves the focused row out, the focus stays in the table",
  render: function Filtered(args) {
    const [search, setSearch] = useState("");
    return (
      <DataTable
        {...args}
        search={search}
        actions={(row) => (
          <button type="button" onClick={() => setSearch("avila")}>
            Only Ávila, not {row.name}
          </button>
        )}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /not Ruta 10$/ }));
    await expect(canvas.getByRole("button", { name: /not Ávila/ })).toHaveFocus();
  },
};

export const FocusThatHasLeft: Story = {
  ...deletable,
  name: "UIK-02 A focus outside of the rows stays where it is when a row is removed",
  play: async ({ canvas }) => {
    const left = canvas.getByRole("button", { name: /^Edit El Prat/ });
    left.focus();
    left.blur();
    // Clicked by script, because a real press would move the focus.
    canvas.getByRole("button", { name: "Elsewhere" }).click();
    await waitFor(() => expect(left).not.toBeInTheDocument());
    await expect(document.body).toHaveFocus();
  },
};

export const Cards: Story = {
  tags: ["snapshot"],
  name: "UIK-02 Below 640 px rows are cards, sorted by the same buttons",
  args: WithActions.args ?? {},
  parameters: { width: 358 },
  play: async ({ canvas, canvasElement }) => {
    const [, first, second] = canvas.getAllByRole("row");
    const below = second?.getBoundingClientRect().top ?? 0;
    await expect(below).toBeGreaterThan((first?.getBoundingClientRect().bottom ?? 0) + 4);
    const city = within(first as HTMLElement).getAllByRole("cell")[1] as HTMLElement;
    await expect(getComputedStyle(city, "::before").content).toBe('"City" / ""');
    await expect(city).toHaveTextContent(/^Barcelona$/);
    const [ruta2] = canvas.getAllByRole("row").filter((row) => row.textContent.includes("Ruta 2"));
    const [heading, noCity, points] = within(ruta2 as HTMLElement).getAllByRole("cell");
    await expect(noCity).toBeEmptyDOMElement();
    await expect(noCity?.getBoundingClientRect().height).toBeLessThan(2);
    const above = heading?.getBoundingClientRect().bottom ?? 0;
    await expect(points?.getBoundingClientRect().top).toBeLessThan(above + 16);
    await userEvent.click(canvas.getByRole("button", { name: "Name: sort ascending" }));
    await expect(firstCells(canvasElement)).toEqual(byName);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const TenThousandCards: Story = {
  ...TenThousandRows,
  name: "UIK-02 Ten thousand rows as cards",
  parameters: { width: 358 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("row").length).toBeLessThan(80);
    const scroller = canvas.getByRole("region", { name: "Experiences" });
    await waitFor(() => {
      // Cards that were not rendered yet have an estimated height, so the end may move.
      scroller.scrollTop = scroller.scrollHeight;
      const last = canvas.getAllByRole("row").at(-1);
      return expect(last).toHaveAttribute("aria-rowindex", "10001");
    });
  },
};

export const Conforms = conforms(HTMLDivElement, (props) => (
  <DataTable {...props} label="Routes" rows={routes} columns={columns} rowId={(row) => row.name} />
));
