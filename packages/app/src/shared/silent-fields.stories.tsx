import type { Meta, StoryObj } from "@storybook/react-vite";
import { Field } from "@panel/ui/field";
import { Form, FormField } from "@panel/ui/form";
import { PasswordInput } from "@panel/ui/password-input";
import { TextInput } from "@panel/ui/text-input";
import { useForm } from "@tanstack/react-form";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { hearSilentFields } from "./silent-fields.ts";

const sent = fn<(values: object) => void>();

/** A form that holds its values itself, as the sign-in does. */
function OwnForm() {
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        sent({ email, password });
      }}
    >
      <Field label="Correo">
        <TextInput type="email" autoComplete="username" value={email} onValueChange={setEmail} />
      </Field>
      <Field label="Contraseña">
        <PasswordInput
          autoComplete="current-password"
          value={password}
          onValueChange={setPassword}
        />
      </Field>
      <button type="submit">Entrar</button>
    </form>
  );
}

/** A form of the form library, as all others are. */
function LibraryForm() {
  const form = useForm({
    defaultValues: { password: "" },
    onSubmit: ({ value }) => sent(value),
  });
  return (
    <Form form={form} className="grid gap-4">
      <form.Field name="password">
        {(field) => (
          <FormField field={field} label="Contraseña nueva">
            {(control) => <PasswordInput autoComplete="new-password" {...control} />}
          </FormField>
        )}
      </form.Field>
      <button type="submit">Guardar</button>
    </Form>
  );
}

const meta = {
  title: "Panel/SilentFields",
  component: OwnForm,
  tags: ["!autodocs", "no-visual"],
  beforeEach: () => {
    sent.mockClear();
    return hearSilentFields();
  },
} satisfies Meta<typeof OwnForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Sets a value as an extension does: past React's own property, or with a script of the page. */
const setters: readonly ((field: HTMLInputElement, text: string) => void)[] = [
  (field, text) => {
    field.value = text;
  },
  (field, text) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text);
  },
];

export const OwnState: Story = {
  name: "PUB-02 A form sends what was set in its fields without an event",
  render: () => <OwnForm />,
  play: async ({ canvas }) => {
    // The events are to be the browser's own, in their own order.
    if (!("__vitest_browser__" in globalThis)) return;
    const { userEvent } = await import("vitest/browser");
    const field = (label: string) => canvas.getByLabelText<HTMLInputElement>(label);
    for (const [turn, set] of setters.entries()) {
      await userEvent.clear(field("Correo"));
      await userEvent.type(field("Correo"), "typed");
      set(field("Correo"), `marta${turn}@example.org`);
      set(field("Contraseña"), `secret${turn}`);
      await userEvent.click(canvas.getByRole("button", { name: "Entrar" }));
      await expect(sent).toHaveBeenLastCalledWith({
        email: `marta${turn}@example.org`,
        password: `secret${turn}`,
      });
      await expect(field("Contraseña")).toHaveValue(`secret${turn}`);
    }
  },
};

export const FormLibrary: Story = {
  name: "PUB-06 A form of the form library does so too",
  render: () => <LibraryForm />,
  play: async ({ canvas }) => {
    // The events are to be the browser's own, in their own order.
    if (!("__vitest_browser__" in globalThis)) return;
    const { userEvent } = await import("vitest/browser");
    const field = canvas.getByLabelText<HTMLInputElement>("Contraseña nueva");
    for (const [turn, set] of setters.entries()) {
      field.focus();
      set(field, `secret${turn}`);
      await userEvent.keyboard("{Tab}");
      await expect(field).toHaveValue(`secret${turn}`);
      await userEvent.click(canvas.getByRole("button", { name: "Guardar" }));
      await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ password: `secret${turn}` }));
    }
  },
};
