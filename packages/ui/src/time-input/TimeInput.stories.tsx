import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, within } from "storybook/test";
import { conforms } from "../conformance/index.ts";
import { TimeInput } from "./TimeInput.tsx";

const meta = {
  title: "Form/TimeInput",
  component: TimeInput,
  args: { "aria-label": "Hora", defaultValue: "09:30", onValueChange: fn(), className: "max-w-44" },
} satisfies Meta<typeof TimeInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chooses: Story = {
  play: async ({ canvasElement, args }) => {
    await fireEvent.change(within(canvasElement).getByLabelText("Hora"), {
      target: { value: "18:45" },
    });
    await expect(args.onValueChange).toHaveBeenCalledWith("18:45");
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const Conforms = conforms(HTMLInputElement, (props) => (
  <TimeInput {...props} aria-label="Hora" />
));
