import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { Button } from "../button/index.ts";
import { conforms } from "../conformance/index.ts";
import { Popover, PopoverRoot } from "./index.ts";

const meta = {
  title: "Overlays/Popover/Parts",
  component: PopoverRoot,
  args: { onOpenChange: fn(), children: null },
  render: (args) => (
    <Popover.Root {...args}>
      <Popover.Trigger>
        <Button>Opcions</Button>
      </Popover.Trigger>
      <Popover.Content label="Opcions de visualització" align="start" className="grid gap-3">
        <p>Mostra també les experiències desactivades.</p>
        <Popover.Close>
          <Button>D'acord</Button>
        </Popover.Close>
      </Popover.Content>
    </Popover.Root>
  ),
  decorators: [
    (Story) => (
      <div className="min-h-60">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PopoverRoot>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Composed: Story = {
  tags: ["snapshot"],
  name: "Its parts make a popover, which says why it opens and closes",
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole("button", { name: "Opcions" });
    const last = (open: boolean, reason: string) =>
      waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(open, reason));
    await userEvent.click(trigger);
    await last(true, "trigger");
    await userEvent.click(await canvas.findByRole("button", { name: "D'acord" }));
    await last(false, "button");
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await last(true, "trigger");
    await canvas.findByRole("dialog", { name: "Opcions de visualització" });
    await userEvent.keyboard("{Escape}");
    await last(false, "escape");
    await userEvent.click(trigger);
    const panel = await canvas.findByRole("dialog", { name: "Opcions de visualització" });
    const gap = panel.getBoundingClientRect().top - trigger.getBoundingClientRect().bottom;
    await expect(gap).toBeCloseTo(6, 0);
  },
};

export const TriggerConforms = conforms(HTMLButtonElement, (props) => (
  <Popover.Root>
    <Popover.Trigger {...props}>
      <button type="button">Open</button>
    </Popover.Trigger>
  </Popover.Root>
));
export const ContentConforms = conforms(HTMLDivElement, (props) => (
  <Popover.Root defaultOpen>
    <Popover.Trigger>
      <button type="button">Open</button>
    </Popover.Trigger>
    <Popover.Content {...props} label="Details">
      Details
    </Popover.Content>
  </Popover.Root>
));
export const CloseConforms = conforms(HTMLButtonElement, (props) => (
  <Popover.Root defaultOpen>
    <Popover.Trigger>
      <button type="button">Open</button>
    </Popover.Trigger>
    <Popover.Content label="Details">
      <Popover.Close {...props}>
        <button type="button">Close</button>
      </Popover.Close>
    </Popover.Content>
  </Popover.Root>
));
