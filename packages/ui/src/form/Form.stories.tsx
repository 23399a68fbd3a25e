import type { Meta, StoryObj } from "@storybook/react-vite";
import { useForm } from "@tanstack/react-form";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { Checkbox } from "../checkbox/index.ts";
import { type ConformanceProps, conforms, fitsNarrow } from "../conformance/index.ts";
import { DateField } from "../date-field/index.ts";
import { NumberInput } from "../number-input/index.ts";
import { SearchableSelect } from "../searchable-select/index.ts";
import { TextInput } from "../text-input/index.ts";
import { Form, FormChoice, FormField, FormMessages, SubmitButton } from "./index.ts";

const sent = fn();

const words: Record<string, string> = {
  "name.required": "Escriviu el nom de l'experiència.",
  "terms.required": "Cal acceptar les condicions d'ús.",
};

function messageOf(error: unknown) {
  return words[String(error)];
}

const cities = [
  { value: "bcn", label: "Barcelona" },
  { value: "mad", label: "Madrid" },
];

function Experience({ wait }: { wait?: Promise<void> }) {
  const form = useForm({
    defaultValues: { name: "", day: "", city: "bcn", points: "3", terms: false },
    onSubmit: async ({ value }) => {
      await wait;
      sent(value);
    },
  });
  return (
    <FormMessages messageOf={messageOf}>
      <Form form={form} aria-label="Experiència" className="grid max-w-md gap-4">
        <form.Field
          name="name"
          validators={{ onChange: ({ value }) => (value === "" ? "name.required" : undefined) }}
        >
          {(field) => (
            <FormField field={field} label="Nom" required>
              {(control) => <TextInput {...control} />}
            </FormField>
          )}
        </form.Field>
        <form.Field name="day">
          {(field) => (
            <FormField field={field} label="Dia">
              {(control) => <DateField {...control} locale="ca" />}
            </FormField>
          )}
        </form.Field>
        <form.Field name="city">
          {(field) => (
            <FormField field={field} label="Ciutat">
              {(control) => <SearchableSelect {...control} label="Ciutats" options={cities} />}
            </FormField>
          )}
        </form.Field>
        <form.Field name="points">
          {(field) => (
            <FormField field={field} label="Punts">
              {(control) => <NumberInput {...control} />}
            </FormField>
          )}
        </form.Field>
        <form.Field
          name="terms"
          validators={{ onChange: ({ value }) => (value ? undefined : "terms.required") }}
        >
          {(field) => (
            <FormChoice field={field}>
              {(control) => <Checkbox {...control} label="Accepto les condicions" />}
            </FormChoice>
          )}
        </form.Field>
        <SubmitButton form={form}>Desa</SubmitButton>
      </Form>
    </FormMessages>
  );
}

const meta = {
  title: "Form/Form bindings",
  component: Experience,
} satisfies Meta<typeof Experience>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sends: Story = {
  tags: ["snapshot"],
  name: "Submits the values of the controls",
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: /Nom/ }), "Ruta del Prado");
    await userEvent.click(canvas.getAllByRole("spinbutton", { name: /Dia/ })[0] as HTMLElement);
    await userEvent.keyboard("21112026");
    await userEvent.click(canvas.getByRole("checkbox", { name: "Accepto les condicions" }));
    await userEvent.click(canvas.getByRole("button", { name: "Desa" }));
    await waitFor(() =>
      expect(sent).toHaveBeenLastCalledWith({
        name: "Ruta del Prado",
        day: "2026-11-21",
        city: "bcn",
        points: "3",
        terms: true,
      }),
    );
  },
};

export const SaysErrors: Story = {
  name: "Sent with errors, each is said in words and the first control has the focus",
  play: async ({ canvas }) => {
    sent.mockClear();
    await userEvent.click(canvas.getByRole("button", { name: "Desa" }));
    const name = canvas.getByRole("textbox", { name: /Nom/ });
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAccessibleDescription("Escriviu el nom de l'experiència.");
    await expect(canvas.getByRole("checkbox")).toHaveAccessibleDescription(
      "Cal acceptar les condicions d'ús.",
    );
    await expect(sent).not.toHaveBeenCalled();
  },
};

export const QuietWhileWriting: Story = {
  name: "While a field is written in for the first time, nothing is said; once left, it is",
  play: async ({ canvas }) => {
    const name = canvas.getByRole("textbox", { name: /Nom/ });
    await userEvent.type(name, "a");
    await userEvent.clear(name);
    await expect(name).not.toBeInvalid();
    await userEvent.tab();
    await waitFor(() => expect(name).toBeInvalid());
  },
};

let finish = () => {};

export const Busy: Story = {
  name: "While it is sent, the button is busy",
  args: {
    wait: new Promise<void>((resolve) => {
      finish = resolve;
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: /Nom/ }), "Prado");
    await userEvent.click(canvas.getByRole("checkbox"));
    const button = canvas.getByRole("button", { name: "Desa" });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute("aria-busy", "true"));
    finish();
    await waitFor(() => expect(button).not.toHaveAttribute("aria-busy"));
  },
};

export const Conforms = conforms(HTMLFormElement, (props) => (
  <Form {...props} form={{ handleSubmit: fn() }} aria-label="Form" />
));
const bound = { name: "name", state: { value: "", meta: { errors: [], isBlurred: false } } };
export const FieldConforms = conforms(HTMLDivElement, (props) => (
  <FormField
    {...props}
    label="Name"
    field={{
      ...bound,
      form: { state: { submissionAttempts: 0 } },
      handleChange: fn(),
      handleBlur: fn(),
    }}
  >
    {(control) => <TextInput {...control} />}
  </FormField>
));
function Submit(props: ConformanceProps<HTMLButtonElement>) {
  return (
    <SubmitButton {...props} form={useForm()}>
      Send
    </SubmitButton>
  );
}
export const SubmitConforms = conforms(HTMLButtonElement, (props) => <Submit {...props} />);

export const Narrow = fitsNarrow(() => <Experience />);
