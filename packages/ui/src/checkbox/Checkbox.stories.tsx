import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { conforms, fitsNarrow, conformsToForm } from "../conformance/index.ts";
import { Checkbox } from "./Checkbox.tsx";

const meta = {
  title: "Form/Checkbox",
  component: Checkbox,
  args: { label: "Accepto les condicions", onCheckedChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  tags: ["snapshot"],
  render: () => (
    <div className="grid max-w-sm gap-2">
      <Checkbox label="Sense marcar" />
      <Checkbox label="Marcada" defaultChecked />
      <Checkbox label="Algunes" checked="indeterminate" hint="Tres de cinc punts del mapa." />
      <Checkbox label="Amb error" error="Cal acceptar-les per continuar." />
      <Checkbox label="Desactivada" disabled defaultChecked />
      <Checkbox label="Una etiqueta llarguíssima que ocupa més d'una línia quan l'espai disponible és estret" />
    </div>
  ),
};

export const ChecksByLabelAndKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole("checkbox", { name: "Accepto les condicions" });
    await userEvent.click(within(canvasElement).getByText("Accepto les condicions"));
    await expect(box).toBeChecked();
    box.focus();
    await userEvent.keyboard(" ");
    await expect(box).not.toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
  },
};

const Half = () => {
  const [checked, setChecked] = useState<boolean | "indeterminate">("indeterminate");
  return (
    <Checkbox label="Tots els punts" hideLabel checked={checked} onCheckedChange={setChecked} />
  );
};

export const IndeterminateBecomesChecked: Story = {
  render: () => <Half />,
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole("checkbox", { name: "Tots els punts" });
    await expect(box).toBePartiallyChecked();
    await userEvent.click(box);
    await expect(box).toBeChecked();
  },
};

export const Conforms = conforms(HTMLButtonElement, (props) => (
  <Checkbox {...props} label="Accept" />
));

export const Narrow = fitsNarrow(() => (
  <Checkbox
    label="Accepto incondicionadament les condicions"
    hint="Desproporcionadament llargues."
    error="Cal acceptar-les per continuar."
  />
));

export const ConformsToForm = conformsToForm(
  (props) => <Checkbox {...props} label="Accept" defaultChecked={!props.required} />,
  {
    sends: ["on"],
    change: (form) => userEvent.click(within(form).getByRole("checkbox")),
    changed: [],
    empty: (props) => <Checkbox {...props} label="Accept" />,
  },
);
