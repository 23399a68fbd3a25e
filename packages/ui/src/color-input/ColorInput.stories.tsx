import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, userEvent, within } from "storybook/test";
import { conforms, conformsToField, fitsNarrow, conformsToForm } from "../conformance/index.ts";
import { Field } from "../field/index.ts";
import { ColorInput, type ColorInputProps } from "./index.ts";

const changed = fn();
/** A colour as a value, not one that this page is drawn in. */
const hex = (digits: string) => `#${digits}`;
const lime = hex("c4ec04");

const Held = (args: Partial<ColorInputProps>) => {
  const [value, setValue] = useState(args.value ?? "");
  return (
    <ColorInput
      aria-label="Color principal"
      pickerLabel="Tria el color principal"
      {...args}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        changed(next);
      }}
      className="max-w-40"
    />
  );
};
const meta = {
  title: "Form/ColorInput",
  component: ColorInput,
  args: {
    value: lime,
    onValueChange: () => {},
    pickerLabel: "Tria el color principal",
  },
  render: (args) => <Held {...args} />,
  beforeEach: () => {
    changed.mockClear();
  },
} satisfies Meta<typeof ColorInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  tags: ["snapshot"],
  render: () => (
    <div className="grid max-w-sm gap-3">
      <Field label="Color principal">
        <ColorInput value={lime} onValueChange={() => {}} pickerLabel="Tria'l" />
      </Field>
      <Field label="Color secundari" error="Sis xifres o lletres de la A a la F">
        <ColorInput value={hex("c4e")} onValueChange={() => {}} pickerLabel="Tria'l" />
      </Field>
      <Field label="Color del text" disabled>
        <ColorInput value={hex("000000")} onValueChange={() => {}} pickerLabel="Tria'l" />
      </Field>
    </div>
  ),
};

export const TypedOrPicked: Story = {
  name: "A colour is typed or picked; both show the same",
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const text = canvas.getByRole("textbox", { name: "Color principal" });
    const picker = canvas.getByLabelText("Tria el color principal");
    await expect(picker).toHaveValue(lime);
    await fireEvent.change(picker, { target: { value: hex("123456") } });
    await expect(text).toHaveValue(hex("123456"));
    await userEvent.clear(text);
    await userEvent.type(text, hex("abcdef"));
    await expect(picker).toHaveValue(hex("abcdef"));
  },
};

export const CompletedWhenLeft: Story = {
  name: "Left, three digits become six and a missing # is added; what is no colour stays as typed",
  play: async ({ canvasElement }) => {
    const text = within(canvasElement).getByRole("textbox");
    await userEvent.clear(text);
    await userEvent.type(text, "1A9");
    await userEvent.tab();
    await expect(text).toHaveValue(hex("11aa99"));
    await userEvent.clear(text);
    await userEvent.type(text, "lime");
    await userEvent.tab();
    await expect(text).toHaveValue("lime");
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText("Tria el color principal")).toBeDisabled();
  },
};

export const Conforms = conforms(HTMLInputElement, (props) => (
  <ColorInput
    {...props}
    aria-label="Main colour"
    pickerLabel="Choose it"
    value={lime}
    onValueChange={() => {}}
  />
));
export const ConformsToField = conformsToField(
  () => <ColorInput value={lime} onValueChange={() => {}} pickerLabel="Choose it" />,
  { role: "textbox" },
);

export const Narrow = fitsNarrow(() => (
  <ColorInput
    aria-label="Color principal"
    pickerLabel="Tria el color principal"
    value={lime}
    onValueChange={() => {}}
  />
));

export const ConformsToForm = conformsToForm(
  (props) => (
    <ColorInput {...props} aria-label="Colour" pickerLabel="Choose it" defaultValue={lime} />
  ),
  {
    sends: [lime],
    change: (form) =>
      fireEvent.change(within(form).getByLabelText("Choose it"), {
        target: { value: hex("123456") },
      }),
    changed: [hex("123456")],
    empty: (props) => <ColorInput {...props} aria-label="Colour" pickerLabel="Choose it" />,
  },
);
