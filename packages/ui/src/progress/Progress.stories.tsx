import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { conforms, fitsNarrow } from "../conformance/index.ts";
import { Progress } from "./Progress.tsx";

const meta = {
  title: "Content/Progress",
  component: Progress,
  args: {
    label: "Espai utilitzat",
    value: 12,
    max: 50,
    valueText: "12 MB de 50 MB",
    showValue: true,
    className: "max-w-sm",
  },
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = {
  tags: ["snapshot"],
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole("progressbar", { name: "Espai utilitzat" });
    await expect(bar).toHaveAttribute("aria-valuenow", "12");
    await expect(bar).toHaveAttribute("aria-valuetext", "12 MB de 50 MB");
  },
};
export const NearlyFull: Story = {
  args: { value: 46, tone: "warning", valueText: "46 MB de 50 MB" },
};
export const Full: Story = {
  tags: ["snapshot"],
  args: { value: 61, tone: "error", valueText: "61 MB de 50 MB" },
};
export const Unknown: Story = {
  args: { value: null, valueText: undefined, showValue: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("progressbar")).not.toHaveAttribute(
      "aria-valuenow",
    );
  },
};
export const Conforms = conforms(HTMLDivElement, (props) => (
  <Progress {...props} label="Upload" value={5} />
));

export const Narrow = fitsNarrow(() => (
  <Progress
    label="Emmagatzematge dels fitxers multimèdia"
    value={12}
    max={50}
    valueText="12 MB de 50 MB"
    showValue
  />
));
