import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/index.ts";
import { conforms, drawnWith, fitsNarrow, inForcedColors } from "../conformance/index.ts";
import { OrderedTable } from "./OrderedTable.tsx";

interface Stop {
  id: string;
  name: string;
  address: string;
}

const stopsOf = (count: number): Stop[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    name: `Parada ${index + 1}`,
    address: `Carrer del Col·legi, ${index + 1}`,
  }));

/** Keeps the order that the reader makes. */
function Kept({ rows: first, onMove, ...props }: ComponentProps<typeof OrderedTable<Stop>>) {
  const [rows, setRows] = useState(first);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  return (
    <OrderedTable
      {...props}
      rows={rows}
      chosen={chosen}
      onChosenChange={setChosen}
      onMove={
        onMove &&
        ((ids, target, side) => {
          onMove(ids, target, side);
          setRows((now) => {
            const moved = now.filter((row) => ids.has(row.id));
            return now
              .filter((row) => !ids.has(row.id))
              .flatMap((row) => {
                if (row.id !== target) return [row];
                return side === "before" ? [...moved, row] : [row, ...moved];
              });
          });
        })
      }
    />
  );
}

const onMove = fn();

const meta = {
  title: "Data/OrderedTable",
  component: OrderedTable<Stop>,
  args: {
    label: "Parades",
    rows: stopsOf(4),
    rowId: (row) => row.id,
    rowName: (row) => row.name,
    columns: [
      { id: "name", header: "Parada", cell: (row) => row.name },
      {
        id: "address",
        header: "Adreça",
        cell: (row) => <span className="text-ink-muted">{row.address}</span>,
      },
    ],
    actions: (row) => (
      <Button size="sm" variant="quiet">
        Obre {row.id}
      </Button>
    ),
    current: "2",
    onMove,
  },
  render: (args) => <Kept {...args} />,
  beforeEach: () => {
    onMove.mockClear();
  },
} satisfies Meta<typeof OrderedTable<Stop>>;
export default meta;
type Story = StoryObj<typeof meta>;

const names = (canvas: HTMLElement) =>
  within(canvas)
    .getAllByRole("row")
    .slice(1)
    .map((row) => row.querySelector("td > span:last-child")?.textContent);
const handle = (canvas: HTMLElement, name: string) =>
  within(canvas).getByRole("button", { name: `Move ${name}` });

export const Shown: Story = {
  tags: ["snapshot"],
  play: async ({ canvasElement }) => {
    await expect(names(canvasElement)).toEqual(["Parada 1", "Parada 2", "Parada 3", "Parada 4"]);
    await expect(within(canvasElement).getByRole("row", { current: true })).toHaveTextContent(
      "Parada 2",
    );
  },
};

export const ForcedColors: Story = {
  name: "Where colours are forced, the open row differs from the others",
  play: async ({ canvas }) => {
    await inForcedColors(async () => {
      const rows = canvas.getAllByRole("row").slice(1);
      const isOpen = (row: HTMLElement) => row.ariaCurrent === "true";
      const [open] = rows.filter(isOpen).map(drawnWith);
      const others = rows.filter((row) => !isOpen(row)).map(drawnWith);
      await expect(others).not.toContain(open);
    });
  },
};

export const PointedAt: Story = {
  name: "The row under the pointer or with the focus is told; one that is pointed at elsewhere is marked",
  args: { highlighted: "3", onRowPoint: fn() },
  play: async ({ canvas, args }) => {
    const [, first, , third, fourth] = canvas.getAllByRole("row");
    if (!first || !third || !fourth) throw new Error("A row is missing");
    await userEvent.hover(first);
    await expect(args.onRowPoint).toHaveBeenLastCalledWith("1");
    await userEvent.unhover(canvas.getByRole("region"));
    await expect(args.onRowPoint).toHaveBeenLastCalledWith(undefined);
    await userEvent.click(canvas.getByRole("button", { name: "Obre 4" }));
    await expect(args.onRowPoint).toHaveBeenLastCalledWith("4");
    const ground = (row: HTMLElement) => getComputedStyle(row).backgroundColor;
    await expect(ground(third)).not.toBe(ground(first));
  },
};

export const HiddenMeanwhile: Story = {
  name: "A table that was hidden has its rows when it is shown again",
  play: async ({ canvasElement }) => {
    const frame = (delay = 100) => new Promise((resolve) => setTimeout(resolve, delay));
    canvasElement.hidden = true;
    await frame();
    canvasElement.hidden = false;
    await waitFor(() => expect(names(canvasElement)).toHaveLength(4));
    await frame();
    await expect(names(canvasElement)).toHaveLength(4);
  },
};

export const ByKeys: Story = {
  name: "The arrows on a handle move its row, which keeps the focus",
  play: async ({ canvasElement }) => {
    handle(canvasElement, "Parada 2").focus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(names(canvasElement)).toEqual(["Parada 1", "Parada 3", "Parada 2", "Parada 4"]);
    await expect(handle(canvasElement, "Parada 2")).toHaveFocus();
    await expect(within(canvasElement).getByText("Parada 2: position 3 of 4")).toBeInTheDocument();
    await userEvent.keyboard("{Home}");
    await expect(names(canvasElement)[0]).toBe("Parada 2");
    await userEvent.keyboard("{End}");
    await expect(names(canvasElement)[3]).toBe("Parada 2");
    await expect(handle(canvasElement, "Parada 2")).toHaveFocus();
  },
};

export const Unmoved: Story = {
  name: "Without onMove there are no handles",
  render: ({ onMove: _none, ...args }) => <Kept {...args} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("button", { name: /^Move/ })).toBeNull();
  },
};

export const Chosen: Story = {
  name: "Rows are chosen by their checkboxes",
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole("checkbox", { name: "Select Parada 3" });
    await userEvent.click(box);
    await expect(box).toBeChecked();
  },
};

export const Many: Story = {
  name: "Of many rows, only those in view are in the document",
  args: { rows: stopsOf(2000) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("table")).toHaveAttribute("aria-rowcount", "2001");
    await expect(names(canvasElement).length).toBeLessThan(40);
    handle(canvasElement, "Parada 1").focus();
    await userEvent.keyboard("{End}");
    await expect(handle(canvasElement, "Parada 1")).toHaveFocus();
  },
};

const shown = (
  <OrderedTable
    label="Parades"
    rows={[{ id: "1", name: "Sant Cugat ".repeat(9), address: "Col·legi".repeat(12) }]}
    rowId={(row: Stop) => row.id}
    rowName={(row) => row.name}
    columns={[
      { id: "name", header: "Parada", cell: (row) => row.name },
      { id: "address", header: "Adreça", cell: (row) => row.address },
    ]}
  />
);

export const Conforms = conforms(HTMLDivElement, (props) => (
  <OrderedTable
    {...props}
    label="Parades"
    rows={stopsOf(2)}
    rowId={(row) => row.id}
    rowName={(row) => row.name}
    columns={[{ id: "name", header: "Parada", cell: (row) => row.name }]}
  />
));

export const Narrow = fitsNarrow(() => shown);
