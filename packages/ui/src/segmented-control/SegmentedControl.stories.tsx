import type { Meta, StoryObj } from "@storybook/react-vite";
import { List, Map } from "lucide-react";
import { expect, fn, userEvent, within } from "storybook/test";
import {
  conforms,
  conformsToField,
  drawnWith,
  inForcedColors,
  conformsToForm,
} from "../conformance/index.ts";
import { SegmentedControl } from "./SegmentedControl.tsx";

const options = [
  { value: "list", label: "Llista", icon: <List aria-hidden /> },
  { value: "map", label: "Mapa", icon: <Map aria-hidden /> },
];
const meta = {
  title: "Form/SegmentedControl",
  component: SegmentedControl,
  args: { label: "Vista", options, defaultValue: "list", onValueChange: fn() },
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chooses: Story = {
  tags: ["snapshot"],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("radio", { name: "Mapa" }));
    await expect(args.onValueChange).toHaveBeenCalledWith("map");
    await expect(within(canvasElement).getByRole("radio", { name: "Mapa" })).toBeChecked();
  },
};
export const IconsOnly: Story = {
  args: { options: options.map((option) => ({ ...option, iconOnly: true })) },
};
export const Narrow: Story = {
  args: {
    options: ["Esborrany", "En funcionament", "Desactivades temporalment"].map((label) => ({
      value: label,
      label,
    })),
    defaultValue: "Esborrany",
  },
  decorators: [
    (Story) => (
      <div className="w-52">
        <Story />
      </div>
    ),
  ],
};
export const Conforms = conforms(HTMLDivElement, (props) => (
  <SegmentedControl {...props} label="View" options={options} />
));
export const ConformsToField = conformsToField(() => <SegmentedControl options={options} />, {
  role: "radiogroup",
  group: true,
});

export const ForcedColors: Story = {
  name: "Where colours are forced, the chosen one differs from the others",
  play: async ({ canvas }) => {
    await inForcedColors(async () => {
      const radios = canvas.getAllByRole("radio");
      const chosen = radios.filter((radio) => radio.ariaChecked === "true").map(drawnWith);
      const others = radios.filter((radio) => radio.ariaChecked !== "true").map(drawnWith);
      await expect(others).not.toContain(chosen[0]);
    });
  },
};

export const ConformsToForm = conformsToForm(
  (props) => (
    <SegmentedControl
      {...props}
      label="One"
      options={options}
      defaultValue={options[0]?.value ?? ""}
    />
  ),
  {
    sends: [options[0]?.value ?? ""],
    change: (form) => userEvent.click(within(form).getAllByRole("radio")[1] as HTMLElement),
    changed: [options[1]?.value ?? ""],
    empty: (props) => <SegmentedControl {...props} label="One" options={options} />,
  },
);
