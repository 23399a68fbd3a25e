import type { Meta, StoryObj } from "@storybook/react-vite";
import { useMemo } from "react";
import { expect, userEvent, waitFor } from "storybook/test";
import { DataTable, type DataTableColumn, useSelection, VirtualRows } from "./index.ts";

interface Place {
  id: string;
  town: string;
  visits: number;
}

const rows: readonly Place[] = Array.from({ length: 400 }, (_, index) => ({
  id: `${index}`,
  town: ["Vic", "Alcoi", "Berga"][index % 3] ?? "",
  visits: (index * 7) % 400,
}));

const columns: readonly DataTableColumn<Place>[] = [
  { id: "town", header: "Town", value: ({ town }) => town },
  { id: "visits", header: "Visits", value: ({ visits }) => visits, align: "end" },
];

const meta = {
  title: "Lists/DataTable/Several columns",
  component: DataTable<Place>,
  args: { label: "Places", rows: rows.slice(0, 9), columns, rowId: ({ id }) => id },
  tags: ["no-visual"],
} satisfies Meta<typeof DataTable<Place>>;
export default meta;
type Story = StoryObj<typeof meta>;

const cells = (canvas: { getAllByRole: (role: string) => HTMLElement[] }) =>
  canvas
    .getAllByRole("row")
    .slice(1)
    .map((row) => [...row.querySelectorAll("td")].map((cell) => cell.textContent).join(" "));

export const SeveralColumns: Story = {
  name: "UIK-02 sorted by several columns with keys and by touch, each of which says its place",
  args: { multiSort: true },
  play: async ({ canvas }) => {
    canvas.getByRole("button", { name: "Town: sort ascending" }).focus();
    await userEvent.keyboard("{Enter}");
    const visits = canvas.getByRole("button", { name: "Visits: sort ascending" });
    await userEvent.pointer({ target: visits, keys: "[TouchA]" });
    await expect(visits).toHaveAccessibleName("Visits: sort descending (2)");
    const found = rows
      .slice(0, 9)
      .toSorted((a, b) => a.town.localeCompare(b.town) || a.visits - b.visits);
    await expect(cells(canvas)).toEqual(found.map(({ town, visits: many }) => `${town} ${many}`));
    await userEvent.click(visits);
    await expect(cells(canvas)[0]).toBe(
      `Alcoi ${Math.max(...found.slice(0, 3).map((each) => each.visits))}`,
    );
  },
};

function Selectable() {
  const selection = useSelection<Place>({
    rowId: ({ id }) => id,
    rowName: ({ id }) => id,
  });
  return (
    <DataTable
      label="Places"
      rows={rows.slice(0, 9)}
      columns={useMemo(() => [selection.column, ...columns], [selection.column])}
      rowId={({ id }) => id}
      onShownChange={selection.onShownChange}
    />
  );
}

export const RangeOfRows: Story = {
  name: "UIK-02 with Shift, a press or Space chooses the rows between, or takes them back, in both directions",
  render: () => <Selectable />,
  play: async ({ canvas }) => {
    const boxes = () => canvas.getAllByRole<HTMLInputElement>("checkbox", { name: /^Select \d/ });
    const chosen = () => boxes().flatMap((box, place) => (box.checked ? place : []));
    const user = userEvent.setup();
    await user.click(boxes()[1] as HTMLElement);
    await user.keyboard("{Shift>}");
    await user.click(boxes()[4] as HTMLElement);
    await user.keyboard("{/Shift}");
    await expect(chosen()).toEqual([1, 2, 3, 4]);
    await expect(boxes()[4]).toHaveFocus();
    boxes()[7]?.focus();
    await user.keyboard("{Shift>}[Space]{/Shift}");
    await expect(chosen()).toEqual([1, 2, 3, 4, 5, 6, 7]);
    await user.click(boxes()[6] as HTMLElement);
    await user.keyboard("{Shift>}");
    await user.click(boxes()[3] as HTMLElement);
    await user.keyboard("{/Shift}");
    await expect(chosen()).toEqual([1, 2, 7]);
    // Without Shift a press is of its row alone.
    await user.click(boxes()[0] as HTMLElement);
    await expect(chosen()).toEqual([0, 1, 2, 7]);
  },
};

/** What an element is given on paper by the sheets of the page. */
function printed(element: Element, property: string): string[] {
  const given: string[] = [];
  const read = (rules: CSSRuleList, isOnPaper: boolean) => {
    for (const rule of rules) {
      const on = isOnPaper || (rule instanceof CSSMediaRule && rule.media.mediaText === "print");
      const { selectorText, style, cssRules } = rule as Partial<CSSStyleRule>;
      if (selectorText && !selectorText.includes("&") && !element.matches(selectorText)) continue;
      const value = style?.getPropertyValue(property);
      if (on && value) given.push(value);
      if (cssRules) read(cssRules, on);
    }
  };
  for (const sheet of document.styleSheets) read(sheet.cssRules, false);
  return given;
}

export const Printed: Story = {
  name: "UIK-02 printed, virtual rows are all on paper, and nothing cuts them off",
  args: { rows, body: VirtualRows },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("row").length).toBeLessThan(100);
    window.dispatchEvent(new Event("beforeprint"));
    await expect(cells(canvas)).toEqual(rows.map(({ town, visits }) => `${town} ${visits}`));
    const around = canvas.getByRole("table").parentElement as HTMLElement;
    await expect(getComputedStyle(around).maxHeight).not.toBe("none");
    await expect(printed(around, "max-height")).toEqual(["none"]);
    await expect(printed(around, "overflow")).toEqual(["visible"]);
    window.dispatchEvent(new Event("afterprint"));
    await waitFor(() => expect(canvas.getAllByRole("row").length).toBeLessThan(100));
  },
};
