import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/index.ts";
import { conformsPopup, drawn, fitsNarrowWindow, opensAndCloses } from "../conformance/index.ts";
import { Dialog } from "../dialog/index.ts";
import { DropdownMenuItem, DropdownMenu } from "../dropdown-menu/index.ts";
import { Tooltip } from "../tooltip/index.ts";
import { Popover, type PopoverProps } from "./Popover.tsx";

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
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, "trigger");
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

export const HiddenFileInput: Story = {
  name: "A hidden file input inside is passed over: the button that opens it takes the focus",
  render: (args) => (
    <Popover {...args}>
      <input type="file" hidden />
      <Button>Tria un fitxer</Button>
    </Popover>
  ),
  play: async ({ canvas }) => {
    canvas.getByRole("button", { name: "Opcions" }).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: "Tria un fitxer" })).toHaveFocus(),
    );
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

export const TooltipInside: Story = {
  name: "Escape hides a tooltip inside first, and closes the popover when it is pressed again",
  render: (args) => (
    <Popover {...args}>
      <Tooltip content="Només per a aquesta llista" showDelay={0}>
        <Button>Desactivades</Button>
      </Tooltip>
    </Popover>
  ),
  play: async ({ canvas }) => {
    canvas.getByRole("button", { name: "Opcions" }).focus();
    await userEvent.keyboard("{Enter}");
    await canvas.findByRole("tooltip");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(canvas.queryByRole("tooltip")).toBeNull());
    await expect(canvas.getByRole("dialog")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Desactivades" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
  },
};

const ordered = fn();

export const MenuInside: Story = {
  name: "A menu inside leaves the popover open, lies above it, and Escape closes the menu first",
  render: (args) => (
    <Popover {...args}>
      <DropdownMenu align="start" trigger={<Button>Ordena</Button>}>
        <DropdownMenuItem onSelect={ordered}>Per nom</DropdownMenuItem>
        <DropdownMenuItem>Per data</DropdownMenuItem>
      </DropdownMenu>
    </Popover>
  ),
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole("button", { name: "Opcions" }).focus();
    await userEvent.keyboard("{Enter}");
    const sort = await canvas.findByRole("button", { name: "Ordena" });
    await waitFor(() => expect(sort).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    const item = await canvas.findByRole("menuitem", { name: "Per nom" });
    await waitFor(() => expect(item).toHaveFocus());
    await expect(canvas.getByRole("dialog")).toBeVisible();
    const { left, top, width, height } = item.getBoundingClientRect();
    const seen = canvasElement.ownerDocument.elementFromPoint(left + width / 2, top + height / 2);
    await expect(item.contains(seen)).toBe(true);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(canvas.queryByRole("menu")).toBeNull());
    await waitFor(() => expect(sort).toHaveFocus());
    await expect(canvas.getByRole("dialog")).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await canvas.findByRole("menu");
    await userEvent.keyboard("{Enter}");
    await expect(ordered).toHaveBeenCalled();
    await expect(canvas.getByRole("dialog")).toBeVisible();
  },
};

function HeldOpen({ refuses = false, ...args }: PopoverProps & { refuses?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(!open)}>De fora</Button>{" "}
      <Popover
        {...args}
        open={open}
        onOpenChange={(next, reason) => {
          args.onOpenChange?.(next, reason);
          if (next || !refuses) setOpen(next);
        }}
      >
        <input aria-label="Nom" />
      </Popover>
    </>
  );
}

export const Held: Story = {
  name: "Controlled, it follows `open` and calls onOpenChange only for a change",
  render: (args) => <HeldOpen {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "De fora" }));
    await canvas.findByRole("dialog");
    await waitFor(() => expect(canvas.getByLabelText("Nom")).toHaveFocus());
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, "escape");
    await userEvent.click(canvas.getByRole("button", { name: "Opcions" }));
    await canvas.findByRole("dialog");
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true, "trigger");
    await userEvent.click(canvas.getByRole("button", { name: "Opcions" }));
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await expect(args.onOpenChange).toHaveBeenCalledTimes(3);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, "trigger");
  },
};

export const Refuses: Story = {
  name: "Controlled, it stays open with its content while the caller does not change `open`",
  render: (args) => <HeldOpen {...args} refuses />,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Opcions" }));
    await userEvent.type(await canvas.findByLabelText("Nom"), "Ruta");
    await userEvent.keyboard("{Escape}");
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, "escape");
    await expect(canvas.getByRole("dialog")).toBeVisible();
    await userEvent.click(document.body);
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false, "outside"));
    await drawn();
    await expect(canvas.getByRole("dialog")).toBeVisible();
    await expect(canvas.getByLabelText("Nom")).toHaveValue("Ruta");
  },
};

export const Conforms = conformsPopup(HTMLDivElement, "dialog", (props, { name }) => (
  <Popover {...props} label="Details" trigger={<Button>{name}</Button>}>
    Details
  </Popover>
));

export const Narrow = fitsNarrowWindow(
  () => (
    <Popover label="Detalls" trigger={<Button>Opcions de visualització</Button>}>
      Internacionalitzacionsdesproporcionadamentllarguíssimes dels establiments col·laboradors
    </Popover>
  ),
  {
    show: (root) => userEvent.click(within(root).getByRole("button", { name: /Opcions/ })),
    role: "dialog",
  },
);

export const TellsWhy: Story = {
  name: "Open at first where told so; it says why it opens and closes",
  args: {
    defaultOpen: true,
    children: (close) => (
      <button type="button" onClick={close}>
        Fet
      </button>
    ),
  },
  render: (args) => (
    <>
      <Popover {...args} /> <a href="#next">Després</a>
    </>
  ),
  play: async ({ canvas, args }) => {
    const last = (open: boolean, reason: string) =>
      waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(open, reason));
    const trigger = canvas.getByRole("button", { name: "Opcions" });
    await waitFor(() => expect(canvas.getByRole("dialog")).toBeVisible());
    await userEvent.click(canvas.getByRole("button", { name: "Fet" }));
    await last(false, "button");
    await userEvent.click(trigger);
    await last(true, "trigger");
    await userEvent.click(trigger);
    await last(false, "trigger");
    await userEvent.click(trigger);
    await waitFor(() => expect(canvas.getByRole("button", { name: "Fet" })).toHaveFocus());
    canvas.getByRole("link", { name: "Després" }).focus();
    await last(false, "outside");
    await userEvent.click(trigger);
    await waitFor(() => expect(canvas.getByRole("button", { name: "Fet" })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await last(false, "escape");
  },
};
