import type { Meta, StoryObj } from "@storybook/react-vite";
import { MapPin, Puzzle, Trophy } from "lucide-react";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { conformsPopup } from "../conformance/index.ts";
import { Button } from "../button/index.ts";
import { HelpDialog, type HelpDialogProps } from "./HelpDialog.tsx";

const Opened = (args: HelpDialogProps) => {
  const [open, setOpen] = useState(args.open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ajuda</Button>
      <HelpDialog
        {...args}
        open={open}
        onClose={(reason) => {
          args.onClose(reason);
          setOpen(false);
        }}
      />
    </>
  );
};

const meta = {
  title: "Overlays/HelpDialog",
  component: HelpDialog,
  parameters: { layout: "fullscreen" },
  args: {
    open: true,
    title: "Com es fa una ruta",
    onClose: fn(),
    pages: [
      {
        figure: <MapPin aria-hidden className="size-16 text-ink-muted" />,
        title: "Punts",
        caption: "Situeu els punts al mapa.",
      },
      {
        figure: <Puzzle aria-hidden className="size-16 text-ink-muted" />,
        caption: "Trieu un repte per a cada punt.",
      },
      {
        figure: <Trophy aria-hidden className="size-16 text-ink-muted" />,
        caption: "Descriviu el premi.",
      },
    ],
  },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof HelpDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const screen = within(document.body);

export const ArrowKeysTurnPages: Story = {
  tags: ["snapshot"],
  play: async () => {
    await screen.findByText("Situeu els punts al mapa.");
    await userEvent.keyboard("{ArrowLeft}{ArrowRight}{ArrowRight}");
    await expect(screen.getByText("Descriviu el premi.")).toBeVisible();
    await userEvent.keyboard("{ArrowRight}{ArrowLeft}");
    await expect(screen.getByText("Trieu un repte per a cada punt.")).toBeVisible();
  },
};

export const ButtonsAndDotsTurnPages: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Next" }));
    await expect(screen.getByText("Trieu un repte per a cada punt.")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Page 1 of 3" }));
    await expect(screen.getByText("Situeu els punts al mapa.")).toBeVisible();
    await expect(screen.getByRole("button", { name: "Page 1 of 3" })).toHaveAttribute(
      "aria-current",
      "step",
    );
  },
};

export const StartsAgainAtTheFirstPage: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Next" }));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Ajuda" }));
    await expect(await screen.findByText("Situeu els punts al mapa.")).toBeVisible();
  },
};
export const Conforms = conformsPopup(
  HTMLDivElement,
  "dialog",
  (props, { open, setOpen, opener }) => (
    <>
      {opener}
      <HelpDialog
        {...props}
        open={open}
        title="Help"
        pages={[{ figure: "1", caption: "One" }]}
        onClose={() => setOpen(false)}
      />
    </>
  ),
);
