import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import {
  conforms,
  drawnWith,
  fitsNarrow,
  inForcedColors,
  conformsToForm,
} from "../conformance/index.ts";
import { Switch } from "./Switch.tsx";

const meta = {
  title: "Form/Switch",
  component: Switch,
  args: { label: "Publicada", onCheckedChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  tags: ["snapshot"],
  render: () => (
    <div className="grid max-w-sm gap-3">
      <Switch label="Apagat" />
      <Switch label="Encès" defaultChecked />
      <Switch label="Desactivat" disabled defaultChecked />
      <Switch
        label="Recollida de premis a l'establiment"
        hint="Els visitants hauran de mostrar el codi."
        labelSide="start"
        defaultChecked
      />
    </div>
  ),
};

export const TogglesByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const control = within(canvasElement).getByRole("switch", { name: "Publicada" });
    control.focus();
    await userEvent.keyboard(" ");
    await expect(control).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true);
  },
};

function Published() {
  const [pending, setPending] = useState(false);
  return (
    <Switch label="Publicada" checked pending={pending} onCheckedChange={() => setPending(true)} />
  );
}

export const PendingKeepsFocus: Story = {
  name: "While its change is under way it ignores presses and keeps the focus",
  render: () => <Published />,
  play: async ({ canvas }) => {
    const control = canvas.getByRole("switch", { name: "Publicada" });
    await userEvent.click(control);
    await expect(control).toHaveAttribute("aria-disabled", "true");
    await expect(control).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(control).toBeChecked();
  },
};

export const Conforms = conforms(HTMLButtonElement, (props) => (
  <Switch {...props} label="Published" />
));

export const Narrow = fitsNarrow(() => (
  <Switch
    label="Recollida de premis a l'establiment col·laborador"
    hint="Els visitants hauran de mostrar el codi."
    labelSide="start"
  />
));

export const ForcedColors: Story = {
  name: "Where colours are forced, the knob is still drawn",
  play: async ({ canvas }) => {
    await inForcedColors(async () => {
      const knob = canvas.getByRole("switch").firstElementChild;
      await expect(knob && drawnWith(knob)).toMatch(/^8px/);
    });
  },
};

export const ConformsToForm = conformsToForm(
  (props) => <Switch {...props} label="Published" defaultChecked />,
  {
    sends: ["on"],
    change: (form) => userEvent.click(within(form).getByRole("switch")),
    changed: [],
    empty: (props) => <Switch {...props} label="Published" />,
  },
);
