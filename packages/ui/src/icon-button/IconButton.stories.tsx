import type { Meta, StoryObj } from "@storybook/react-vite";
import { Pencil, Trash2, X } from "lucide-react";
import { expect, fn, userEvent, within } from "storybook/test";
import { conforms } from "../conformance/index.ts";
import { IconButton } from "./IconButton.tsx";

const meta = {
  title: "Form/IconButton",
  component: IconButton,
  args: { label: "Tanca", children: <X aria-hidden />, onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {
  tags: ["snapshot"],
  render: (args) => (
    <div className="flex items-center gap-2">
      <IconButton {...args} />
      <IconButton label="Edita" variant="secondary">
        <Pencil aria-hidden />
      </IconButton>
      <IconButton label="Elimina" variant="danger">
        <Trash2 aria-hidden />
      </IconButton>
      <IconButton label="Desant" loading>
        <Pencil aria-hidden />
      </IconButton>
      <IconButton label="Petit" size="sm" variant="secondary">
        <Pencil aria-hidden />
      </IconButton>
    </div>
  ),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Tanca" }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Conforms = conforms(HTMLButtonElement, (props) => (
  <IconButton {...props} label="Close">
    <X aria-hidden />
  </IconButton>
));
