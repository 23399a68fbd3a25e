import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { conforms, fitsNarrow } from "../conformance/index.ts";
import { UsageMeter } from "./UsageMeter.tsx";

const oneDecimal = new Intl.NumberFormat("ca", { maximumFractionDigits: 1 });
const millions = (amount: number) => `${oneDecimal.format(amount / 1e6)}M`;

const meta = {
  title: "Back office/UsageMeter",
  component: UsageMeter,
  args: { label: "Paraules del coneixement", used: 1_234_000, total: 5_000_000, format: millions },
  decorators: [
    (Story) => (
      <div className="max-w-80">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof UsageMeter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  tags: ["snapshot"],
  name: "Says how much of how much",
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("progressbar", { name: "Paraules del coneixement" });
    await expect(bar).toHaveAttribute("aria-valuetext", "1,2M of 5M");
    await expect(bar).toHaveAttribute("aria-valuenow", "1234000");
  },
};

export const NoLimit: Story = {
  name: "A total of 0 is no limit, in words and without a bar",
  args: { total: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("1,2M, no limit")).toBeVisible();
    await expect(canvas.queryByRole("progressbar")).toBeNull();
  },
};

export const Nothing: Story = {
  name: "Nothing to use is full from the start",
  args: { used: 0, total: null, format: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Used up")).toBeVisible();
    await expect(canvas.getByRole("progressbar")).toHaveAttribute("aria-valuetext", "0 of 0");
  },
};

export const Near: Story = {
  name: "From nine tenths on it warns in words",
  args: { used: 4_500_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Almost used up")).toBeVisible();
  },
};

export const Full: Story = {
  tags: ["snapshot"],
  name: "Used up, and beyond",
  args: { used: 7_000_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Used up")).toBeVisible();
    await expect(canvas.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "5000000");
    await expect(canvas.getByRole("progressbar")).toHaveAttribute("aria-valuetext", "7M of 5M");
  },
};

export const FullDark: Story = { ...Full, globals: { theme: "dark" } };

export const Figures: Story = {
  name: "The amounts read as the locale writes numbers unless the caller says otherwise",
  args: { used: 1234, total: 50_000, locale: "ca", format: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("1.234 of 50.000")).toBeVisible();
  },
};

export const OwnFormat: Story = {
  name: "The amounts read as the caller says",
  args: {
    label: "Emmagatzematge dels fitxers multimèdia de totes les experiències",
    used: 12.5,
    total: 50,
    format: (amount) => `${amount} MB`,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("12.5 MB of 50 MB")).toBeVisible();
  },
};

export const Conforms = conforms(HTMLDivElement, (props) => (
  <UsageMeter {...props} label="Files" used={1} total={2} />
));

export const Narrow = fitsNarrow(() => (
  <UsageMeter label="Emmagatzematge dels fitxers multimèdia" used={4_600_000} total={5_000_000} />
));
