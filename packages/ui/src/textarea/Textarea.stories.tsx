import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import {
  conforms,
  conformsToField,
  conformsToForm,
  conformsToUndo,
  drawn,
  fitsNarrow,
} from "../conformance/index.ts";
import { Field } from "../field/index.ts";
import { Textarea, type TextareaProps } from "./Textarea.tsx";

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
    <Field label="Descripció" counter={{ length: text.length, max: 50 }} className="max-w-md">
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
    await expect(within(canvasElement).getByText("40/50")).toBeVisible();
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

const Held = ({ first = "", ...props }: TextareaProps & { first?: string }) => {
  const [text, setText] = useState(first);
  return (
    <form className="grid gap-2">
      {/* What has an x is refused. */}
      <Textarea {...props} value={text} onValueChange={(next) => /x/.test(next) || setText(next)} />
      <button type="button" onClick={() => setText("D'un altre lloc.")}>
        Porta
      </button>
      <button type="reset">Reinicia</button>
    </form>
  );
};
const bare = (props: { "aria-label": string }) => <textarea {...props} />;

export const ConformsToUndo = conformsToUndo((props) => <Held {...props} />, bare);
export const WrittenConformsToUndo = conformsToUndo(
  (props) => <Held {...props} first="9" />,
  (props) => <textarea {...props} defaultValue="9" />,
);

export const FollowsItsParent: Story = {
  name: "A text that a parent holds is what the parent makes of it, also after a reset",
  render: () => <Held aria-label="Descripció" first="Hola" />,
  play: async ({ canvas }) => {
    const area = canvas.getByRole("textbox");
    await expect(area).toHaveValue("Hola");
    await userEvent.type(area, "x!");
    await expect(area).toHaveValue("Hola!");
    await userEvent.click(canvas.getByRole("button", { name: "Reinicia" }));
    await drawn();
    await expect(area).toHaveValue("Hola!");
    await userEvent.click(canvas.getByRole("button", { name: "Porta" }));
    await expect(area).toHaveValue("D'un altre lloc.");
    await userEvent.clear(area);
    await expect(area).toHaveValue("");
    await userEvent.click(canvas.getByRole("button", { name: "Reinicia" }));
    await drawn();
    await expect(area).toHaveValue("");
  },
};
