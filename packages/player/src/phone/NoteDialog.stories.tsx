import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState, type ComponentProps } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { Button } from "@panel/ui/button";
import css from "../app.css?inline";
import { catalan } from "../story-play.tsx";
import { Spoken } from "../Spoken.tsx";
import { NoteDialog } from "./NoteDialog.tsx";

const idle = { pending: 0, sent: 0, isFull: false, isGone: false };

/** Opens and closes the dialog, and keeps its draft, as the page of a link does. */
function Kept(args: ComponentProps<typeof NoteDialog>) {
  const [draft, setDraft] = useState(args.draft);
  const [isOpen, setIsOpen] = useState(true);
  if (!isOpen) return <Button onClick={() => setIsOpen(true)}>Nota</Button>;
  return (
    <NoteDialog {...args} draft={draft} setDraft={setDraft} onClose={() => setIsOpen(false)} />
  );
}

const meta = {
  title: "Player/Note from the street",
  component: NoteDialog,
  render: (args) => <Kept {...args} />,
  parameters: { layout: "fullscreen" },
  args: {
    queue: idle,
    draft: { text: "" },
    setDraft: fn(),
    onSend: fn(async () => undefined),
    onClose: fn(),
  },
  decorators: [
    (Story) => (
      <Spoken words={catalan}>
        <style>{css}</style>
        <Story />
      </Spoken>
    ),
  ],
} satisfies Meta<typeof NoteDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is sent that has no text; what was sent is told. */
export const Sent: Story = {
  play: async ({ canvas, args }) => {
    const send = canvas.getByRole("button", { name: "Envia" });
    await userEvent.click(send);
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole("textbox"), "  Falta un banc  ");
    await userEvent.click(send);
    await expect(args.onSend).toHaveBeenCalledWith("Falta un banc", undefined);
    await expect(canvas.getByRole("status")).toHaveTextContent("Nota enviada.");
  },
};

/** A note that was begun is there again when its dialog was closed. */
export const Closed: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole("textbox"), "Falta un banc");
    await userEvent.click(canvas.getByRole("button", { name: "Tanca" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Nota" }));
    await expect(canvas.getByRole("textbox")).toHaveValue("Falta un banc");
    await userEvent.click(canvas.getByRole("button", { name: "Envia" }));
    await expect(args.onSend).toHaveBeenCalledWith("Falta un banc", undefined);
    await expect(canvas.getByRole("textbox")).toHaveValue("");
  },
};

/** It waits for a network. */
export const Waiting: Story = {
  args: { queue: { ...idle, pending: 2 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("2 notes");
  },
};

/** The link takes no more notes. */
export const Refused: Story = {
  args: { queue: { ...idle, isFull: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(
      "No s’admeten més notes en aquest enllaç.",
    );
  },
};

/** The link has ended: what waits is not promised to be sent. */
export const LinkGone: Story = {
  args: { queue: { ...idle, pending: 1, isGone: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(
      /^L’enllaç ja no serveix: la nota no es pot enviar.$/,
    );
  },
};
