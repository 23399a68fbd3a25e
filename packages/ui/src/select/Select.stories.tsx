import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { conforms, conformsToField, fitsNarrow, conformsToForm } from "../conformance/index.ts";
import { Select } from "./Select.tsx";

const options = [
  { value: "es", label: "Castellà" },
  { value: "ca", label: "Català" },
  { value: "en", label: "Anglès", disabled: true },
];
const meta = {
  title: "Form/Select",
  component: Select,
  args: { "aria-label": "Idioma", options, onValueChange: fn() },
  render: (args) => (
    <div className="max-w-60">
      <Select {...args} />
    </div>
  ),
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chooses: Story = {
  tags: ["snapshot"],
  args: { defaultValue: "es" },
  play: async ({ canvasElement, args }) => {
    await userEvent.selectOptions(within(canvasElement).getByLabelText("Idioma"), "Català");
    await expect(args.onValueChange).toHaveBeenCalledWith("ca");
  },
};
export const Placeholder: Story = { args: { value: "", placeholder: "Trieu un idioma…" } };
export const PlaceholderUntilChosen: Story = {
  name: "The placeholder is shown until something is chosen, also uncontrolled",
  args: { placeholder: "Trieu un idioma…" },
  play: async ({ canvas }) => {
    const select = canvas.getByRole("combobox", { name: "Idioma" });
    await expect(select).toHaveDisplayValue("Trieu un idioma…");
    const faint = getComputedStyle(select).color;
    await userEvent.selectOptions(select, "Castellà");
    await expect(select).toHaveValue("es");
    await waitFor(() => expect(getComputedStyle(select).color).not.toBe(faint));
  },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: "ca" } };
export const Invalid: Story = { args: { "aria-invalid": true, defaultValue: "ca" } };
export const Conforms = conforms(HTMLSelectElement, (props) => (
  <Select {...props} aria-label="Language" options={options} />
));
export const ConformsToField = conformsToField(() => <Select options={options} />, {
  role: "combobox",
});

export const Narrow = fitsNarrow(() => (
  <Select
    aria-label="Estat"
    options={[{ value: "off", label: "Desactivada temporalment per manteniment" }]}
  />
));

export const ConformsToForm = conformsToForm(
  (props) => <Select {...props} aria-label="Language" options={options} defaultValue="es" />,
  {
    sends: ["es"],
    change: (form) => userEvent.selectOptions(within(form).getByRole("combobox"), "ca"),
    changed: ["ca"],
    empty: (props) => <Select {...props} aria-label="Language" options={options} placeholder="—" />,
  },
);
