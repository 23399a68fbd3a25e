import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { conforms } from "../conformance/index.ts";
import { DateField } from "../date-field/index.ts";
import { RadioGroup } from "../radio-group/index.ts";
import { TextInput } from "../text-input/index.ts";
import { TimeField } from "../time-field/index.ts";
import { Field, FieldError } from "./Field.tsx";
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
    await expect(within(canvasElement).getByRole("status")).toHaveTextContent(
      "3 characters too many",
    );
  },
};

export const CounterIsSilentFarFromTheLimit: Story = {
  args: { counter: { length: 3, max: 60 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("status")).toBeEmptyDOMElement();
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
