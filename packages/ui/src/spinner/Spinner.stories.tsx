import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { conforms } from "../conformance/index.ts";
import { Spinner } from "./Spinner.tsx";

const meta = { title: "Content/Spinner", component: Spinner } satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Labelled: Story = {
  tags: ["snapshot"],
  args: { label: "S'està carregant", size: "lg" },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole("img", { name: "S'està carregant" }),
    ).toBeVisible();
  },
};

export const Decorative: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("img")).toBeNull();
  },
};

export const Conforms = conforms(SVGSVGElement, (props) => <Spinner {...props} />);
