import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/index.ts";
import { conformsPopup, opensAndCloses } from "../conformance/index.ts";
import { Dialog } from "../dialog/index.ts";
import { Popover } from "./Popover.tsx";

const meta = {
  title: "Overlays/Popover",
  component: Popover,
  args: {
    label: "Opcions de visualització",
    trigger: <Button>Opcions</Button>,
    children: (close) => (
      <div className="grid max-w-64 gap-3">
        <p>Mostra també les experiències desactivades dels col·laboradors.</p>
        <Button variant="primary" onClick={close}>
          Aplica els canvis
        </Button>
      </div>
    ),
    onOpenChange: fn(),
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OpensAndCloses: Story = {
  tags: ["snapshot"],
  name: "Enter opens it and focuses what is inside; Escape closes it and gives the focus back",
  play: ({ canvasElement }) => opensAndCloses(canvasElement, "Opcions", "dialog"),
};

export const Open: Story = {
  tags: ["snapshot"],
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole("button", { name: "Opcions" });
    await userEvent.click(trigger);
    const panel = await canvas.findByRole("dialog", { name: "Opcions de visualització" });
    await expect(trigger).toHaveAttribute("aria-expanded", "true");
    const gap = panel.getBoundingClientRect().top - trigger.getBoundingClientRect().bottom;
    await expect(gap).toBeCloseTo(6, 0);
  },
};

export const OpenDark: Story = { ...Open, globals: { theme: "dark" } };

export const TriggerCloses: Story = {
  name: "The trigger closes it too",
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole("button", { name: "Opcions" });
    await userEvent.click(trigger);
    await canvas.findByRole("dialog");
    await userEvent.click(trigger);
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const ClosedFromInside: Story = {
  name: "Closed from inside, the focus is back on the trigger",
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole("button", { name: "Opcions" });
    trigger.focus();
    await userEvent.keyboard("{Enter}");
    await userEvent.click(await canvas.findByRole("button", { name: "Aplica els canvis" }));
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await expect(trigger).toHaveFocus();
  },
};

export const LeavingByTab: Story = {
  name: "Leaving it by Tab closes it",
  render: (args) => (
    <>
      <Popover {...args} /> <Button>Següent</Button>
    </>
  ),
  play: async ({ canvas }) => {
    canvas.getByRole("button", { name: "Opcions" }).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: "Aplica els canvis" })).toHaveFocus(),
    );
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Següent" })).toHaveFocus();
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
  },
};

export const AtTheEdge: Story = {
  name: "At the window's edge it stays inside",
  render: (args) => (
    <div className="flex justify-end">
      <Popover {...args} className="w-80" />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Opcions" }));
    const panel = await canvas.findByRole("dialog");
    await expect(panel.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth - 8);
  },
};

export const InADialog: Story = {
  name: "Escape closes the popover and leaves the dialog around it open",
  render: function InDialog(args) {
    const [open, setOpen] = useState(true);
    return (
      <Dialog open={open} title="Editar l'experiència" onClose={() => setOpen(false)}>
        <Popover {...args} label="Detalls" />
      </Dialog>
    );
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole("button", { name: "Opcions" }));
    await page.findByRole("dialog", { name: "Detalls" });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(page.queryByRole("dialog", { name: "Detalls" })).toBeNull());
    await expect(page.getByRole("dialog", { name: "Editar l'experiència" })).toBeVisible();
  },
};

export const Conforms = conformsPopup(HTMLDivElement, "dialog", (props, { name }) => (
  <Popover {...props} label="Details" trigger={<Button>{name}</Button>}>
    Details
  </Popover>
));
