import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import {
  conforms,
  fitsNarrowWindow,
  opensAndCloses,
  conformsToOpening,
} from "../conformance/index.ts";
import { ThemeSwitch } from "./ThemeSwitch.tsx";

const labels = { light: "Clar", dark: "Fosc", system: "Del sistema" };
const meta = {
  title: "Layout/ThemeSwitch",
  component: ThemeSwitch,
  args: { label: "Tema", value: "system", labels, onValueChange: fn() },
  decorators: [
    (Story) => (
      <div className="flex min-h-44 justify-center">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ThemeSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chooses: Story = {
  tags: ["snapshot"],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Tema: Del sistema" }));
    await userEvent.click(
      await within(document.body).findByRole("menuitemradio", { name: "Fosc" }),
    );
    await expect(args.onValueChange).toHaveBeenCalledWith("dark");
  },
};
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await opensAndCloses(canvasElement, "Tema: Del sistema", "menu");
  },
};
export const Conforms = conforms(HTMLButtonElement, (props) => (
  <ThemeSwitch {...props} label="Theme" value="dark" labels={labels} onValueChange={() => {}} />
));

export const Narrow = fitsNarrowWindow(
  () => (
    <ThemeSwitch
      label="Tema"
      value="system"
      labels={{ ...labels, system: "El que determini la configuraciódesproporcionada del sistema" }}
      onValueChange={() => {}}
    />
  ),
  {
    show: (root) => userEvent.click(within(root).getByRole("button", { name: /Tema/ })),
    role: "menu",
  },
);

export const ConformsToOpening = conformsToOpening(
  (props) => (
    <ThemeSwitch {...props} label="Theme" value="dark" labels={labels} onValueChange={() => {}} />
  ),
  "menu",
);
