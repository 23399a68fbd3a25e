import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Button } from "../button/index.ts";
import { conforms } from "../conformance/index.ts";
import { UiLabelsProvider } from "../labels/index.ts";
import { SaveBar } from "./SaveBar.tsx";

const meta = {
  title: "Back office/SaveBar",
  component: SaveBar,
  parameters: { layout: "fullscreen" },
  args: {
    state: "unsaved",
    children: (
      <>
        <Button>Descarta els canvis</Button>
        <Button variant="primary">Desa l'experiència</Button>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <UiLabelsProvider
        labels={{ unsaved: "Canvis sense desar", savedAt: (time) => `Desat a les ${time}` }}
      >
        <Story />
      </UiLabelsProvider>
    ),
  ],
} satisfies Meta<typeof SaveBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const says = (sentence: string) => async (context: { canvasElement: HTMLElement }) => {
  await expect(within(context.canvasElement).getByRole("status")).toHaveTextContent(sentence);
};

export const Unsaved: Story = {
  tags: ["snapshot"],
  play: says("Canvis sense desar"),
};
export const Saving: Story = { args: { state: "saving" }, play: says("Saving…") };
export const Saved: Story = {
  args: { state: "saved", savedAt: "10:42" },
  play: says("Desat a les 10:42"),
};
export const Offline: Story = {
  args: { state: "offline" },
  play: says("A draft is kept on this device."),
};
export const Failed: Story = {
  args: { state: "error" },
  play: says("Your changes are still here."),
};
export const Clean: Story = { args: { state: "clean" }, play: says("") };
export const Inline: Story = {
  tags: ["snapshot"],
  args: { inline: true },
  decorators: [
    (Story) => (
      <header className="flex items-center gap-3 px-4">
        <h1 className="flex-1 text-heading font-semibold">Barcelona</h1>
        <Story />
      </header>
    ),
  ],
  play: says("Canvis sense desar"),
};
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div className="w-80">
        <Story />
      </div>
    ),
  ],
};
export const Conforms = conforms(HTMLDivElement, (props) => (
  <SaveBar state="clean" {...props}>
    <Button>Save</Button>
  </SaveBar>
));
