import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { conforms } from "../conformance/index.ts";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

const meta = { title: "Layout/VisuallyHidden", component: VisuallyHidden } satisfies Meta<
  typeof VisuallyHidden
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NamesAButton: Story = {
  tags: ["snapshot"],
  render: () => (
    <button type="button" className="p-2">
      ★ <VisuallyHidden>Favorita</VisuallyHidden>
    </button>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("button", { name: /Favorita/ })).toBeVisible();
    await expect(within(canvasElement).getByText("Favorita").getBoundingClientRect().width).toBe(1);
  },
};
export const Conforms = conforms(HTMLSpanElement, ({ className, ...props }) => (
  <VisuallyHidden {...props} className={`${className} mt-[7px]`}>
    Hidden
  </VisuallyHidden>
));
