import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import {
  conforms,
  fitsNarrowWindow,
  opensAndCloses,
  conformsToOpening,
} from "../conformance/index.ts";
import { LanguageSwitch } from "./LanguageSwitch.tsx";

const options = [
  { value: "es", label: "Español" },
  { value: "ca", label: "Català" },
  { value: "en", label: "English" },
];
const meta = {
  title: "Layout/LanguageSwitch",
  component: LanguageSwitch,
  args: { label: "Idioma", value: "ca", options, onValueChange: fn() },
  decorators: [
    (Story) => (
      <div className="flex min-h-44 justify-center">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LanguageSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chooses: Story = {
  tags: ["snapshot"],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(
      within(canvasElement).getByRole("button", { name: "Idioma: Català, CA" }),
    );
    const english = await within(document.body).findByRole("menuitemradio", { name: "English" });
    await expect(english).toHaveAttribute("lang", "en");
    await userEvent.click(english);
    await expect(args.onValueChange).toHaveBeenCalledWith("en");
  },
};
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await opensAndCloses(canvasElement, "Idioma: Català, CA", "menu");
  },
};
export const Conforms = conforms(HTMLButtonElement, (props) => (
  <LanguageSwitch
    {...props}
    label="Language"
    value="ca"
    options={options}
    onValueChange={() => {}}
  />
));

export const Narrow = fitsNarrowWindow(
  () => (
    <LanguageSwitch
      label="Idioma"
      value="ca"
      options={[
        { value: "ca", label: "Català", short: "Català (València i les Illes Balears)" },
        { value: "oc", label: "Aranèsdesproporcionadamentinternacionalitzat" },
      ]}
      onValueChange={() => {}}
    />
  ),
  {
    show: (root) => userEvent.click(within(root).getByRole("button", { name: /Idioma/ })),
    role: "menu",
  },
);

export const ConformsToOpening = conformsToOpening(
  (props) => (
    <LanguageSwitch
      {...props}
      label="Language"
      value="ca"
      options={options}
      onValueChange={() => {}}
    />
  ),
  "menu",
);
