import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Search } from "lucide-react";
import { expect, fn, userEvent, within } from "storybook/test";
import {
  conforms,
  conformsToField,
  conformsToForm,
  conformsToUndo,
  fitsNarrow,
} from "../conformance/index.ts";
import { TextInput, type TextInputProps } from "./TextInput.tsx";

const meta = {
  title: "Form/TextInput",
  component: TextInput,
  args: { "aria-label": "Nom", placeholder: "Ruta del Prado", onValueChange: fn() },
} satisfies Meta<typeof TextInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Types: Story = {
  tags: ["snapshot"],
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByLabelText("Nom"), "Col·legi");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("Col·legi");
  },
};
export const WithIconAndUnit: Story = {
  args: {
    start: <Search aria-hidden />,
    end: <span className="text-caption">m²</span>,
    defaultValue: "Cerca",
  },
};
export const Invalid: Story = { args: { "aria-invalid": true, defaultValue: "???" } };
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: "ABC-123" } };
export const Disabled: Story = { args: { disabled: true, defaultValue: "ABC-123" } };
export const Conforms = conforms(HTMLInputElement, (props) => (
  <TextInput {...props} aria-label="Name" />
));
export const ConformsToField = conformsToField(() => <TextInput />, { role: "textbox" });

export const Narrow = fitsNarrow(() => (
  <TextInput
    aria-label="Nom"
    start={<Search aria-hidden />}
    defaultValue="Descobriment dels establiments col·laboradors"
  />
));

export const ConformsToForm = conformsToForm(
  (props) => <TextInput {...props} aria-label="Text" defaultValue="a" />,
  {
    sends: ["a"],
    change: (form) => userEvent.type(within(form).getByRole("textbox"), "x"),
    changed: ["ax"],
    empty: (props) => <TextInput {...props} aria-label="Text" />,
  },
);

const Held = (props: TextInputProps) => {
  const [text, setText] = useState("");
  return <TextInput {...props} value={text} onValueChange={setText} />;
};

export const ConformsToUndo = conformsToUndo((props) => <Held {...props} />);
