import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/index.ts";
import { drawn } from "../conformance/index.ts";
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
  name: "What gets the focus by Tab lies neither below the header nor below a pinned column",
  play: async ({ canvas }) => {
    const region = await canvas.findByRole("region", { name: "Rutes" });
    await waitFor(() => expect(region.style.scrollPaddingInlineStart).not.toBe("0px"));
    // Keys, and not a press, which must not move what is pressed.
    await userEvent.tab();
    const buttons = within(region)
      .getAllByRole("button")
      .filter((each) => each.closest("td"));
    for (const button of [...buttons.slice(0, 26), ...buttons.slice(0, 26).toReversed()]) {
      button.focus();
      await drawn();
      const { left, right, top } = button.getBoundingClientRect();
      if (button.closest("[data-pinned]")) continue;
      const [, name] = within(region).getAllByRole("columnheader");
      const [end] = within(region).getAllByRole("columnheader", { name: "Accions" });
      const head = (name as HTMLElement).getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(head.right);
      await expect(top).toBeGreaterThanOrEqual(head.bottom);
      await expect(right).toBeLessThanOrEqual((end as HTMLElement).getBoundingClientRect().left);
    }
  },
};
