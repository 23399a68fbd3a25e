import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { conforms, conformsToField, fitsNarrow, conformsToForm } from "../conformance/index.ts";
import { Field } from "../field/index.ts";
import { Textarea } from "./Textarea.tsx";

const meta = {
  title: "Form/Textarea",
  component: Textarea,
  args: { "aria-label": "Descripció" },
} satisfies Meta<typeof Textarea>;
export default meta;
type Story = StoryObj<typeof meta>;

const Written = () => {
  const [text, setText] = useState("Una passejada pel barri.");
  return (
    <Field label="Descripció" counter={{ length: text.length, max: 200 }} className="max-w-md">
      <Textarea value={text} onValueChange={setText} maxRows={5} />
    </Field>
  );
};

export const GrowsUpToItsLimit: Story = {
  tags: ["snapshot"],
  render: () => <Written />,
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByLabelText("Descripció");
    const empty = area.clientHeight;
    await userEvent.type(area, "\n2\n3\n4");
    const grown = area.clientHeight;
    await expect(grown).toBeGreaterThan(empty);
    await userEvent.type(area, "\n5\n6\n7\n8\n9");
    await expect(area.clientHeight).toBeLessThan(grown + 30);
    await expect(within(canvasElement).getByText("40/200")).toBeVisible();
  },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: "No es pot editar" } };
export const Conforms = conforms(HTMLTextAreaElement, (props) => (
  <Textarea {...props} aria-label="Text" />
));
export const ConformsToField = conformsToField(() => <Textarea />, { role: "textbox" });

export const Narrow = fitsNarrow(() => (
  <Textarea aria-label="Descripció" defaultValue="Internacionalitzacionsdesproporcionades" />
));

export const ConformsToForm = conformsToForm(
  (props) => <Textarea {...props} aria-label="Text" defaultValue="a" />,
  {
    sends: ["a"],
    change: (form) => userEvent.type(within(form).getByRole("textbox"), "x"),
    changed: ["ax"],
    empty: (props) => <Textarea {...props} aria-label="Text" />,
  },
);
