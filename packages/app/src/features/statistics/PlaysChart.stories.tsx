import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { PlaysChart } from "./PlaysChart.tsx";

const VALUES = [12, 9, null, 0, 4, 15, 21, 18, null, 7, 11, 13, 16, 22, 25, 19, 0, 8, 14, 17];

const meta = {
  title: "Statistics/PlaysChart",
  component: PlaysChart,
  args: {
    label: "Partides per dia. Els números són a la taula de sota.",
    names: VALUES.map((_, day) => `${day + 1} de nov.`),
    values: VALUES,
  },
} satisfies Meta<typeof PlaysChart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The names that are drawn, from left to right. */
const drawnNames = (chart: HTMLElement) =>
  [...chart.querySelectorAll(".ct-label.ct-horizontal")].map((name) => {
    const range = document.createRange();
    range.selectNodeContents(name);
    return range.getBoundingClientRect();
  });

async function namesHaveRoom(canvasElement: HTMLElement) {
  const chart = within(canvasElement).getByRole("img", { name: meta.args.label });
  await waitFor(() => expect(drawnNames(chart).length).toBeGreaterThan(1));
  const names = drawnNames(chart);
  for (const [index, { right }] of names.entries()) {
    await expect(right).toBeLessThanOrEqual(
      names[index + 1]?.left ?? chart.getBoundingClientRect().right + 1,
    );
  }
}

/** A day without plays has no bar; of a day that is not shown a dashed stub stands there. */
export const ByDay: Story = {
  tags: ["snapshot"],
  play: async ({ canvasElement }) => {
    await namesHaveRoom(canvasElement);
    const isShown = (value: number | null) => value !== null && value > 0;
    const drawn = (series: string) =>
      canvasElement.querySelectorAll(`.ct-series-${series} .ct-bar`).length;
    await expect(drawn("a")).toBeGreaterThanOrEqual(VALUES.filter(isShown).length);
    await expect(drawn("b")).toBe(VALUES.filter((value) => value === null).length);
  },
};

/** As wide as on a phone: fewer names, none of which covers another. */
export const Narrow: Story = {
  decorators: [(Part) => <div className="w-75">{Part()}</div>],
  play: ({ canvasElement }) => namesHaveRoom(canvasElement),
};
