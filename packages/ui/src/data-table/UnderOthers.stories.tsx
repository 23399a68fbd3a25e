import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Button } from "../button/index.ts";
import { conforms } from "../conformance/index.ts";
import { CellLines, DataTable, type DataTableColumn } from "./index.ts";

interface Person {
  id: number;
  name: string;
  email: string;
  group: string | null;
  company: string;
}

const people: readonly Person[] = [
  {
    id: 1,
    name: "María de la Encarnación Fernández de Córdoba y Álvarez de Toledo",
    email: "zoe@museo.example",
    group: "3.º A",
    company: "Museo del Prado",
  },
  { id: 2, name: "Íñigo Muñoz", email: "bruno@aldea.example", group: null, company: "Aldea" },
  { id: 3, name: "Núria Puig", email: "ada@ajuntament.example", group: null, company: "Girona" },
];

const columns: readonly DataTableColumn<Person>[] = [
  {
    id: "name",
    header: "Name",
    value: (row) => row.name,
    cell: ({ name, group, email }) => (
      <CellLines below={[group && <em key="group">{group}</em>, email]}>{name}</CellLines>
    ),
  },
  { id: "email", header: "E-mail", value: (row) => row.email, under: "name" },
  { id: "company", header: "Company", value: (row) => row.company, width: "9rem" },
];

const meta = {
  title: "Lists/DataTable/Values under others",
  component: DataTable<Person>,
  decorators: [
    (StoryOfTable, { parameters }) => (
      <div style={{ width: (parameters["width"] as number | undefined) ?? 640 }}>
        <StoryOfTable />
      </div>
    ),
  ],
  args: {
    label: "People",
    rows: people,
    columns,
    rowId: (row) => String(row.id),
    actions: () => <Button size="sm">Open</Button>,
    actionsWidth: "6rem",
    lines: true,
  },
} satisfies Meta<typeof DataTable<Person>>;

export default meta;
type Story = StoryObj<typeof meta>;

const cellsOf = (row: HTMLElement | undefined) => within(row as HTMLElement).getAllByRole("cell");

export const Under: Story = {
  tags: ["snapshot"],
  name: "UIK-02 A value stands under another, and is sorted by a button in the same header",
  play: async ({ canvas }) => {
    const headers = canvas.getAllByRole("columnheader");
    await expect(headers.map((header) => header.textContent)).toEqual([
      "NameE-mail",
      "Company",
      "Actions",
    ]);
    await expect(headers[0]).toHaveAttribute("abbr", "Name, E-mail");
    const [, first, second] = canvas.getAllByRole("row");
    await expect(cellsOf(first)[0]).toHaveTextContent(/Toledo3\.º A · zoe@museo\.example$/);
    await expect(cellsOf(second)[0]).toHaveTextContent(/Muñozbruno@aldea\.example$/);
    await userEvent.click(canvas.getByRole("button", { name: "E-mail: sort ascending" }));
    await expect(cellsOf(canvas.getAllByRole("row")[1])[0]).toHaveTextContent(/^Núria/);
    await expect(headers[0]).toHaveAttribute("aria-sort", "ascending");
    await expect(canvas.getByRole("button", { name: "Name: sort ascending" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "E-mail: sort descending" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Company: sort ascending" }));
    await expect(headers[0]).not.toHaveAttribute("aria-sort");
  },
};

export const OneLine: Story = {
  name: "A text of one line leaves all rows of the same height, and says what is cut off",
  parameters: { width: 400 },
  play: async ({ canvas }) => {
    const [, ...rows] = canvas.getAllByRole("row");
    const heights = rows.map((row) => Math.round(row.getBoundingClientRect().height));
    // The last row has no line below it.
    await expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(1);
    const long = canvas.getByText(/^María/);
    await expect(long.scrollWidth).toBeGreaterThan(long.clientWidth);
    await userEvent.hover(long);
    await expect(long).toHaveAttribute("title", people[0]?.name);
    const short = canvas.getByText("Núria Puig");
    await userEvent.hover(short);
    await expect(short).toHaveAttribute("title", "");
  },
};

export const Lines: Story = {
  tags: ["snapshot"],
  name: "UIK-02 On a phone rows are lines: what is under the first value, and the actions beside it",
  parameters: { width: 288 },
  play: async ({ canvas, canvasElement }) => {
    const [, first] = canvas.getAllByRole("row");
    await expect(first?.getBoundingClientRect().height).toBeLessThan(70);
    const [name, company, actions] = cellsOf(first).map((cell) => cell.getBoundingClientRect());
    await expect(company?.width).toBeLessThanOrEqual(1);
    await expect(cellsOf(first)[1]).toHaveTextContent("Museo del Prado");
    await expect(actions?.left).toBeGreaterThanOrEqual(name?.right ?? 0);
    await expect(actions?.top).toBeLessThan(name?.bottom ?? 0);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await userEvent.click(canvas.getByRole("button", { name: "Company: sort ascending" }));
    await expect(cellsOf(canvas.getAllByRole("row")[1])[0]).toHaveTextContent(/^Íñigo/);
  },
};

export const LinesOnTheirWay: Story = {
  name: "The shape of lines that are on their way is as high as lines",
  args: { rows: [], loading: true },
  parameters: { width: 288 },
  play: async ({ canvasElement }) => {
    const rows = [...canvasElement.querySelectorAll(".border-b.py-4, .border-b.items-center")];
    await expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) await expect(row.getBoundingClientRect().height).toBeLessThan(110);
  },
};

export const Conforms = conforms(HTMLSpanElement, (props) => (
  <CellLines {...props} below={["Below"]}>
    Value
  </CellLines>
));
