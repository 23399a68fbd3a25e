import type { Meta, StoryObj } from "@storybook/react-vite";
import { Download } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/index.ts";
import { ConfirmDialog } from "../confirm-dialog/index.ts";
import { type ConformanceProps, conforms, conformsToOpening } from "../conformance/index.ts";
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
} from "./index.ts";

interface Person {
  id: number;
  name: string;
  company: string | null;
}

/** Counts how often a row is rendered. */
const drawn = { rows: 0 };

const columns: readonly DataTableColumn<Person>[] = [
  {
    id: "name",
    header: "Nom i cognoms",
    value: (row) => row.name,
    cell: (row) => {
      drawn.rows += 1;
      return row.name;
    },
  },
  { id: "company", header: "Empresa", value: (row) => row.company },
];

const people: readonly Person[] = [
  { id: 1, name: "Núria Puig i Cadafalch", company: "Ajuntament de Barcelona" },
  { id: 2, name: "Íñigo Muñoz", company: "Museo del Prado" },
  { id: 3, name: "=Ada", company: null },
  { id: 4, name: "Pere Vall·llobera", company: "Museo del Prado" },
];

const many: readonly Person[] = Array.from({ length: 10_000 }, (_, index) => ({
  id: index,
  name: `Persona ${index}`,
  company: `Empresa ${index % 12}`,
}));

const rowId = (row: Person) => String(row.id);
const rowName = (row: Person) => row.name;
const companyOf = (row: Person) => row.company;
const searchIn = (row: Person) => [row.name];

function People({ rows }: { rows: readonly Person[] }) {
  const [left, setLeft] = useState(rows);
  const [companies, setCompanies] = useState<FacetChoice>(null);
  const [shown, setShown] = useState<readonly Person[]>([]);
  const [written, setWritten] = useState<(string | number)[][]>([]);
  const selection = useSelection({ rowId, rowName });
  const allColumns = useMemo(() => [selection.column, ...columns], [selection.column]);
  const kept = useMemo(() => filterByFacet(left, companies, companyOf), [left, companies]);
  const { onShownChange } = selection;
  const handleShown = useMemo(
    () => (next: readonly Person[]) => {
      setShown(next);
      onShownChange(next);
    },
    [onShownChange],
  );
  return (
    <div className="grid gap-3">
      <DataTable
        label="Usuaris"
        rows={kept}
        columns={allColumns}
        rowId={rowId}
        searchIn={searchIn}
        filtered={companies !== null}
        total={left.length}
        onClearFilters={() => setCompanies(null)}
        onShownChange={handleShown}
        body={VirtualRows}
        toolbar={
          <>
            <FacetFilter
              label="Empresa"
              options={facetOptions(left, { value: companyOf, blank: "Sense empresa" })}
              value={companies}
              onValueChange={setCompanies}
            />
            <Button
              icon={<Download aria-hidden />}
              onClick={() => setWritten(tableCells({ rows: shown, columns: allColumns }))}
            >
              Exporta
            </Button>
            <output aria-label="Fitxer" className="sr-only">
              {written.map((cells) => cells.join("|")).join("; ")}
            </output>
          </>
        }
      />
      <BulkBar
        selection={selection}
        rows={left}
        actions={(chosen) => (
          <Button
            variant="danger"
            size="sm"
            onClick={() => setLeft((all) => all.filter((row) => !chosen.includes(row)))}
          >
            {`Suprimeix ${chosen.map(rowName).join(", ")}`}
          </Button>
        )}
      />
    </div>
  );
}

const meta = {
  title: "Lists/DataTable extras",
  component: People,
  args: { rows: people },
  decorators: [
    (StoryOfTable, { parameters }) => (
      <div style={{ maxWidth: (parameters["width"] as number | undefined) ?? 960 }}>
        <StoryOfTable />
      </div>
    ),
  ],
} satisfies Meta<typeof People>;
export default meta;
type Story = StoryObj<typeof meta>;

function names(canvasElement: HTMLElement): (string | null)[] {
  return within(canvasElement)
    .queryAllByRole("row")
    .slice(1)
    .map(
      (row) =>
        within(row).getAllByRole("cell")[1]?.textContent?.replace("Nom i cognoms", "") ?? null,
    );
}

const allNames = people.map(rowName);

export const Facet: Story = {
  tags: ["snapshot"],
  name: "USR-04, EXP-01 Company filter: all at first, one let go, none, all again",
  play: async ({ canvas, canvasElement }) => {
    const trigger = canvas.getByRole("button", { name: "Empresa: all" });
    await expect(names(canvasElement)).toEqual(allNames);
    trigger.focus();
    await userEvent.keyboard("{Enter}");
    const panel = within(await canvas.findByRole("dialog", { name: "Empresa" }));
    const boxes = panel.getAllByRole("checkbox");
    await expect(boxes.map((box) => (box as HTMLInputElement).checked)).toEqual([true, true, true]);
    await expect(panel.getByRole("status")).toHaveTextContent("3 of 3");

    await userEvent.click(panel.getByRole("checkbox", { name: "Museo del Prado" }));
    await expect(names(canvasElement)).toEqual(["Núria Puig i Cadafalch", "=Ada"]);
    await expect(trigger).toHaveTextContent("Empresa: 2 of 3");

    const deselect = panel.getByRole("button", { name: "Clear the selection" });
    await userEvent.click(deselect);
    await expect(names(canvasElement)).toEqual([]);
    await expect(trigger).toHaveTextContent("Empresa: 0 of 3");
    await expect(deselect).toHaveAttribute("aria-disabled", "true");
    await expect(deselect).toHaveFocus();

    const select = panel.getByRole("button", { name: "Select all" });
    await userEvent.click(select);
    await expect(names(canvasElement)).toEqual(allNames);
    await expect(trigger).toHaveTextContent("Empresa: all");
    await expect(select).toHaveAttribute("aria-disabled", "true");
    await expect(select).toHaveFocus();
  },
};

export const FacetDark: Story = {
  globals: { theme: "dark" },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Empresa: all" }));
    await userEvent.click(await canvas.findByRole("checkbox", { name: "Sense empresa" }));
  },
};

export const FacetByKeyboard: Story = {
  name: "USR-04 The filter works by keyboard; choosing every value again means all",
  play: async ({ canvas, canvasElement }) => {
    const trigger = canvas.getByRole("button", { name: "Empresa: all" });
    trigger.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("button", { name: "Select all" })).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Clear the selection" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("checkbox", { name: "Ajuntament de Barcelona" })).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(names(canvasElement)).toEqual(allNames.slice(1));
    await userEvent.keyboard(" ");
    await expect(trigger).toHaveTextContent("Empresa: all");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(canvas.queryByRole("dialog")).toBeNull();
  },
};

/** The text of the live region, which screen readers announce. */
const said = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole("status")
    .map((status) => status.textContent);

export const FacetSaysRows: Story = {
  name: "USR-04 The number of rows that a company leaves is announced, with the total",
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Empresa: all" }));
    await expect(said(canvasElement)).not.toContain("4 of 4");
    await userEvent.click(await canvas.findByRole("checkbox", { name: "Museo del Prado" }));
    await expect(said(canvasElement)).toContain("2 of 4");
    await userEvent.click(canvas.getByRole("checkbox", { name: "Sense empresa" }));
    await expect(said(canvasElement)).toContain("1 of 4");
  },
};

export const FacetOfLaterValues: Story = {
  name: "USR-04 All includes values that are added later; a choice does not",
  render: function Growing() {
    const [companies, setCompanies] = useState<FacetChoice>(null);
    const [rows, setRows] = useState(people);
    return (
      <>
        <button
          type="button"
          onClick={() =>
            setRows([...rows, { id: rows.length + 1, name: "Pau", company: `Nova ${rows.length}` }])
          }
        >
          Afegeix
        </button>
        <FacetFilter
          label="Empresa"
          options={facetOptions(rows, { value: companyOf, blank: "Sense empresa" })}
          value={companies}
          onValueChange={setCompanies}
        />
        <output>{`${filterByFacet(rows, companies, companyOf).length} persones`}</output>
      </>
    );
  },
  play: async ({ canvas }) => {
    const add = canvas.getByRole("button", { name: "Afegeix" });
    await userEvent.click(add);
    await expect(canvas.getByText("5 persones")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Empresa: all" }));
    await expect(await canvas.findByRole("checkbox", { name: "Nova 4" })).toBeChecked();

    await userEvent.click(canvas.getByRole("checkbox", { name: "Museo del Prado" }));
    await userEvent.click(add);
    await userEvent.click(canvas.getByRole("button", { name: "Empresa: 3 of 5" }));
    await expect(await canvas.findByRole("checkbox", { name: "Nova 5" })).not.toBeChecked();
    await expect(canvas.getByText("3 persones")).toBeVisible();
  },
};

export const Tags: Story = {
  name: "LIB-02 Of tags none is ticked at first; each that is ticked narrows the rows, also the only one",
  render: function Filtered() {
    const [tags, setTags] = useState<FacetChoice>(null);
    return (
      <>
        <FacetFilter
          label="Etiquetes"
          options={[{ value: "mar", label: "mar", count: 2 }]}
          value={tags}
          onValueChange={setTags}
          isOptional
        />
        <output>{JSON.stringify(tags)}</output>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Etiquetes: all" }));
    const tag = await canvas.findByRole("checkbox", { name: "mar" });
    await expect(tag).not.toBeChecked();
    await expect(canvas.queryByRole("button", { name: "Select all" })).toBeNull();
    await userEvent.click(tag);
    await expect(canvas.getByText('["mar"]')).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Etiquetes: 1 of 1" })).toBeVisible();
    await userEvent.click(tag);
    await expect(canvas.getByText("null")).toBeVisible();
    await userEvent.click(tag);
    await userEvent.click(canvas.getByRole("button", { name: "Clear the selection" }));
    await expect(canvas.getByText("null")).toBeVisible();
  },
};

export const HundredsOfValues: Story = {
  name: "USR-04 Of hundreds of values only those in view are drawn",
  args: { rows: many.slice(0, 300).map((row) => ({ ...row, company: `Empresa ${row.id}` })) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Empresa: all" }));
    const panel = within(await canvas.findByRole("dialog", { name: "Empresa" }));
    const boxes = panel.getAllByLabelText(/^Empresa \d+$/);
    await expect(boxes).toHaveLength(300);
    const inSight = (box: Element | undefined) =>
      box?.checkVisibility({ contentVisibilityAuto: true });
    await waitFor(() => expect(inSight(boxes.at(-1))).toBe(false));
    await waitFor(() => expect(inSight(boxes[0])).toBe(true));
    // The last value comes into view when it gets the focus.
    boxes.at(-1)?.focus();
    await waitFor(() => expect(inSight(boxes.at(-1))).toBe(true));
  },
};

const stateInAddress = () => readTableState(new URLSearchParams(location.search), ["company"]);

export const InTheAddress: Story = {
  name: "UIK-02 Sort, search and facet can be kept in the URL, and the browser's back button restores them",
  beforeEach: () => {
    const { href } = location;
    return () => history.replaceState(null, "", href);
  },
  render: function Addressed({ rows }) {
    const [state, setState] = useState(stateInAddress);
    useEffect(() => {
      const follow = () => setState(stateInAddress());
      window.addEventListener("popstate", follow);
      return () => window.removeEventListener("popstate", follow);
    }, []);
    const change = (part: Partial<typeof state>) => {
      const next = { ...state, ...part };
      setState(next);
      const params = writeTableState(new URLSearchParams(location.search), next);
      history.pushState(null, "", `?${params}`);
    };
    const companies = state.facets["company"] ?? null;
    return (
      <DataTable
        label="Usuaris"
        rows={filterByFacet(rows, companies, companyOf)}
        columns={columns}
        rowId={rowId}
        searchIn={searchIn}
        sort={state.sort}
        onSortChange={(sort) => change({ sort })}
        search={state.search}
        onSearchChange={(search) => change({ search })}
        filtered={companies !== null}
        toolbar={
          <FacetFilter
            label="Empresa"
            options={facetOptions(rows, { value: companyOf, blank: "Sense empresa" })}
            value={companies}
            onValueChange={(company) => change({ facets: { company } })}
          />
        }
      />
    );
  },
  play: async ({ canvas }) => {
    const shown = () =>
      canvas
        .getAllByRole("row")
        .slice(1)
        .map((row) => within(row).getAllByRole("cell")[0]?.textContent);
    const own = (name: string) => new URLSearchParams(location.search).getAll(name);
    await userEvent.click(canvas.getByRole("button", { name: "Nom i cognoms: sort ascending" }));
    await userEvent.click(canvas.getByRole("button", { name: "Nom i cognoms: sort descending" }));
    await expect(own("sort")).toEqual(["-name"]);
    await userEvent.click(canvas.getByRole("textbox", { name: "Search" }));
    await userEvent.paste("u");
    await expect(own("q")).toEqual(["u"]);
    await expect(shown()).toEqual(["Núria Puig i Cadafalch", "Íñigo Muñoz"]);
    await userEvent.click(canvas.getByRole("button", { name: "Empresa: all" }));
    await userEvent.click(await canvas.findByRole("checkbox", { name: "Museo del Prado" }));
    await expect(own("company")).toEqual(["Ajuntament de Barcelona", "~"]);
    await expect(shown()).toEqual(["Núria Puig i Cadafalch"]);

    const back = async (rows: readonly string[]) => {
      history.back();
      await waitFor(() => expect(shown()).toEqual(rows));
    };
    await back(["Núria Puig i Cadafalch", "Íñigo Muñoz"]);
    await expect(canvas.getByRole("button", { name: "Empresa: all" })).toBeVisible();
    await back(["Pere Vall·llobera", "Núria Puig i Cadafalch", "Íñigo Muñoz", "=Ada"]);
    await expect(canvas.getByRole("textbox", { name: "Search" })).toHaveValue("");
    await back(["=Ada", "Íñigo Muñoz", "Núria Puig i Cadafalch", "Pere Vall·llobera"]);
    await back(allNames);
    await expect(own("sort")).toEqual([]);
  },
};

export const FilterStays: Story = {
  name: "UIK-02 The filter stays when nothing matches, and the message clears it",
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Empresa: all" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Clear the selection" }));
    await expect(canvas.getByRole("button", { name: "Empresa: 0 of 3" })).toBeVisible();
    await expect(canvas.getByText("Nothing matches the filter.")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await userEvent.click(canvas.getByRole("button", { name: "Clear the filter" }));
    await expect(names(canvasElement)).toEqual(allNames);
  },
};

export const ManyFacets: Story = {
  name: "USR-04 Many values can be searched",
  args: { rows: many },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Empresa: all" }));
    const panel = within(await canvas.findByRole("dialog", { name: "Empresa" }));
    await userEvent.type(panel.getByRole("textbox", { name: "Search: Empresa" }), "presa 11");
    await expect(panel.getAllByRole("checkbox")).toHaveLength(1);
    await userEvent.click(panel.getByRole("checkbox", { name: "Empresa 11" }));
    await expect(panel.getByRole("status")).toHaveTextContent("11 of 12");
  },
};

export const Selection: Story = {
  name: "UIK-02 Rows are chosen one by one or all that are shown; the bar counts and acts",
  play: async ({ canvas, canvasElement }) => {
    const all = canvas.getByRole("checkbox", { name: "Select all that are shown" });
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select Íñigo Muñoz" }));
    await expect(all).toBePartiallyChecked();
    await expect(canvas.getByText("1 selected")).toBeVisible();

    await userEvent.click(all);
    await expect(all).toBeChecked();
    await expect(canvas.getByText("4 selected")).toBeVisible();
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select =Ada" }));
    await expect(canvas.getByText("3 selected")).toBeVisible();

    await userEvent.click(canvas.getByRole("button", { name: /^Suprimeix/ }));
    await expect(names(canvasElement)).toEqual(["=Ada"]);
    await waitFor(() => expect(canvas.queryByText(/selected$/)).toBeNull());
    await expect(all).not.toBeChecked();
    // The button is removed with the selection, so the focus is on the bar.
    await expect(canvas.getByRole("group", { name: "Selected rows" })).toHaveFocus();
  },
};

export const SelectionAfterQuestion: Story = {
  name: "UIK-02 When a confirmed action empties the selection, the bar gets the focus",
  render: function Asking({ rows }) {
    const [left, setLeft] = useState(rows);
    const [confirming, setConfirming] = useState(false);
    const selection = useSelection({ rowId, rowName });
    const allColumns = useMemo(() => [selection.column, ...columns], [selection.column]);
    return (
      <>
        <DataTable
          label="Usuaris"
          rows={left}
          columns={allColumns}
          rowId={rowId}
          onShownChange={selection.onShownChange}
        />
        <BulkBar
          selection={selection}
          rows={left}
          actions={(chosen) => (
            <>
              <Button onClick={() => setConfirming(true)}>Suprimeix</Button>
              <ConfirmDialog
                open={confirming}
                title="Ho suprimim?"
                confirmLabel="Sí"
                onConfirm={() => {
                  setLeft(left.filter((row) => !chosen.includes(row)));
                  setConfirming(false);
                }}
                onClose={() => setConfirming(false)}
              />
            </>
          )}
        />
      </>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select =Ada" }));
    await userEvent.click(canvas.getByRole("button", { name: "Suprimeix" }));
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole("button", { name: "Sí" }));
    await waitFor(() => expect(canvas.queryByText("=Ada")).toBeNull());
    await waitFor(() => expect(canvas.getByRole("group", { name: "Selected rows" })).toHaveFocus());
  },
};

export const SelectionForgets: Story = {
  name: "UIK-02 A row that is filtered out is no longer chosen, nor when it comes back",
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select all that are shown" }));
    const box = canvas.getByRole("textbox", { name: "Search" });
    await userEvent.type(box, "pere");
    await expect(await canvas.findByText("1 selected")).toBeVisible();
    await userEvent.clear(box);
    await waitFor(() => expect(canvas.getAllByRole("row")).toHaveLength(5));
    await expect(canvas.getByText("1 selected")).toBeVisible();
  },
};

export const SelectionDrawsAlone: Story = {
  name: "UIK-02 Choosing a row does not render any row again",
  play: async ({ canvas }) => {
    const before = drawn.rows;
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select =Ada" }));
    await expect(canvas.getByText("1 selected")).toBeVisible();
    await expect(drawn.rows).toBe(before);
  },
};

export const SelectionCleared: Story = {
  name: "UIK-02 Clearing the selection keeps the focus in its place",
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select =Ada" }));
    await userEvent.click(canvas.getByRole("button", { name: "Clear the selection" }));
    await expect(canvas.getByRole("group", { name: "Selected rows" })).toHaveFocus();
    await expect(canvas.getByRole("checkbox", { name: "Select =Ada" })).not.toBeChecked();
  },
};

export const SelectionOfMany: Story = {
  name: "UIK-02 All of ten thousand rows, also those not in the document",
  args: { rows: many },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select all that are shown" }));
    await expect(canvas.getByText("10,000 selected")).toBeVisible();
  },
};

export const SelectionAsCards: Story = {
  globals: { direction: "ltr" },
  name: "UIK-02 As cards the box stands beside the card's heading",
  parameters: { width: 358 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select =Ada" }));
    const heading = canvas.getByText("=Ada").getBoundingClientRect();
    const box = canvas.getByRole("checkbox", { name: "Select =Ada" }).getBoundingClientRect();
    await expect(box.left).toBeGreaterThan(heading.left + 200);
    await expect(Math.abs(box.top - heading.top)).toBeLessThan(16);
  },
};

export const Export: Story = {
  name: "UIK-02 The cells for a file are those that are shown, in their order",
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Nom i cognoms: sort ascending" }));
    await userEvent.type(canvas.getByRole("textbox", { name: "Search" }), "a");
    await userEvent.click(canvas.getByRole("button", { name: "Exporta" }));
    await expect(canvas.getByRole("status", { name: "Fitxer" })).toHaveTextContent(
      "Nom i cognoms|Empresa; =Ada|; Núria Puig i Cadafalch|Ajuntament de Barcelona; Pere Vall·llobera|Museo del Prado",
    );
  },
};

function ChosenBar(props: ConformanceProps<HTMLDivElement>) {
  const selection = useSelection({ rowId, rowName });
  return <BulkBar {...props} selection={selection} rows={people} actions={() => null} />;
}

export const BarConforms = conforms(HTMLDivElement, (props) => <ChosenBar {...props} />);
export const FacetConforms = conforms(HTMLButtonElement, (props) => (
  <FacetFilter {...props} label="Company" options={[]} value={null} onValueChange={() => {}} />
));

export const FacetConformsToOpening = conformsToOpening(
  (props) => (
    <FacetFilter {...props} label="Company" options={[]} value={null} onValueChange={() => {}} />
  ),
  "dialog",
);
