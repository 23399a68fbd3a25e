import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactElement, ReactNode } from "react";
import { expect, userEvent, within } from "storybook/test";
import { AssetField } from "../asset-picker/index.ts";
import { Button } from "../button/index.ts";
import { CheckboxGroup } from "../checkbox/index.ts";
import { Dialog } from "../dialog/index.ts";
import { Popover } from "../popover/index.ts";
import { RadioGroup } from "../radio-group/index.ts";
import { SearchableSelect } from "../searchable-select/index.ts";
import { Select } from "../select/index.ts";
import { TextInput } from "../text-input/index.ts";
import { Field } from "./Field.tsx";

const meta = {
  title: "Form/Field/Opened",
  component: Field,
  args: { label: "Imatge", children: null },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

const options = [
  { value: "es", label: "Castellà" },
  { value: "ca", label: "Català" },
];
const controls = (
  <>
    <TextInput aria-label="Cerca" />
    <Select aria-label="Tipus" options={options} defaultValue="es" />
    <RadioGroup label="Vista" options={options} defaultValue="es" />
    <CheckboxGroup label="Llengües" options={options} defaultValue={[]} />
  </>
);

const openers: [role: string, opener: (trigger: ReactElement) => ReactNode][] = [
  [
    "dialog",
    (trigger) => (
      <Dialog title="Trieu" trigger={trigger}>
        {controls}
      </Dialog>
    ),
  ],
  [
    "dialog",
    (trigger) => (
      <Popover label="Trieu" trigger={trigger}>
        {controls}
      </Popover>
    ),
  ],
  [
    "dialog",
    () => (
      <AssetField
        value={null}
        onValueChange={() => {}}
        picker={{ title: "Trieu", assets: [], locale: "ca" }}
      />
    ),
  ],
  ["dialog", () => <SearchableSelect label="Trieu" options={options} defaultValue="es" />],
];

export const OfTheirOwn: Story = {
  name: "LIB-09 What a field in error opens is not in error itself, nor required, nor described by it",
  tags: ["!autodocs", "no-visual"],
  render: () => (
    <div className="grid gap-4">
      {openers.map(([, opener], index) => (
        <Field key={index} label={`Camp ${index}`} error="Trieu-ne una." required>
          {opener(<Button>Obre</Button>)}
        </Field>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const buttons = [...canvasElement.querySelectorAll("button")];
    await expect(buttons).toHaveLength(openers.length);
    for (const [index, [role]] of openers.entries()) {
      await userEvent.click(buttons[index] as HTMLElement);
      const opened = await within(document.body).findByRole(role);
      const parts = [...opened.querySelectorAll("*")];
      await expect(opened.querySelector("input")).not.toBeNull();
      await expect(opened.querySelector("[aria-invalid=true], [aria-required=true]")).toBeNull();
      const words = parts.map((part) => part.getAttribute("aria-describedby") ?? "").join(" ");
      await expect(words).not.toContain("error");
      await userEvent.keyboard("{Escape}");
    }
  },
};
