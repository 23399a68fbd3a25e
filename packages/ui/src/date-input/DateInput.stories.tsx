import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, within } from "storybook/test";
import { conforms } from "../conformance/index.ts";
import { DateInput } from "./DateInput.tsx";

const meta = {
  title: "Form/DateInput",
  component: DateInput,
  args: {
    "aria-label": "Dia",
    defaultValue: "2026-11-21",
    onValueChange: fn(),
    className: "max-w-44",
  },
} satisfies Meta<typeof DateInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chooses: Story = {
  play: async ({ canvasElement, args }) => {
    await fireEvent.change(within(canvasElement).getByLabelText("Dia"), {
      target: { value: "2026-12-24" },
    });
    await expect(args.onValueChange).toHaveBeenCalledWith("2026-12-24");
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const Conforms = conforms(HTMLInputElement, (props) => (
  <DateInput {...props} aria-label="Dia" />
));
