import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { conforms, fitsNarrow, conformsToOpening } from "../conformance/index.ts";
import { DataTable, type DataTableColumn, useSelection } from "../data-table/index.ts";
import {
  type ColumnLayout,
  ColumnMenu,
  type TableColumnsOptions,
  useTableColumns,
} from "./index.ts";

interface Guest {
  id: string;
  name: string;
  city: string;
  language: string;
  visits: number;
}

const guests: Guest[] = [
  {
    id: "1",
    name: "Núria Puig",
    city: "L'Hospitalet de Llobregat",
    language: "Català",
    visits: 12,
  },
  { id: "2", name: "Iñaki Etxeberria", city: "Donostia", language: "Euskara", visits: 3 },
  { id: "3", name: "Ada Byron", city: "London", language: "English", visits: 140 },
];
const columns: DataTableColumn<Guest>[] = [
  { id: "name", header: "Nom", value: (guest) => guest.name },
  { id: "city", header: "Ciutat", value: (guest) => guest.city },
  { id: "language", header: "Llengua", value: (guest) => guest.language },
  { id: "visits", header: "Visites", value: (guest) => guest.visits, align: "end" },
];
const idOf = (guest: Guest) => guest.id;
const nameOf = (guest: Guest) => guest.name;

const changed = fn();

function Shown({
  select = false,
  ...options
}: Partial<TableColumnsOptions<Guest>> & { select?: boolean }) {
  const selection = useSelection<Guest>({ rowId: idOf, rowName: nameOf });
  const [all] = useState(() => (select ? [selection.column, ...columns] : columns));
  const view = useTableColumns({ columns: all, onLayoutChange: changed, ...options });
  return (
    <DataTable
      label="Visitants"
      rows={guests}
      rowId={idOf}
      columns={view.columns}
      onShownChange={selection.onShownChange}
      actions={() => <a href="#open">Obre</a>}
      toolbar={<ColumnMenu view={view} />}
    />
  );
}

const meta = {
  title: "Lists/TableColumns",
  component: ColumnMenu,
  render: () => <Shown />,
  beforeEach: () => {
    changed.mockClear();
  },
} satisfies Meta<typeof ColumnMenu>;
export default meta;
type Story = StoryObj;

const widthOf = (canvas: ReturnType<typeof within>, name: RegExp) =>
  canvas.getByRole("columnheader", { name }).getBoundingClientRect().width;
const last = () => changed.mock.lastCall?.[0] as ColumnLayout;

export const ShowsAndHides: Story = {
  name: "UIK-02 Columns are shown and hidden by keyboard; the one that names the rows stays; a reset brings all back",
  tags: ["snapshot"],
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Columns" });
    button.focus();
    await userEvent.keyboard("{Enter}");
    const list = await canvas.findByRole("dialog", { name: "Columns" });
    const box = (name: string) => within(list).getByRole("checkbox", { name });
    await waitFor(() => expect(box("Ciutat")).toBeVisible());
    await expect(box("Nom")).toBeDisabled();
    await expect(box("Ciutat")).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(canvas.queryByRole("columnheader", { name: /Ciutat/ })).toBeNull();
    await expect(within(list).getByRole("status")).toHaveTextContent("3 of 4");
    await expect(last()).toEqual({ hidden: ["city"], widths: {} });
    await userEvent.click(within(list).getByRole("button", { name: "As at first" }));
    await expect(canvas.getByRole("columnheader", { name: /Ciutat/ })).toBeVisible();
    await userEvent.click(box("Llengua"));
    await expect(canvas.queryByRole("cell", { name: "Euskara" })).toBeNull();
  },
};

export const ResizedByKeyboard: Story = {
  globals: { direction: "ltr" },
  name: "UIK-02 A separator is moved by arrow keys; what one column gains, the next loses; Enter puts the widths back",
  render: () => <Shown select />,
  play: async ({ canvas, canvasElement }) => {
    const table = canvas.getByRole("table");
    const before = { name: widthOf(canvas, /Nom/), city: widthOf(canvas, /Ciutat/) };
    const whole = table.getBoundingClientRect().width;
    const separator = canvas.getByRole("separator", { name: "Width of Nom" });
    separator.focus();
    await userEvent.keyboard("{Shift>}{ArrowRight}{/Shift}");
    await expect(widthOf(canvas, /Nom/)).toBeCloseTo(before.name + 80, -1);
    await expect(widthOf(canvas, /Ciutat/)).toBeCloseTo(before.city - 80, -1);
    await expect(table.getBoundingClientRect().width).toBe(whole);
    await expect(separator).toHaveFocus();
    await userEvent.keyboard("{Home}");
    await expect(widthOf(canvas, /Nom/)).toBeLessThan(before.name - 60);
    await expect(Number(separator.getAttribute("aria-valuenow"))).toBeLessThan(20);
    await userEvent.keyboard("{Enter}");
    await expect(last()).toEqual({ hidden: [], widths: {} });
    await expect(widthOf(canvas, /Nom/)).toBeCloseTo(before.name, 0);
    // The last column has none: behind it there is nothing to take from.
    await expect(canvasElement.querySelectorAll("[role=separator]")).toHaveLength(3);
  },
};

export const ResizedByPointer: Story = {
  globals: { direction: "ltr" },
  name: "UIK-02 A separator is dragged; the width is told once, at the end, and Escape takes a drag back",
  tags: ["snapshot"],
  play: async ({ canvas }) => {
    // One person, whose button stays pressed from one step to the next.
    const person = userEvent.setup();
    const before = widthOf(canvas, /Ciutat/);
    const separator = canvas.getByRole("separator", { name: "Width of Ciutat" });
    const { left, top } = separator.getBoundingClientRect();
    const at = (x: number) => ({
      target: separator,
      coords: { clientX: left + 12 + x, clientY: top + 9 },
    });
    await person.pointer([{ keys: "[MouseLeft>]", ...at(0) }, at(30), at(60)]);
    await expect(widthOf(canvas, /Ciutat/)).toBeCloseTo(before + 60, -1);
    await expect(changed).not.toHaveBeenCalled();
    await person.pointer([{ keys: "[/MouseLeft]", ...at(60) }]);
    await expect(changed).toHaveBeenCalledOnce();
    await expect(widthOf(canvas, /Ciutat/)).toBeCloseTo(before + 60, -1);

    separator.focus();
    await person.pointer([{ keys: "[MouseLeft>]", ...at(60) }, at(0)]);
    await person.keyboard("{Escape}");
    await person.pointer([{ keys: "[/MouseLeft]", ...at(0) }]);
    await expect(changed).toHaveBeenCalledOnce();
    await expect(widthOf(canvas, /Ciutat/)).toBeCloseTo(before + 60, -1);
  },
};

export const RightToLeft: Story = {
  name: "UIK-08 From right to left, the left arrow makes a column wider",
  globals: { direction: "rtl" },
  play: async ({ canvas }) => {
    const before = widthOf(canvas, /Nom/);
    canvas.getByRole("separator", { name: "Width of Nom" }).focus();
    await userEvent.keyboard("{Shift>}{ArrowLeft}{/Shift}");
    await expect(widthOf(canvas, /Nom/)).toBeCloseTo(before + 80, -1);
  },
};

const kept = { hidden: ["language"], widths: { name: 50, city: 20, visits: 15 } };

export const Remembered: Story = {
  name: "UIK-02 A stored layout is shown at once; the table stays as wide as its place",
  render: () => <Shown layout={kept} />,
  play: async ({ canvas }) => {
    const table = canvas.getByRole("table");
    await expect(canvas.queryByRole("columnheader", { name: /Llengua/ })).toBeNull();
    const whole = table.getBoundingClientRect().width;
    await expect(widthOf(canvas, /Nom/) / whole).toBeCloseTo(0.5, 1);
    await expect(whole).toBe(table.parentElement!.clientWidth);
  },
};

export const NarrowCards = fitsNarrow(() => <Shown />);

export const Conforms = conforms(HTMLButtonElement, (props) => <Menu {...props} />);

function Menu(props: object) {
  const view = useTableColumns({ columns });
  return <ColumnMenu {...props} view={view} />;
}

export const ConformsToOpening = conformsToOpening((props) => <Menu {...props} />, "dialog");
