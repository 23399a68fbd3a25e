import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/index.ts";
import { DataTable, type DataTableColumn } from "./index.ts";

interface Route {
  id: string;
  name: string;
}

const rows: readonly Route[] = Array.from({ length: 30 }, (_, index) => ({
  id: `${index}`,
  name: `Ruta ${index + 1}`,
}));

const columns: readonly DataTableColumn<Route>[] = [
  { id: "place", header: "Núm.", value: ({ id }) => Number(id), width: "4rem", pinned: "start" },
  { id: "name", header: "Nom", value: ({ name }) => name, width: "9rem", pinned: "start" },
  ...Array.from({ length: 12 }, (_, index) => ({
    id: `c${index}`,
    header: `Columna ${index + 1}`,
    width: "10rem",
    cell: ({ name }: Route) => (
      <Button size="sm">
        {name}, {index + 1}
      </Button>
    ),
  })),
  {
    id: "last",
    header: "Accions",
    width: "7rem",
    pinned: "end",
    cell: () => <Button>Obre</Button>,
  },
];

const meta = {
  title: "Lists/DataTable/Sideways",
  component: DataTable<Route>,
  args: { label: "Rutes", rows, columns, rowId: ({ id }) => id },
  tags: ["no-visual"],
  // Wide enough for a table, and narrower than this one.
  decorators: [(Story) => <div style={{ width: 760 }}>{Story()}</div>],
} satisfies Meta<typeof DataTable<Route>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sideways: Story = {
  name: "A table that is wider than its place scrolls in a named region that takes the focus; pinned columns stay",
  play: async ({ canvas }) => {
    const region = await canvas.findByRole("region", { name: "Rutes" });
    await expect(region).toHaveAttribute("tabindex", "0");
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
    region.scrollLeft = 400;
    const frame = region.getBoundingClientRect();
    const first = canvas.getByRole("cell", { name: "Ruta 1" }).getBoundingClientRect();
    await expect(first.left - frame.left).toBeCloseTo(65, -1);
    const [last] = within(region).getAllByRole("columnheader", { name: "Accions" });
    await expect(last?.getBoundingClientRect().right).toBeLessThanOrEqual(frame.right);
  },
};

export const KeysReachWhatIsSeen: Story = {
  name: "What Tab and Shift Tab reach is seen: neither below the header nor below a pinned column",
  play: async ({ canvas }) => {
    const region = await canvas.findByRole("region", { name: "Rutes" });
    await waitFor(() =>
      expect(parseFloat(region.style.scrollPaddingInlineStart)).toBeGreaterThan(0),
    );
    // Another font changes the widths of all columns.
    await document.fonts.ready;
    /** Where another element is seen than the one with the focus: at the middle of each edge. */
    const covered = (focused: HTMLElement) => {
      const { left, right, top, bottom } = focused.getBoundingClientRect();
      const [middle, height] = [(left + right) / 2, (top + bottom) / 2];
      const edges = [
        [left + 1, height],
        [right - 1, height],
        [middle, top + 1],
        [middle, bottom - 1],
      ] as const;
      return edges.filter(([x, y]) => !focused.contains(document.elementFromPoint(x, y)));
    };
    const isSeen = async () => {
      const focused = document.activeElement as HTMLElement;
      await waitFor(() => expect(covered(focused), focused.textContent).toEqual([]));
      return focused;
    };
    region.focus();
    const reached: HTMLElement[] = [];
    // Two rows, each with a button in all columns that scroll and in the last one.
    while (reached.length < 26) {
      await userEvent.tab();
      if (document.activeElement?.closest("td")) reached.push(await isSeen());
    }
    await expect(new Set(reached).size).toBe(26);
    await expect(region.scrollLeft).toBeGreaterThan(0);
    for (const button of reached.slice(0, -1).toReversed()) {
      await userEvent.tab({ shift: true });
      await expect(await isSeen()).toBe(button);
    }
  },
};
