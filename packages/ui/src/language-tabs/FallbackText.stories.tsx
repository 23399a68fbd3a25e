import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import { conforms } from "../conformance/index.ts";
import { Field } from "../field/index.ts";
import { Textarea } from "../textarea/index.ts";
import { TextInput } from "../text-input/index.ts";
import { FallbackText } from "./index.ts";

interface NameProps {
  text: string;
  multiline?: boolean;
}

function Name({ text, multiline = false }: NameProps) {
  const [value, setValue] = useState("");
  const Input = multiline ? Textarea : TextInput;
  return (
    <form className="max-w-80">
      <Field label="Nom" hint="El que veuran els visitants.">
        <FallbackText value={value} text={text} textLang="es" name="Español" multiline={multiline}>
          {(control) => (
            <Input {...control} name="name" lang="ca" value={value} onValueChange={setValue} />
          )}
        </FallbackText>
      </Field>
    </form>
  );
}

const meta = {
  title: "Back office/FallbackText",
  component: Name,
  args: { text: "Ruta del Prado, paso a paso y a tu ritmo por los jardines" },
} satisfies Meta<typeof Name>;
export default meta;
type Story = StoryObj<typeof meta>;

export const StandsIn: Story = {
  tags: ["snapshot"],
  name: "UIK-03 An empty field shows another language's text, in that language, and stays empty",
  play: async ({ canvas, canvasElement, args }) => {
    const input = canvas.getByRole("textbox", { name: "Nom" });
    await expect(canvas.getByText(args.text)).toHaveAttribute("lang", "es");
    await expect(canvas.getByText("Español")).toBeVisible();
    await expect(input).toHaveAccessibleDescription(/Español Ruta del Prado.*visitants\.$/);
    await expect(input).toHaveValue("");
    const form = canvasElement.querySelector("form") as HTMLFormElement;
    await expect(new FormData(form).get("name")).toBe("");
  },
};

export const Goes: Story = {
  name: "UIK-03 It disappears with the first letter, and is back when the field is emptied",
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole("textbox", { name: "Nom" });
    await userEvent.click(canvas.getByText(args.text), { pointerEventsCheck: 0 });
    await userEvent.type(input, "R");
    await expect(canvas.queryByText(args.text)).toBeNull();
    await expect(input).toHaveAccessibleDescription("El que veuran els visitants.");
    await userEvent.clear(input);
    await expect(canvas.getByText(args.text)).toBeVisible();
  },
};

export const Nothing: Story = {
  name: "UIK-03 Where the other language is blank, no fallback is shown",
  args: { text: "  " },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("Español")).toBeNull();
  },
};

export const SeveralLines: Story = { tags: ["snapshot"], args: { multiline: true } };

export const Dark: Story = { globals: { theme: "dark" } };

export const Conforms = conforms(HTMLDivElement, (props) => (
  <FallbackText {...props} value="" text="Ruta del Prado" textLang="es" name="Español">
    {(control) => <input {...control} aria-label="Nom" />}
  </FallbackText>
));
