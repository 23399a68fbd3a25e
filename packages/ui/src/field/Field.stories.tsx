import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, within } from "storybook/test";
import { Checkbox, CheckboxGroup } from "../checkbox/index.ts";
import { ColorInput } from "../color-input/index.ts";
import { conforms } from "../conformance/index.ts";
import { DateField } from "../date-field/index.ts";
import { UiLabelsProvider } from "../labels/index.ts";
import { NumberInput } from "../number-input/index.ts";
import { PasswordInput } from "../password-input/index.ts";
import { RadioGroup } from "../radio-group/index.ts";
import { SearchableSelect } from "../searchable-select/index.ts";
import { SegmentedControl } from "../segmented-control/index.ts";
import { Select } from "../select/index.ts";
import { Switch } from "../switch/index.ts";
import { TagInput } from "../tag-input/index.ts";
import { TextInput } from "../text-input/index.ts";
import { Textarea } from "../textarea/index.ts";
import { TimeField } from "../time-field/index.ts";
import { Field, FieldError } from "./Field.tsx";
import { listenToInsertions } from "./insertion.ts";
import { Fieldset } from "./Fieldset.tsx";

const meta = {
  title: "Form/Field",
  component: Field,
  args: { label: "Nom de l'experiència", children: <TextInput defaultValue="Ruta del Prado" /> },
  decorators: [
    (Story) => (
      <div className="max-w-md">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["snapshot"],
  args: { hint: "El nom que veuran els visitants al mapa." },
};

export const Invalid: Story = {
  args: {
    required: true,
    hint: "El nom que veuran els visitants.",
    error: "Aquest nom ja existeix. Escriviu-ne un altre.",
    counter: { length: 14, max: 60 },
  },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText(/Nom de l'experiència/);
    await expect(input).toBeInvalid();
    await expect(input).toHaveAttribute("aria-required", "true");
    await expect(input).toHaveAccessibleDescription(
      /visitants\. Aquest nom ja existeix.* 46 characters left/,
    );
  },
};

export const CounterSpeaksNearTheLimit: Story = {
  args: { counter: { length: 63, max: 60 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("63/60")).toBeVisible();
    await expect(within(canvasElement).getByRole("status")).toHaveTextContent(
      "3 characters too many",
    );
  },
};

export const CounterIsSilentFarFromTheLimit: Story = {
  args: { counter: { length: 47, max: 60 } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
    await expect(canvas.getByText("47/60")).not.toBeVisible();
    await expect(canvas.getByLabelText(/Nom/)).toHaveAccessibleDescription("13 characters left");
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText("Nom de l'experiència")).toBeDisabled();
  },
};

export const HiddenLabel: Story = {
  args: { hideLabel: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText("Nom de l'experiència")).toBeEnabled();
  },
};

export const Group: Story = {
  args: {
    group: true,
    label: "Tipus de premi",
    children: (
      <RadioGroup
        defaultValue="none"
        options={[
          { value: "none", label: "Sense premi" },
          { value: "code", label: "Codi de descompte" },
        ]}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole("radiogroup", { name: "Tipus de premi" }),
    ).toBeVisible();
  },
};

export const FieldsetWithDates: Story = {
  tags: ["snapshot"],
  render: () => (
    <Fieldset
      legend="Disponibilitat"
      hint="Hora local de l'experiència."
      error="El final és abans del principi."
    >
      <div className="grid grid-cols-2 gap-3">
        <Field label="Dia">
          <DateField defaultValue="2026-11-21" />
        </Field>
        <Field label="Hora">
          <TimeField defaultValue="09:30" />
        </Field>
      </div>
    </Fieldset>
  ),
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole("group", { name: "Disponibilitat" }),
    ).toHaveAccessibleDescription("Hora local de l'experiència. El final és abans del principi.");
  },
};

export const RequiredFieldset: Story = {
  name: "A required group says so in its name",
  render: () => (
    <Fieldset legend="Miniatura" required>
      <Field label="Fitxer">
        <TextInput />
      </Field>
    </Fieldset>
  ),
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole("group", { name: "Miniatura (required)" }),
    ).toBeVisible();
  },
};

export const ErrorAlone: Story = {
  tags: ["snapshot"],
  render: () => <FieldError>Trieu almenys un dels establiments col·laboradors.</FieldError>,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^Trieu almenys/)).toBeVisible();
  },
};

export const NarrowAndLong: Story = {
  tags: ["snapshot"],
  args: {
    label: "Denominació completa de l'establiment col·laborador de l'experiència",
    error: "Aquesta denominació és incomprensiblementllarguíssimaisenseespaisperseparar-la.",
    counter: { length: 58, max: 60 },
  },
  decorators: [
    (Story) => (
      <div className="w-44">
        <Story />
      </div>
    ),
  ],
};

const languages = [
  { value: "es", label: "Castellà" },
  { value: "ca", label: "Català" },
];

export const HoldTheirValue: Story = {
  name: "UIK-08 Fields without a value hold their own, which begins with the default one",
  render: () => (
    <div className="grid gap-4">
      <TextInput aria-label="Text" defaultValue="a" />
      <Textarea aria-label="Textos" defaultValue="a" />
      <PasswordInput aria-label="Contrasenya" defaultValue="a" />
      <NumberInput aria-label="Punts" defaultValue={1} />
      <ColorInput aria-label="Color" pickerLabel="Tria" defaultValue="#00000" />
      <Select aria-label="Llengua" options={languages} defaultValue="es" />
      <RadioGroup label="Llengua de la ruta" options={languages} defaultValue="es" />
      <SegmentedControl label="Vista" options={languages} defaultValue="es" />
      <CheckboxGroup label="Llengües" options={languages} defaultValue={["es"]} />
      <Checkbox label="Publicada" defaultChecked />
      <Switch label="Activa" defaultChecked />
      <TagInput aria-label="Etiquetes" defaultValue={["mar"]} />
      <Field label="Una">
        <SearchableSelect label="Una" options={languages} defaultValue="es" />
      </Field>
      <TimeField aria-label="Hora" defaultValue="09:00" />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const name of ["Text", "Textos", "Contrasenya", "Punts", "Color"]) {
      const field = canvas.getByLabelText(name);
      const before = (field as HTMLInputElement).value;
      await userEvent.type(field, "1");
      await expect(field).toHaveDisplayValue(`${before}1`);
    }
    const select = canvas.getByRole("combobox", { name: "Llengua" });
    await expect(select).toHaveValue("es");
    await userEvent.selectOptions(select, "ca");
    await expect(select).toHaveValue("ca");
    for (const name of ["Llengua de la ruta", "Vista"]) {
      const [first, second] = within(canvas.getByRole("radiogroup", { name })).getAllByRole(
        "radio",
      );
      await expect(first).toBeChecked();
      await userEvent.click(second!);
      await expect(second).toBeChecked();
      await expect(first).not.toBeChecked();
    }
    const [spanish, catalan] = within(canvas.getByRole("group", { name: "Llengües" })).getAllByRole(
      "checkbox",
    );
    await userEvent.click(catalan!);
    await expect(spanish).toBeChecked();
    await expect(catalan).toBeChecked();
    for (const box of [
      canvas.getByRole("checkbox", { name: "Publicada" }),
      canvas.getByRole("switch", { name: "Activa" }),
    ]) {
      await expect(box).toBeChecked();
      await userEvent.click(box);
      await expect(box).not.toBeChecked();
    }
    await userEvent.type(canvas.getByRole("textbox", { name: "Etiquetes" }), "platja{Enter}");
    await expect(canvas.getByRole("button", { name: /mar/ })).toBeVisible();
    await expect(canvas.getByRole("button", { name: /platja/ })).toBeVisible();
    const one = canvas.getByRole("combobox", { name: "Una" });
    await expect(one).toHaveTextContent("Castellà");
    await userEvent.click(one);
    const list = await screen.findByRole("listbox", { name: "Una" });
    await userEvent.click(within(list).getByRole("option", { name: "Català" }));
    await expect(one).toHaveTextContent("Català");
    const [hour] = canvas.getAllByRole("spinbutton", { name: /hour/i });
    await expect(hour).toHaveTextContent(/^0?9$/);
    hour?.focus();
    await userEvent.keyboard("{ArrowUp}");
    await expect(hour).toHaveTextContent("10");
  },
};

export const Conforms = conforms(HTMLDivElement, (props) => (
  <Field {...props} label="Name">
    <TextInput />
  </Field>
));
export const FieldsetConforms = conforms(HTMLFieldSetElement, (props) => (
  <Fieldset {...props} legend="Opening hours">
    Hours
  </Fieldset>
));
export const ErrorConforms = conforms(HTMLParagraphElement, (props) => (
  <FieldError {...props}>Too late</FieldError>
));

const clean = (text: string, _lines: boolean, areCells: boolean) => {
  const kept = text.replaceAll(areCells ? '"' : "\u200B", "");
  return { text: kept, removed: text.length - kept.length };
};

function Limited() {
  const [text, setText] = useState("Vine a ");
  return (
    <UiLabelsProvider labels={{ clean, insertions: listenToInsertions }}>
      <Field label="Nom" counter={{ length: text.length, max: 12 }} className="max-w-sm">
        <TextInput value={text} maxLength={12} onValueChange={setText} />
      </Field>
    </UiLabelsProvider>
  );
}

export const PastedTooLong: Story = {
  name: "Of a pasted text that does not fit, the rest can be copied and all of it taken back",
  render: () => <Limited />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText<HTMLInputElement>("Nom");
    input.focus();
    input.setSelectionRange(7, 7);
    await userEvent.paste("Girona\u200B i a Figueres");
    await expect(input).toHaveValue("Vine a Giron");
    await expect(canvas.getByText(/14 characters did not fit/)).toBeVisible();
    await expect(canvas.getByText("a i a Figueres")).toBeVisible();
    await expect(canvas.getByText("1 invisible character was removed.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Undo" }));
    await expect(input).toHaveValue("Vine a ");
    await expect(canvas.queryByText(/did not fit/)).toBeNull();
    await userEvent.paste("Vic");
    await expect(input).toHaveValue("Vine a Vic");
    await expect(canvas.queryByRole("button")).toBeNull();
    await userEvent.clear(input);
    await userEvent.paste("Plaça\u200B 👩‍👩‍👧‍👦");
    await expect(input).toHaveValue("Plaça ");
    await expect(canvas.getByText("👩‍👩‍👧‍👦")).toBeVisible();
  },
};

export const PastedCells: Story = {
  name: "Whether cells of a table are pasted is told to what cleans the text",
  render: () => <Limited />,
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText<HTMLInputElement>("Nom");
    await userEvent.clear(input);
    const copied = new DataTransfer();
    copied.setData("text/plain", '"Vic"');
    await userEvent.paste(copied);
    await expect(input).toHaveValue('"Vic"');
    await userEvent.clear(input);
    copied.setData("text/html", "<table><tr><td>Vic</td></tr></table>");
    await userEvent.paste(copied);
    await expect(input).toHaveValue("Vic");
  },
};

export const HelpComesAfter: Story = {
  name: "UIK-08 What stands beside the label is reached by Tab after the control, and makes no line higher",
  render: () => (
    <div className="grid w-96 grid-cols-2 gap-4">
      <Field
        label="Nom"
        hint="Com es diu."
        labelEnd={
          <button type="button" className="-my-1.5 size-8">
            ?
          </button>
        }
      >
        <TextInput />
      </Field>
      <Field label="Ciutat" hint="On és.">
        <TextInput />
      </Field>
    </div>
  ),
  play: async ({ canvas }) => {
    const [name, city] = ["Nom", "Ciutat"].map((label) =>
      canvas.getByRole("textbox", { name: label }),
    );
    await userEvent.tab();
    await expect(name).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button")).toHaveFocus();
    await userEvent.tab();
    await expect(city).toHaveFocus();
    await expect(name?.getBoundingClientRect().top).toBe(city?.getBoundingClientRect().top);
    const help = canvas.getByRole("button").getBoundingClientRect();
    const label = canvas.getByText("Nom").getBoundingClientRect();
    await expect(help.left).toBeGreaterThan(label.right);
    await expect(Math.abs(help.top + help.bottom - label.top - label.bottom) / 2).toBeLessThan(3);
  },
};
