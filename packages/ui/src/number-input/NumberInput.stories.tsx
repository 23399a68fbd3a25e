import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, userEvent, within } from "storybook/test";
import {
  conforms,
  conformsToField,
  conformsToForm,
  conformsToUndo,
  fitsNarrow,
} from "../conformance/index.ts";
import { Field } from "../field/index.ts";
import { NumberInput, type NumberInputProps } from "./NumberInput.tsx";

const Held = ({ value: first, ...args }: Partial<NumberInputProps>) => {
  const [value, setValue] = useState(String(first ?? ""));
  return (
    <NumberInput
      aria-label="Radi"
      {...(args as object)}
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

export const GivesNumbers: Story = {
  args: { value: 10, onValueChange: fn() },
  render: (args) => <NumberInput aria-label="Radi" {...args} />,
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole("spinbutton");
    // The caller keeps 10: what is written is shown only while it reads as the value.
    await userEvent.type(input, ",");
    await expect(input).toHaveValue("10.");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(10);
    await userEvent.clear(input);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await expect(input).toHaveValue("10");
  },
};

export const KeepsItsOwnNumber: Story = {
  render: () => <NumberInput aria-label="Radi" defaultValue={3} />,
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole("spinbutton");
    await userEvent.type(input, "{ArrowUp}");
    await expect(input).toHaveValue("4");
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

export const OutsideOfItsRange: Story = {
  name: "A number outside of its range is said in words once the field is left, and no longer once it fits",
  args: { value: "", min: 1000, max: 12_000.5 },
  play: async ({ canvas }) => {
    const input = canvas.getByRole("spinbutton", { name: "Radi" });
    await userEvent.type(input, "20000");
    await expect(input).not.toBeInvalid();
    await userEvent.tab();
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription("It must be at most 12,000.5.");
    await expect(canvas.getByRole("alert")).toBeVisible();
    await userEvent.clear(input);
    await userEvent.type(input, "2");
    await expect(input).toHaveAccessibleDescription("It must be at least 1,000.");
    await userEvent.type(input, "000");
    await expect(input).not.toBeInvalid();
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
};

export const RangeInAFieldWithAnError: Story = {
  name: "In a field that says what is wrong, it says no more",
  render: () => (
    <Field label="Radi" error="Massa lluny.">
      <NumberInput value="20" max={12} onValueChange={() => {}} />
    </Field>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole("spinbutton");
    input.focus();
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription("Massa lluny.");
    await expect(canvas.queryByRole("alert")).toBeNull();
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

export const ConformsToForm = conformsToForm(
  (props) => <NumberInput {...props} aria-label="Radius" defaultValue={3} />,
  {
    sends: ["3"],
    change: (form) => userEvent.type(within(form).getByRole("spinbutton"), "{ArrowUp}"),
    changed: ["4"],
    empty: (props) => <NumberInput {...props} aria-label="Radius" />,
  },
);

export const ConformsToUndo = conformsToUndo(
  (props) => <Held {...props} value="" />,
  undefined,
  (text) => text.replaceAll(",", "."),
);

export const StepsAreTakenBack: Story = {
  name: "The browser's undo takes back a step of the arrow keys, and what was typed before it",
  args: { value: "" },
  play: async ({ canvas }) => {
    if (!("__vitest_browser__" in globalThis)) return;
    const { userEvent: keys } = await import("vitest/browser");
    const input = canvas.getByRole("spinbutton");
    input.focus();
    await keys.keyboard("4{ArrowUp}");
    await expect(input).toHaveValue("4.5");
    await keys.keyboard("{Control>}z{/Control}");
    await expect(input).toHaveValue("4");
    await keys.keyboard("{Control>}z{/Control}");
    await expect(input).toHaveValue("");
  },
};
