import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import {
  conforms,
  conformsToField,
  conformsToForm,
  conformsToUndo,
  fitsNarrow,
} from "../conformance/index.ts";
import { Field } from "../field/index.ts";
import { TagInput, type TagInputProps } from "./TagInput.tsx";

const Held = (args: TagInputProps) => {
  const [tags, setTags] = useState<readonly string[]>(args.value ?? []);
  return (
    <Field label="Paraules de la sopa de lletres" className="max-w-md">
      <TagInput {...args} value={tags} onValueChange={setTags} />
    </Field>
  );
};

const meta = {
  title: "Form/TagInput",
  component: TagInput,
  args: {
    value: ["MENINAS", "GOYA"],
    onValueChange: () => {},
    onReject: fn(),
    addLabel: "Afegeix",
    normalise: (raw: string) => raw.trim().toUpperCase(),
    validate: (tag: string) => tag.length <= 10 || "Com a màxim 10 lletres.",
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof TagInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AddsByEnterAndButton: Story = {
  tags: ["snapshot"],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText("Paraules de la sopa de lletres");
    await userEvent.type(input, " prado {Enter}");
    await userEvent.type(input, "retiro");
    await userEvent.click(canvas.getByRole("button", { name: "Afegeix" }));
    await expect(canvas.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
      "MENINAS",
      "GOYA",
      "PRADO",
      "RETIRO",
    ]);
    await expect(input).toHaveValue("");
  },
};

export const DividesWhatIsTyped: Story = {
  args: { divider: ",", max: 4 },
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText("Paraules de la sopa de lletres");
    await userEvent.type(input, "prado, massa llarga és,, retiro, goya, sol{Enter}");
    await expect(canvas.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
      "MENINAS",
      "GOYA",
      "PRADO",
      "RETIRO",
    ]);
    await expect(input).toHaveValue("massa llarga és, sol");
    await expect(canvas.getByRole("status")).toHaveTextContent("Com a màxim 10 lletres.");
    await expect(args.onReject).toHaveBeenCalledTimes(1);
  },
};

export const RefusesWithANotice: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText("Paraules de la sopa de lletres");
    await userEvent.type(input, "inconstitucionalment{Enter}");
    await expect(args.onReject).toHaveBeenCalledWith(
      "INCONSTITUCIONALMENT",
      "Com a màxim 10 lletres.",
    );
    await expect(canvas.getByRole("status")).toHaveTextContent("Com a màxim 10 lletres.");
    await expect(input).toHaveValue("inconstitucionalment");
    await expect(canvas.getAllByRole("listitem")).toHaveLength(2);
  },
};

export const Removes: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Remove GOYA" }));
    await expect(canvas.getAllByRole("listitem")).toHaveLength(1);
    await expect(canvas.getByLabelText("Paraules de la sopa de lletres")).toHaveFocus();
  },
};

export const KeepsTheFocusWhenFull: Story = {
  name: "Adding the last word keeps the focus, by key and by button; no more are added",
  args: { max: 3 },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText("Paraules de la sopa de lletres");
    const add = canvas.getByRole("button", { name: "Afegeix" });
    await userEvent.type(input, "prado{Enter}");
    await expect(input).toHaveFocus();
    await expect(input).toHaveAttribute("aria-disabled", "true");
    await userEvent.keyboard("retiro{Enter}");
    await expect(input).toHaveValue("");
    await expect(canvas.getAllByRole("listitem")).toHaveLength(3);

    await userEvent.click(canvas.getByRole("button", { name: "Remove GOYA" }));
    await expect(input).toHaveFocus();
    await userEvent.keyboard("retiro");
    await userEvent.click(add);
    await expect(canvas.getAllByRole("listitem")).toHaveLength(3);
    await expect(add).toHaveFocus();
    await expect(add).toHaveAttribute("aria-disabled", "true");
  },
};

export const DoesNotSubmitTheForm: Story = {
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        args.onReject?.("submitted", "");
      }}
    >
      <Held {...args} />
    </form>
  ),
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole("textbox"), "sol{Enter}");
    await expect(args.onReject).not.toHaveBeenCalled();
  },
};

export const Full: Story = { tags: ["snapshot"], args: { max: 2 } };
export const Conforms = conforms(HTMLInputElement, (props) => (
  <TagInput {...props} aria-label="Words" value={[]} onValueChange={() => {}} />
));
export const ConformsToField = conformsToField(
  () => <TagInput value={[]} onValueChange={() => {}} />,
  { role: "textbox" },
);

export const Narrow = fitsNarrow(() => (
  <TagInput
    aria-label="Paraules"
    value={["INCONSTITUCIONALMENTDESPROPORCIONAT", "GOYA"]}
    onValueChange={() => {}}
    addLabel="Afegeix"
  />
));

export const ConformsToForm = conformsToForm(
  (props) => <TagInput {...props} aria-label="Words" defaultValue={["a"]} />,
  {
    sends: ["a"],
    // The last word is not finished.
    change: (form) => userEvent.type(within(form).getByRole("textbox"), "b{Enter}c"),
    changed: ["a", "b"],
    empty: (props) => <TagInput {...props} aria-label="Words" />,
  },
);

export const ConformsToUndo = conformsToUndo((props) => <TagInput {...props} />);
