import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { conforms } from "../conformance/index.ts";
import { PathIcon } from "./PathIcon.tsx";

const check = "M20 6 9 17l-5-5";

const meta = {
  title: "Content/PathIcon",
  component: PathIcon,
  args: { d: check },
} satisfies Meta<typeof PathIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BesideWords: Story = {
  tags: ["snapshot"],
  render: (args) => (
    <p className="flex items-center gap-2 text-success">
      <PathIcon {...args} className="size-5" /> Desat
    </p>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("img")).toBeNull();
    await expect(canvasElement.querySelector("path")).toHaveAttribute("d", check);
  },
};

export const Conforms = conforms(SVGSVGElement, (props) => <PathIcon d={check} {...props} />);
