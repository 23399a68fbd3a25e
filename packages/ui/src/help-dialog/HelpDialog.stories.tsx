import type { Meta, StoryObj } from "@storybook/react-vite";
import { MapPin, Puzzle, Trophy } from "lucide-react";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { conformsPopup, fitsNarrowWindow, inForcedColors } from "../conformance/index.ts";
import { Button } from "../button/index.ts";
import { HelpDialog, type HelpDialogProps } from "./HelpDialog.tsx";

const Opened = (args: HelpDialogProps) => {
  const [open, setOpen] = useState(args.open ?? false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ajuda</Button>
      <HelpDialog
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
  globals: { direction: "ltr" },
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

export const ForcedColors: Story = {
  name: "Where colours are forced, the dot of the shown page is drawn and wider than the others",
  play: async () => {
    await screen.findByRole("dialog");
    await inForcedColors(async () => {
      const dots = screen
        .getAllByRole("button", { name: /^Page / })
        .map((button) => button.firstElementChild as HTMLElement);
      const [shown, ...others] = dots.map((dot) => dot.offsetWidth);
      await expect(Math.max(...others)).toBeLessThan(shown ?? 0);
      const ground = getComputedStyle(dots[0]?.closest("[role=dialog]") as Element).backgroundColor;
      for (const dot of dots) await expect(getComputedStyle(dot).backgroundColor).not.toBe(ground);
    });
  },
};

/** A picture of a given size, as a data URL. */
const picture = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="gray"/></svg>`,
  )}`;

export const Pictures: Story = {
  name: "Pictures of different sizes fit, and no button moves while they are paged through",
  args: {
    pages: [
      {
        figure: <img src={picture(1600, 600)} width={1600} height={600} alt="El mapa" />,
        caption: "Situeu els punts al mapa.",
      },
      {
        figure: <img src={picture(300, 420)} width={300} height={420} alt="El repte" />,
        caption: "Trieu un repte per a cada punt.",
      },
    ],
  },
  play: async () => {
    const dialog = await screen.findByRole("dialog");
    const seen = () => within(dialog).getByRole("img");
    await expect(seen()).toHaveAccessibleName("El mapa");
    await waitFor(() => expect((seen() as HTMLImageElement).naturalWidth).toBe(1600));
    await expect(seen().getBoundingClientRect().right).toBeLessThanOrEqual(
      dialog.getBoundingClientRect().right,
    );
    const next = screen.getByRole("button", { name: "Next" });
    const [before, size] = [next, dialog].map((each) => each.getBoundingClientRect());
    await userEvent.click(next);
    await expect(seen()).toHaveAccessibleName("El repte");
    await expect(next.getBoundingClientRect().top).toBe(before?.top);
    await expect(dialog.getBoundingClientRect().height).toBe(size?.height);
  },
};

export const PictureMissing: Story = {
  name: "When a picture does not load, its alternative text and its height stay, and the pages can be turned",
  args: {
    pages: [
      {
        figure: <img src="data:image/png;base64,bm8=" width={640} height={300} alt="El mapa" />,
        caption: "Situeu els punts al mapa.",
      },
      { figure: <img src={picture(640, 300)} alt="El repte" />, caption: "Trieu un repte." },
    ],
  },
  play: async () => {
    const missing = await screen.findByRole<HTMLImageElement>("img", { name: "El mapa" });
    await waitFor(() => expect(missing.complete).toBe(true));
    await expect(missing.naturalWidth).toBe(0);
    const next = screen.getByRole("button", { name: "Next" });
    const before = next.getBoundingClientRect().top;
    await expect(screen.getByText("Situeu els punts al mapa.")).toBeVisible();
    await userEvent.click(next);
    await expect(screen.getByRole("img", { name: "El repte" })).toBeVisible();
    await expect(next.getBoundingClientRect().top).toBe(before);
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

export const Narrow = fitsNarrowWindow(
  () => (
    <HelpDialog
      open
      title="Internacionalitzacionsdesproporcionadamentllarguíssimes"
      pages={Array.from({ length: 9 }, () => ({
        figure: <img src={picture(1600, 600)} width={1600} height={600} alt="El mapa" />,
        title: "Desenvolupadorsdesproporcionadamentinternacionals",
        caption: "Trieu un repte per a cadascun dels establiments col·laboradorsincondicionals.",
      }))}
      onClose={() => {}}
    />
  ),
  { role: "dialog" },
);
