import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/index.ts";
import {
  conformsPopup,
  conformsToOpening,
  fitsNarrowWindow,
  opensAndCloses,
} from "../conformance/index.ts";
import { catalanLabelSet } from "../label-sets/index.ts";
import { UiLabelsProvider } from "../labels/index.ts";
import { ModalAlert, type ModalAlertProps } from "./ModalAlert.tsx";

const Opened = (args: ModalAlertProps) => {
  const [open, setOpen] = useState(args.open ?? false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Obre</Button>
      <ModalAlert
        {...args}
        open={open}
        onClose={(reason) => {
          args.onClose?.(reason);
          setOpen(false);
        }}
      />
    </>
  );
};

const meta = {
  title: "Overlays/ModalAlert",
  component: ModalAlert,
  parameters: { layout: "fullscreen" },
  args: {
    open: true,
    variant: "success",
    children: "La experiencia se ha guardado.",
    onClose: fn(),
  },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof ModalAlert>;
export default meta;
type Story = StoryObj<typeof meta>;

const screen = within(document.body);
const shows = (title: string) => async () => {
  const alert = await screen.findByRole("alertdialog", { name: title });
  await waitFor(() => expect(alert).toBeVisible());
  await expect(alert).toHaveAccessibleDescription("La experiencia se ha guardado.");
  await expect(screen.getByRole("button", { name: "OK" })).toHaveFocus();
};

export const Success: Story = {
  tags: ["snapshot"],
  name: "UIK-01 success is titled Éxito",
  play: shows("Éxito"),
};
export const Failure: Story = {
  tags: ["snapshot"],
  name: "UIK-01 error is titled Error",
  args: { variant: "error" },
  play: shows("Error"),
};
export const Warning: Story = {
  tags: ["snapshot"],
  name: "UIK-01 warning is titled Advertencia",
  args: { variant: "warning" },
  play: shows("Advertencia"),
};
export const Information: Story = {
  tags: ["snapshot"],
  name: "UIK-01 info is titled Información",
  args: { variant: "info" },
  play: shows("Información"),
};

export const Translated: Story = {
  args: { title: "Fet", buttonLabel: "D'acord", children: "L'experiència s'ha desat." },
  play: async () => {
    await expect(await screen.findByRole("alertdialog", { name: "Fet" })).toBeVisible();
    await expect(screen.getByRole("button", { name: "D'acord" })).toBeVisible();
  },
};

export const ByEscape: Story = {
  name: "UIK-01 closes on Escape and gives the focus back",
  args: { open: false },
  play: async ({ canvasElement, args }) => {
    await opensAndCloses(canvasElement, "Obre", "alertdialog");
    await expect(args.onClose).toHaveBeenCalledWith("escape");
  },
};

export const ByOverlay: Story = {
  name: "UIK-01 closes on its overlay",
  play: async ({ args }) => {
    await screen.findByRole("alertdialog");
    await userEvent.pointer({
      target: document.querySelector(".bg-overlay") as Element,
      keys: "[MouseLeft]",
    });
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(args.onClose).toHaveBeenCalledWith("overlay");
  },
};

export const ByButton: Story = {
  name: "UIK-01 closes with its button",
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "OK" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(args.onClose).toHaveBeenCalledWith("button");
  },
};

export const KeepsTheFocus: Story = {
  name: "UIK-01 traps the focus",
  play: async () => {
    const alert = await screen.findByRole("alertdialog");
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await expect(alert.contains(document.activeElement)).toBe(true);
  },
};

export const LocksTheScroll: Story = {
  name: "UIK-01 locks page scroll without moving the page",
  args: { open: false },
  render: (args) => (
    <div className="h-[200vh]">
      <Opened {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole("button", { name: "Obre" });
    const before = button.getBoundingClientRect();
    await userEvent.click(button);
    await screen.findByRole("alertdialog");
    await expect(getComputedStyle(document.body).overflowY).toBe("hidden");
    await expect(button.getBoundingClientRect().left).toBe(before.left);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(getComputedStyle(document.body).overflowY).not.toBe("hidden"));
  },
};
export const InALabelSet: Story = {
  name: "UIK-01 a label set replaces its title and the text of its button, as all others",
  render: (args) => (
    <UiLabelsProvider labels={catalanLabelSet}>
      <Opened {...args} />
    </UiLabelsProvider>
  ),
  play: async () => {
    const alert = await screen.findByRole("alertdialog", {
      name: catalanLabelSet.modalAlert.success,
    });
    await expect(within(alert).getByRole("button", { name: catalanLabelSet.ok })).toHaveFocus();
  },
};

export const Conforms = conformsPopup(
  HTMLDivElement,
  "alertdialog",
  (props, { open, setOpen, opener }) => (
    <>
      {opener}
      <ModalAlert {...props} open={open} variant="info" onClose={() => setOpen(false)}>
        Read
      </ModalAlert>
    </>
  ),
);

export const Narrow = fitsNarrowWindow(
  () => (
    <ModalAlert
      open
      variant="warning"
      title="Advertència d'incompatibilitat"
      buttonLabel="D'acord, ho he llegit atentament"
      onClose={() => {}}
    >
      Les internacionalitzacionsdesproporcionadamentllarguíssimes de l'establiment no s'han desat.
    </ModalAlert>
  ),
  { role: "alertdialog" },
);

export const ConformsToOpening = conformsToOpening(
  ({ open, onOpenChange }) => (
    <ModalAlert
      {...(open === undefined ? { defaultOpen: true } : { open })}
      onOpenChange={onOpenChange}
      variant="info"
    >
      Read
    </ModalAlert>
  ),
  "alertdialog",
);
