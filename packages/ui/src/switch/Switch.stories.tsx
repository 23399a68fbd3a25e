import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { conforms, fitsNarrow } from "../conformance/index.ts";
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
