import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import {
  conforms,
  conformsToField,
  drawnWith,
  fitsNarrow,
  inForcedColors,
  conformsToForm,
} from "../conformance/index.ts";
import { RadioGroup } from "./RadioGroup.tsx";

const options = [
  { value: "open", label: "Oberta", hint: "Qualsevol visitant hi pot entrar." },
  { value: "code", label: "Amb codi d'accés" },
  { value: "closed", label: "Tancada", disabled: true },
];
const meta = {
  title: "Form/RadioGroup",
  component: RadioGroup,
  args: { label: "Accés", options, defaultValue: "open", onValueChange: fn() },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ArrowsMoveTheChoice: Story = {
  tags: ["snapshot"],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    canvas.getByRole("radio", { name: "Oberta" }).focus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("radio", { name: "Amb codi d'accés" })).toHaveFocus();
    await userEvent.click(canvas.getByText("Amb codi d'accés"));
    await expect(args.onValueChange).toHaveBeenCalledWith("code");
  },
};
export const Horizontal: Story = { args: { orientation: "horizontal", options: options.slice(1) } };
export const Conforms = conforms(HTMLDivElement, (props) => (
  <RadioGroup {...props} label="Access" options={options} />
));
export const ConformsToField = conformsToField(() => <RadioGroup options={options} />, {
  role: "radiogroup",
  group: true,
});

export const Narrow = fitsNarrow(() => (
  <RadioGroup
    label="Accés"
    defaultValue="code"
    options={[
      { value: "open", label: "Oberta a qualsevol visitant", hint: "Sense cap codi d'accés." },
      { value: "code", label: "Amb codi d'accés" },
    ]}
  />
));

export const ForcedColors: Story = {
  name: "Where colours are forced, the chosen one is still marked",
  args: { defaultValue: options[0]?.value },
  play: async ({ canvas }) => {
    await inForcedColors(async () => {
      const mark = canvas
        .getAllByRole("radio", { checked: true })[0]
        ?.querySelector("[data-state]");
      await expect(mark && drawnWith(mark)).toMatch(/^5px/);
    });
  },
};

export const ConformsToForm = conformsToForm(
  (props) => (
    <RadioGroup {...props} label="One" options={options} defaultValue={options[0]?.value ?? ""} />
  ),
  {
    sends: [options[0]?.value ?? ""],
    change: (form) => userEvent.click(within(form).getAllByRole("radio")[1] as HTMLElement),
    changed: [options[1]?.value ?? ""],
    empty: (props) => <RadioGroup {...props} label="One" options={options} />,
  },
);
