import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/index.ts";
import { conforms, fitsNarrow, conformsToForm } from "../conformance/index.ts";
import { Field } from "../field/index.ts";
import { focusFirstInvalid } from "../form/index.ts";
import { CheckboxGroup, type CheckboxGroupProps } from "./CheckboxGroup.tsx";

const options = [
  { value: "es", label: "Castellà" },
  { value: "ca", label: "Català", hint: "També per a les audiodescripcions." },
  { value: "en", label: "Anglès" },
  { value: "fr", label: "Francès", disabled: true },
];

const days = [
  { value: "1", label: "Dilluns" },
  { value: "2", label: "Dimarts", hint: "Només al matí." },
  { value: "3", label: "Dimecres" },
];

const meta = {
  title: "Form/CheckboxGroup",
  component: CheckboxGroup,
  args: { label: "Llengües de la guia", options, onValueChange: fn() },
} satisfies Meta<typeof CheckboxGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  tags: ["snapshot"],
  render: (args) => (
    <div className="grid max-w-md gap-6">
      <CheckboxGroup {...args} defaultValue={["ca"]} />
      <CheckboxGroup
        {...args}
        label="Dies d'obertura"
        options={days}
        hint="Els festius es marquen a part."
        allLabel="Tots els dies"
        required
        defaultValue={["2"]}
      />
      <CheckboxGroup {...args} label="Llengües de la botiga" error="Trieu almenys una llengua." />
      <CheckboxGroup {...args} label="Llengües del mapa" disabled defaultValue={["es"]} />
    </div>
  ),
};

export const StatesDark: Story = { ...States, tags: [], globals: { theme: "dark" } };

const box = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole("checkbox", { name });

export const Chooses: Story = {
  name: "By label and by keyboard; the values come in the order of the options",
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByText("Anglès"));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["en"]);
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expect(box(canvasElement, "Castellà")).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["es", "en"]);
    await userEvent.click(box(canvasElement, "Anglès"));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["es"]);
    await expect(box(canvasElement, "Anglès")).not.toBeChecked();
  },
};

export const NamedAndDescribed: Story = {
  name: "It is a group with a name, a hint and a mark that it is required; a hint describes its own box",
  args: { required: true, hint: "Almenys una." },
  play: async ({ canvas, canvasElement }) => {
    const group = canvas.getByRole("group", { name: "Llengües de la guia (required)" });
    await expect(group).toHaveAccessibleDescription("Almenys una.");
    await expect(box(canvasElement, "Català")).toHaveAccessibleDescription(
      "També per a les audiodescripcions.",
    );
  },
};

export const All: Story = {
  name: "The box above shows and sets all of them: none, some, all; disabled ones do not change",
  args: { allLabel: "Totes", defaultValue: ["fr"] },
  play: async ({ canvasElement, args }) => {
    const all = box(canvasElement, "Totes");
    await expect(all).not.toBeChecked();
    await userEvent.click(box(canvasElement, "Català"));
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["es", "ca", "en", "fr"]);
    await expect(all).toBeChecked();
    await userEvent.click(all);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["fr"]);
    await expect(all).not.toBeChecked();
  },
};

function Held({ onValueChange }: Pick<CheckboxGroupProps, "onValueChange">) {
  const [value, setValue] = useState<readonly string[]>(["gl", "en"]);
  return (
    <CheckboxGroup
      label="Llengües"
      options={options}
      value={value}
      onValueChange={(next) => {
        onValueChange?.(next);
        // This caller refuses a fourth value.
        if (next.length < 4) setValue(next);
      }}
    />
  );
}

export const HeldByTheCaller: Story = {
  name: "Controlled, it shows the given value, and keeps values that are no option",
  render: ({ onValueChange }) => <Held onValueChange={onValueChange} />,
  play: async ({ canvasElement, args }) => {
    await userEvent.click(box(canvasElement, "Castellà"));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["es", "en", "gl"]);
    await userEvent.click(box(canvasElement, "Català"));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["es", "ca", "en", "gl"]);
    await expect(box(canvasElement, "Català")).not.toBeChecked();
    await userEvent.click(box(canvasElement, "Anglès"));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["es", "gl"]);
  },
};

const sent = fn();

export const InAForm: Story = {
  name: "Each chosen value is sent under the name; a reset gives back what was there at first",
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent(new FormData(event.currentTarget).getAll("languages"));
      }}
    >
      <CheckboxGroup {...args} name="languages" allLabel="Totes" defaultValue={["ca"]} />
      <Button type="submit">Desa</Button>
      <Button type="reset">Desfés</Button>
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(box(canvasElement, "Castellà"));
    await userEvent.click(canvas.getByRole("button", { name: "Desa" }));
    await expect(sent).toHaveBeenLastCalledWith(["es", "ca"]);
    await userEvent.click(box(canvasElement, "Català"));
    await userEvent.click(box(canvasElement, "Anglès"));
    await userEvent.click(canvas.getByRole("button", { name: "Desfés" }));
    await userEvent.click(canvas.getByRole("button", { name: "Desa" }));
    await expect(sent).toHaveBeenLastCalledWith(["ca"]);
  },
};

function Checked() {
  const [error, setError] = useState<string>();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        setError("Trieu almenys una llengua.");
        requestAnimationFrame(() => focusFirstInvalid(form));
      }}
    >
      <CheckboxGroup
        label="Llengües"
        options={[{ value: "fr", label: "Francès", disabled: true }, ...options.slice(0, 2)]}
        error={error}
      />
      <Button type="submit">Desa</Button>
    </form>
  );
}

export const AnError: Story = {
  name: "An error describes the group, is said politely when it comes, and leads to the first box",
  render: () => <Checked />,
  play: async ({ canvas, canvasElement }) => {
    const group = canvas.getByRole("group", { name: "Llengües" });
    const said = group.querySelector("[aria-live=polite]");
    await expect(said).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole("button", { name: "Desa" }));
    await expect(said).toHaveTextContent("Trieu almenys una llengua.");
    await expect(group).toHaveAccessibleDescription("Trieu almenys una llengua.");
    await waitFor(() => expect(box(canvasElement, "Castellà")).toHaveFocus());
    await expect(box(canvasElement, "Castellà")).toBeInvalid();
    await expect(box(canvasElement, "Francès")).toBeValid();
  },
};

export const InAFieldGroup: Story = {
  name: "In a field it takes the name, the error and the state of that",
  render: ({ options: given }) => (
    <div className="grid gap-4">
      <Field group label="Idiomes" hint="Almenys un." error="Cal triar-ne un." required>
        <CheckboxGroup options={given} />
      </Field>
      <Field group label="Tancat" disabled>
        <CheckboxGroup options={given} allLabel="Tots" />
      </Field>
    </div>
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole("group", { name: "Idiomes (required)" });
    await expect(group).toHaveAccessibleDescription("Almenys un. Cal triar-ne un.");
    await expect(within(group).getByRole("checkbox", { name: "Castellà" })).toBeInvalid();
    const off = within(canvas.getByRole("group", { name: "Tancat" })).getAllByRole("checkbox");
    for (const each of off) await expect(each).toBeDisabled();
  },
};

export const Conforms = conforms(HTMLFieldSetElement, (props) => (
  <CheckboxGroup {...props} label="Languages" options={options} />
));
export const ConformsInAField = conforms(HTMLFieldSetElement, (props) => (
  <Field group label="Languages">
    <CheckboxGroup {...props} options={options} />
  </Field>
));

export const Narrow = fitsNarrow(() => (
  <CheckboxGroup
    label="Establiments col·laboradors"
    allLabel="Tots els establiments col·laboradors"
    error="Trieu almenys un dels establiments."
    options={[
      { value: "a", label: "Internacionalitzacionsdesproporcionades", hint: "Desactivat ara." },
      { value: "b", label: "Biblioteca municipal" },
    ]}
  />
));

export const ConformsToForm = conformsToForm(
  (props) => <CheckboxGroup {...props} label="Languages" options={options} defaultValue={["es"]} />,
  {
    sends: ["es"],
    change: (form) => userEvent.click(within(form).getByRole("checkbox", { name: "Català" })),
    changed: ["es", "ca"],
    empty: (props) => <CheckboxGroup {...props} label="Languages" options={options} />,
  },
);
