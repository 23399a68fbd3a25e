import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import {
  conforms,
  conformsToField,
  conformsToForm,
  conformsToUndo,
  fitsNarrow,
} from "../conformance/index.ts";
import { Field } from "../field/index.ts";
import { UiLabelsProvider } from "../labels/index.ts";
import { PasswordInput, type PasswordInputProps } from "./PasswordInput.tsx";

const meta = {
  title: "Form/PasswordInput",
  component: PasswordInput,
  args: { "aria-label": "Contrasenya", autoComplete: "current-password", defaultValue: "secreta" },
} satisfies Meta<typeof PasswordInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ShowsAndHides: Story = {
  tags: ["snapshot"],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText("Contrasenya");
    await expect(input).toHaveAttribute("type", "password");
    await userEvent.click(canvas.getByRole("button", { name: "Show password" }));
    await expect(input).toHaveAttribute("type", "text");
    await userEvent.click(canvas.getByRole("button", { name: "Hide password" }));
    await expect(input).toHaveAttribute("type", "password");
  },
};

export const Translated: Story = {
  render: (args) => (
    <UiLabelsProvider labels={{ showPassword: "Mostra la contrasenya" }}>
      <PasswordInput {...args} />
    </UiLabelsProvider>
  ),
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole("button", { name: "Mostra la contrasenya" }),
    ).toBeVisible();
  },
};

export const InADisabledField: Story = {
  name: "In a disabled field its button is disabled, too",
  render: (args) => (
    <Field label="Contrasenya" disabled>
      <PasswordInput {...args} />
    </Field>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Show password" })).toBeDisabled();
  },
};

export const Conforms = conforms(HTMLInputElement, (props) => (
  <PasswordInput {...props} aria-label="Password" />
));
export const ConformsToField = conformsToField(() => <PasswordInput />);

export const Narrow = fitsNarrow(() => (
  <PasswordInput aria-label="Contrasenya" defaultValue="una contrasenya molt llarga" />
));

export const ConformsToForm = conformsToForm(
  (props) => <PasswordInput {...props} aria-label="Password" defaultValue="a" />,
  {
    sends: ["a"],
    change: (form) => userEvent.type(within(form).getByLabelText("Password"), "x"),
    changed: ["ax"],
    empty: (props) => <PasswordInput {...props} aria-label="Password" />,
  },
);

const Held = (props: PasswordInputProps) => {
  const [text, setText] = useState("");
  return <PasswordInput {...props} value={text} onValueChange={setText} />;
};

export const ConformsToUndo = conformsToUndo(
  (props) => <Held {...props} />,
  (props) => <input type="password" {...props} />,
);
