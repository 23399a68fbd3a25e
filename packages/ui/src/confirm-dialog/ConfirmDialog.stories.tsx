import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useRef, useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/index.ts";
import {
  conformsPopup,
  conformsToOpening,
  fitsNarrowWindow,
  opensAndCloses,
  scrollsAsOne,
  shortWindow,
} from "../conformance/index.ts";
import { ConfirmDialog, type ConfirmDialogProps } from "./ConfirmDialog.tsx";

const Opened = (args: ConfirmDialogProps) => {
  const [open, setOpen] = useState(args.open ?? false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Elimina…</Button>
      <ConfirmDialog
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
  title: "Overlays/ConfirmDialog",
  component: ConfirmDialog,
  parameters: { layout: "fullscreen" },
  args: {
    open: true,
    title: "Voleu eliminar «Ruta del Prado»?",
    description: "S'eliminaran també els seus 12 punts. Aquesta acció no es pot desfer.",
    confirmLabel: "Elimina la ruta",
    cancelLabel: "Cancel·la",
    danger: true,
    onConfirm: fn(),
    onClose: fn(),
  },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const screen = within(document.body);

export const ShortWindow: Story = {
  ...shortWindow,
  name: "In a short window the question and its buttons scroll as one",
  args: { description: "S'eliminaran també els seus 12 punts. ".repeat(8) },
  play: async () => scrollsAsOne(await screen.findByRole("alertdialog")),
};

export const Destructive: Story = {
  tags: ["snapshot"],
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole("button", { name: "Cancel·la" })).toHaveFocus());
    await userEvent.click(screen.getByRole("button", { name: "Elimina la ruta" }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(screen.getByRole("alertdialog")).toBeVisible();
  },
};

export const Plain: Story = {
  args: {
    danger: false,
    title: "Voleu publicar «Ruta del Prado»?",
    confirmLabel: "Publica",
    description: undefined,
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole("button", { name: "Publica" })).toHaveFocus());
  },
};

export const ByKeyboard: Story = {
  args: { open: false },
  play: async ({ canvasElement, args }) => {
    await opensAndCloses(canvasElement, "Elimina…", "alertdialog");
    await expect(args.onClose).toHaveBeenCalledWith("escape");
  },
};

export const CancelSaysSo: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Cancel·la" }));
    await expect(args.onClose).toHaveBeenCalledWith("cancel");
  },
};

export const CancelAfterARightPress: Story = {
  name: "After a press of the right button on the overlay, cancel still says cancel",
  play: async ({ args }) => {
    await screen.findByRole("alertdialog");
    await userEvent.pointer({
      target: document.querySelector(".bg-overlay") as Element,
      keys: "[MouseRight]",
    });
    await userEvent.click(screen.getByRole("button", { name: "Cancel·la" }));
    await expect(args.onClose).toHaveBeenLastCalledWith("cancel");
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

function Creates(args: ConfirmDialogProps) {
  const [open, setOpen] = useState(false);
  const [made, setMade] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (made) heading.current?.focus();
  }, [made]);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Publica…</Button>
      {made && (
        <h2 ref={heading} tabIndex={-1}>
          Publicada
        </h2>
      )}
      <ConfirmDialog
        {...args}
        open={open}
        onConfirm={() => {
          setOpen(false);
          setMade(true);
        }}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

const closed = fn();

export const LeavesTheFocus: Story = {
  name: "What follows from a yes may take the focus, and keeps it",
  args: { danger: false, confirmLabel: "Publica", onCloseAutoFocus: closed },
  render: (args) => <Creates {...args} />,
  play: async ({ canvas }) => {
    closed.mockClear();
    await userEvent.click(canvas.getByRole("button", { name: "Publica…" }));
    await userEvent.click(await screen.findByRole("button", { name: "Publica" }));
    // By now the dialog would have returned the focus.
    await waitFor(() => expect(closed).toHaveBeenCalledOnce());
    await expect(canvas.getByRole("heading", { name: "Publicada" })).toHaveFocus();
  },
};

export const PendingBlocksClosing: Story = {
  args: { pending: true },
  play: async ({ args }) => {
    await screen.findByRole("alertdialog");
    await userEvent.keyboard("{Escape}");
    await userEvent.click(screen.getByRole("button", { name: "Cancel·la" }));
    await userEvent.click(screen.getByRole("button", { name: /Elimina la ruta/ }));
    await userEvent.pointer({
      target: document.querySelector(".bg-overlay") as Element,
      keys: "[MouseLeft]",
    });
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const FailureStaysInside: Story = {
  args: { error: "No s'ha pogut eliminar: el servidor no respon. Torneu-ho a provar." },
  play: async () => {
    await expect(
      within(await screen.findByRole("alertdialog")).getByRole("alert"),
    ).toHaveTextContent("no respon");
  },
};
export const Conforms = conformsPopup(
  HTMLDivElement,
  "alertdialog",
  (props, { open, setOpen, opener }) => (
    <>
      {opener}
      <ConfirmDialog
        {...props}
        open={open}
        title="Publish?"
        confirmLabel="Publish"
        onConfirm={() => {}}
        onClose={() => setOpen(false)}
      />
    </>
  ),
);

export const Narrow = fitsNarrowWindow(
  () => (
    <ConfirmDialog
      open
      danger
      title="Voleu eliminar «Internacionalitzacionsdesproporcionadamentllarguíssimes»?"
      description="S'eliminaran també els punts dels establiments col·laboradorsincondicionals."
      confirmLabel="Elimina definitivament la ruta"
      cancelLabel="Cancel·la i torna a l'experiència"
      error="No s'ha pogut eliminar: el servidor no respon."
      onConfirm={() => {}}
      onClose={() => {}}
    />
  ),
  { role: "alertdialog" },
);

export const ConformsToOpening = conformsToOpening(
  ({ open, onOpenChange }) => (
    <ConfirmDialog
      {...(open === undefined ? { defaultOpen: true } : { open })}
      onOpenChange={onOpenChange}
      title="Delete it?"
      confirmLabel="Delete"
      onConfirm={() => {}}
    />
  ),
  "alertdialog",
);

const told = fn();

export const WithATrigger: Story = {
  name: "UIK-01 Its trigger opens it, it closes by itself when it is confirmed or cancelled, and gives the focus back",
  render: () => (
    <ConfirmDialog
      trigger={<Button>Elimina…</Button>}
      onOpenChange={told}
      title="Voleu eliminar la ruta?"
      confirmLabel="Elimina"
      cancelLabel="Cancel·la"
      onConfirm={() => {}}
    />
  ),
  play: async ({ canvas }) => {
    told.mockClear();
    const trigger = canvas.getByRole("button", { name: "Elimina…" });
    for (const [name, reason] of [
      ["Cancel·la", "cancel"],
      ["Elimina", "confirm"],
    ] as const) {
      await userEvent.click(trigger);
      await expect(told).toHaveBeenLastCalledWith(true, "trigger");
      await userEvent.click(await screen.findByRole("button", { name }));
      await waitFor(() => expect(told).toHaveBeenLastCalledWith(false, reason));
      await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
      await waitFor(() => expect(trigger).toHaveFocus());
    }
  },
};
