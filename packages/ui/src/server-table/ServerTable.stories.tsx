import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/index.ts";
import { conforms, fitsNarrow } from "../conformance/index.ts";
import { BulkBar, type DataTableColumn, useSelection } from "../data-table/index.ts";
import { Pager, ServerTable, type ServerTableProps, type TableQuery } from "./index.ts";

interface Visit {
  id: string;
  place: string;
  visitors: number;
}

const places = ["Museu Picasso", "Parc Güell", "Sagrada Família", "La Pedrera", "Liceu"];
const visits: Visit[] = Array.from({ length: 1240 }, (_, index) => ({
  id: `v${index + 1}`,
  place: `${places[index % places.length]} ${index + 1}`,
  visitors: (index * 37) % 500,
}));

const columns: DataTableColumn<Visit>[] = [
  { id: "place", header: "Lloc", value: (visit) => visit.place },
  { id: "visitors", header: "Visitants", value: (visit) => visit.visitors, align: "end" },
];
const idOf = (visit: Visit) => visit.id;
const first: TableQuery = { page: 1, pageSize: 25, sort: null, search: "" };

interface Answer {
  rows: readonly Visit[];
  total: number;
}

/** What a server would do: sort, search, and count out a page. */
function answerTo({ page, pageSize, sort, search }: TableQuery): Answer {
  const found = visits.filter(({ place }) => place.toLowerCase().includes(search.toLowerCase()));
  const sign = sort?.direction === "descending" ? -1 : 1;
  const sorted = sort
    ? found.toSorted((a, b) =>
        sort.columnId === "visitors"
          ? sign * (a.visitors - b.visitors)
          : sign * a.place.localeCompare(b.place, "ca"),
      )
    : found;
  return {
    rows: sorted.slice((page - 1) * pageSize, page * pageSize),
    total: found.length,
  };
}

/** Requests that wait until the story answers them. */
const waiting: { query: TableQuery; answer: (fails?: boolean) => void }[] = [];
/** What was asked for, one after the other. */
const asked: TableQuery[] = [];

function Served({ held = false, ...props }: Partial<ServerTableProps<Visit>> & { held?: boolean }) {
  const [query, setQuery] = useState(props.query ?? first);
  const [tries, setTries] = useState(0);
  const key = JSON.stringify([query, tries]);
  const [state, setState] = useState<{ key: string; answer?: Answer; failed?: boolean }>(() =>
    held ? { key: "" } : { key, answer: answerTo(query) },
  );
  useEffect(() => {
    let gone = false;
    asked.push(query);
    const answer = (fails = false) => {
      if (gone) return;
      setState(fails ? { key, failed: true } : { key, answer: answerTo(query) });
    };
    if (held) waiting.push({ query, answer });
    else answer();
    return () => {
      gone = true;
    };
  }, [query, tries, held, key]);
  const current = state.key === key;
  return (
    <ServerTable
      label="Visites"
      rowId={idOf}
      columns={columns}
      pageSizes={[10, 25, 100]}
      {...props}
      rows={current ? state.answer?.rows : undefined}
      total={current ? state.answer?.total : undefined}
      loading={!current}
      error={current && state.failed}
      onRetry={() => setTries(tries + 1)}
      query={query}
      onQueryChange={setQuery}
    />
  );
}

const meta = {
  title: "Lists/ServerTable",
  component: ServerTable<Visit>,
  subcomponents: { Pager },
  args: {
    label: "Visites",
    rows: visits.slice(0, 25),
    total: visits.length,
    columns,
    rowId: idOf,
    query: first,
    onQueryChange: fn(),
  },
  render: () => <Served />,
  beforeEach: () => {
    asked.length = 0;
    waiting.length = 0;
  },
} satisfies Meta<typeof ServerTable<Visit>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Answers the newest request. */
const answerNewest = async (fails = false) => {
  await waitFor(() => expect(waiting.length).toBeGreaterThan(0));
  waiting.pop()?.answer(fails);
};
const firstCell = (canvas: ReturnType<typeof within>) => canvas.getAllByRole("cell")[0];

export const Pages: Story = {
  name: "UIK-02 Pages are turned; the range is announced, and the buttons keep the focus at the ends",
  tags: ["snapshot"],
  render: () => <Served query={{ ...first, pageSize: 10 }} />,
  play: async ({ canvas }) => {
    const pages = within(canvas.getByRole("navigation", { name: "Pages" }));
    await expect(pages.getByRole("status")).toHaveTextContent("1–10 of 1,240");
    const next = pages.getByRole("button", { name: "Next" });
    await userEvent.click(next);
    await expect(pages.getByRole("status")).toHaveTextContent("11–20 of 1,240");
    await expect(firstCell(canvas)).toHaveTextContent("Museu Picasso 11");
    await userEvent.click(pages.getByRole("button", { name: "Last page" }));
    await expect(pages.getByText("Page 124 of 124")).toBeVisible();
    await expect(pages.getByRole("button", { name: "Last page" })).toHaveFocus();
    await expect(next).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(next);
    await expect(pages.getByText("Page 124 of 124")).toBeVisible();
  },
};

export const PageSize: Story = {
  name: "UIK-02 With another size of page the first row stays in view",
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Next" }));
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Rows per page" }), "10");
    await expect(firstCell(canvas)).toHaveTextContent("Museu Picasso 21");
    await expect(canvas.getByText("Page 3 of 124")).toBeVisible();
  },
};

export const Sorts: Story = {
  name: "UIK-02 The server sorts: rows stay as they came, and another order begins at the first page",
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Next" }));
    await userEvent.click(canvas.getByRole("button", { name: /^Visitants/ }));
    await expect(asked.at(-1)).toEqual({
      ...first,
      sort: { columnId: "visitors", direction: "ascending" },
    });
    await expect(canvas.getByRole("columnheader", { name: /Visitants/ })).toHaveAttribute(
      "aria-sort",
      "ascending",
    );
    await expect(canvas.getByText("Page 1 of 50")).toBeVisible();
  },
};

export const Searches: Story = {
  name: "UIK-02 A search is asked for after a pause, or by Enter; emptied at once; nothing found can be cleared",
  play: async ({ canvas }) => {
    const box = canvas.getByRole("textbox", { name: "Search" });
    await userEvent.type(box, "pedrera");
    await expect(asked).toHaveLength(1);
    await waitFor(() => expect(asked.at(-1)).toEqual({ ...first, search: "pedrera" }));
    await expect(canvas.getByText("1–25 of 248")).toBeVisible();
    await userEvent.type(box, " xyz{Enter}");
    await expect(asked.at(-1)).toEqual({ ...first, search: "pedrera xyz" });
    await userEvent.click(await canvas.findByRole("button", { name: "Clear the filter" }));
    await expect(box).toHaveValue("");
    await expect(asked.at(-1)).toEqual(first);
    await expect(asked.map(({ search }) => search)).toEqual(["", "pedrera", "pedrera xyz", ""]);
  },
};

export const KeepsWhatWasThere: Story = {
  name: "UIK-02 While a page is on its way the rows before it stay, busy; when it fails they stay below an alert, and another try brings it",
  tags: ["snapshot"],
  render: () => <Served held query={{ ...first, pageSize: 10 }} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole("table")).toBeNull();
    await answerNewest();
    await expect(await canvas.findByRole("table")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Next" }));
    const table = canvas.getByRole("table");
    await expect(table).toHaveAttribute("aria-busy", "true");
    await expect(firstCell(canvas)).toHaveTextContent("Museu Picasso 1");
    const status = within(canvas.getByRole("navigation")).getByRole("status");
    await waitFor(() => expect(status).toHaveTextContent("Loading"));
    await answerNewest(true);
    const alert = await canvas.findByRole("alert");
    await expect(alert).toHaveTextContent("The rows could not be loaded.");
    await expect(firstCell(canvas)).toHaveTextContent("Museu Picasso 1");
    await expect(table).not.toHaveAttribute("aria-busy");
    await expect(status).toHaveTextContent("1–10 of 1,240");
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await answerNewest();
    await waitFor(() => expect(firstCell(canvas)).toHaveTextContent("Museu Picasso 11"));
    await expect(canvas.queryByRole("alert")).toBeNull();
    await expect(canvasElement.querySelector("[aria-busy]")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Previous" }));
    await answerNewest(true);
    await canvas.findByRole("alert");
  },
};

export const FailsAtFirst: Story = {
  name: "UIK-02 Where no rows ever came, the failure stands in their place",
  render: () => <Served held />,
  play: async ({ canvas }) => {
    await answerNewest(true);
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "The list could not be loaded.",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await answerNewest();
    await expect(await canvas.findByText("1–25 of 1,240")).toBeVisible();
  },
};

const deleted = fn();

function Chosen() {
  const selection = useSelection<Visit>({
    rowId: idOf,
    rowName: (visit) => visit.place,
    acrossPages: true,
  });
  const [all] = useState(() => [selection.column, ...columns]);
  return (
    <div className="grid gap-3">
      <BulkBar
        selection={selection}
        rows={visits}
        actions={(_rows, clear, ids) => (
          <Button
            onClick={() => {
              deleted(ids);
              clear();
            }}
          >
            Esborra
          </Button>
        )}
      />
      <Served columns={all} onShownChange={selection.onShownChange} />
    </div>
  );
}

export const ChoosesOverPages: Story = {
  name: "UIK-02 Rows stay chosen on other pages; the box of the header chooses the page that is shown",
  render: () => <Chosen />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select Museu Picasso 1" }));
    await userEvent.click(canvas.getByRole("button", { name: "Next" }));
    const all = canvas.getByRole("checkbox", { name: "Select all that are shown" });
    await expect(all).not.toBeChecked();
    await expect(all).not.toBePartiallyChecked();
    await userEvent.click(all);
    await expect(canvas.getByText("26 selected")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Previous" }));
    await expect(canvas.getByRole("checkbox", { name: "Select Museu Picasso 1" })).toBeChecked();
    await expect(
      canvas.getByRole("checkbox", { name: "Select all that are shown" }),
    ).toBePartiallyChecked();
    await userEvent.click(canvas.getByRole("button", { name: "Esborra" }));
    const [ids] = deleted.mock.lastCall as [string[]];
    await expect(ids).toHaveLength(26);
    await expect(ids).toContain("v1");
    await expect(ids).toContain("v50");
  },
};

export const LastPageGone: Story = {
  name: "UIK-02 Where the last page has gone, the one before it is asked for",
  render: () => <Served query={{ ...first, page: 80 }} />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(asked.at(-1)).toEqual({ ...first, page: 50 }));
    await expect(canvas.getByText("Page 50 of 50")).toBeVisible();
  },
};

const turned = fn();

export const PagerAlone: Story = {
  name: "UIK-02 The pages of any list are turned, each a press away from the first and the last",
  tags: ["snapshot"],
  render: () => <Pager page={2} pageSize={10} total={95} onPageChange={turned} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("11–20 of 95");
    await userEvent.click(canvas.getByRole("button", { name: "Last page" }));
    await expect(turned).toHaveBeenLastCalledWith({ page: 10, pageSize: 10 });
    await expect(canvas.queryByRole("combobox")).toBeNull();
  },
};

export const NarrowCards = fitsNarrow(() => (
  <Served query={{ ...first, pageSize: 10, search: "Sagrada" }} />
));

export const Conforms = conforms(HTMLDivElement, (props) => (
  <ServerTable
    {...props}
    label="Visites"
    rows={visits.slice(0, 3)}
    total={3}
    rowId={idOf}
    columns={columns}
    query={first}
    onQueryChange={fn()}
  />
));
export const PagerConforms = conforms(HTMLElement, (props) => (
  <Pager {...props} page={2} pageSize={10} total={95} onPageChange={fn()} />
));
