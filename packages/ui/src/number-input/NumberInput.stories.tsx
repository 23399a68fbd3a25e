import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, userEvent, within } from "storybook/test";
import { conforms, conformsToField, fitsNarrow } from "../conformance/index.ts";
import { NumberInput, type NumberInputProps } from "./NumberInput.tsx";

const Held = (args: Partial<NumberInputProps>) => {
  const [value, setValue] = useState(args.value ?? "");
  return (
    <NumberInput
      aria-label="Radi"
      {...args}
      value={value}
      onValueChange={setValue}
      className="max-w-40"
    />
  );
};
const meta = {
  title: "Form/NumberInput",
  component: NumberInput,
  args: { value: "10", onValueChange: () => {}, min: 0, max: 12, step: 0.5, unit: "m" },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof NumberInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const StepsByArrowKeysWithinItsRange: Story = {
  tags: ["snapshot"],
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole("spinbutton", { name: "Radi" });
    input.focus();
    await userEvent.keyboard("{ArrowUp}");
    await expect(input).toHaveValue("10.5");
    await userEvent.keyboard("{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}");
    await expect(input).toHaveValue("12");
  },
};

export const StaysTextWhileTyping: Story = {
  args: { value: "" },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole("spinbutton");
    await userEvent.type(input, "-");
    await expect(input).toHaveValue("-");
    await userEvent.type(input, "1,");
    await expect(input).toHaveValue("-1.");
  },
};

export const WheelDoesNotChangeIt: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole("spinbutton");
    input.focus();
    await fireEvent.wheel(input, { deltaY: 100 });
    await expect(input).toHaveValue("10");
  },
};

export const Conforms = conforms(HTMLInputElement, (props) => (
  <NumberInput {...props} aria-label="Radius" value="1" onValueChange={() => {}} />
));
export const ConformsToField = conformsToField(
  () => <NumberInput value="1" onValueChange={() => {}} />,
  { role: "spinbutton" },
);

export const Narrow = fitsNarrow(() => (
  <NumberInput aria-label="Radi" value="1234567.5" onValueChange={() => {}} unit="m" />
));
