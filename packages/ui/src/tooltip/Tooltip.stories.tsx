import type { Meta, StoryObj } from "@storybook/react-vite";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { conforms } from "../conformance/index.ts";
import { Dialog } from "../dialog/index.ts";
import { IconButton } from "../icon-button/index.ts";
import { Tooltip } from "./Tooltip.tsx";

const meta = {
  title: "Overlays/Tooltip",
  component: Tooltip,
  args: {
    content: "Elimina la ruta",
    showDelay: 0,
    children: (
      <IconButton label="Elimina">
        <Trash2 aria-hidden />
      </IconButton>
    ),
  },
  decorators: [
    (Story) => (
      <div className="flex min-h-40 items-center justify-center">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

const screen = within(document.body);
const bubble = () => document.querySelector<HTMLElement>("[data-side]");

export const Focus: Story = {
  tags: ["snapshot"],
  name: "UIK-04 shows under the focus, 8 px away, and describes its element",
  play: async () => {
    await userEvent.tab();
    const button = screen.getByRole("button", { name: "Elimina" });
    await waitFor(() => expect(bubble()).toBeVisible());
    await expect(button).toHaveAccessibleDescription("Elimina la ruta");
    await waitFor(() =>
      expect(
        Math.round(
          button.getBoundingClientRect().top -
            (bubble() as HTMLElement).getBoundingClientRect().bottom,
        ),
      ).toBe(8),
    );
  },
};

export const Escape: Story = {
  name: "UIK-04 Escape hides it and leaves the focus",
  play: async () => {
    await userEvent.tab();
    await waitFor(() => expect(bubble()).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(bubble()).toBeNull());
    await expect(screen.getByRole("button")).toHaveFocus();
  },
};

export const HideDelay: Story = {
  name: "UIK-04 hides 120 ms after the focus has left",
  play: async () => {
    await userEvent.tab();
    await waitFor(() => expect(bubble()).toBeVisible());
    const from = performance.now();
    screen.getByRole("button").blur();
    await expect(bubble()).toBeVisible();
    await waitFor(() => expect(bubble()).toBeNull(), { interval: 5 });
    await expect(performance.now() - from).toBeGreaterThanOrEqual(119);
  },
};

export const Hoverable: Story = {
  name: "UIK-04 stays while the pointer is on it",
  play: async () => {
    await userEvent.tab();
    await waitFor(() => expect(bubble()).toBeVisible());
    const shown = bubble() as HTMLElement;
    const from = performance.now();
    screen.getByRole("button").blur();
    await userEvent.hover(shown);
    await waitFor(() => expect(performance.now() - from).toBeGreaterThan(300), { interval: 20 });
    await expect(shown).toBeVisible();
  },
};

export const Touch: Story = {
  name: "UIK-04 a tap shows it, the next tap hides it",
  play: async () => {
    const button = screen.getByRole("button");
    await userEvent.pointer({ target: button, keys: "[TouchA]" });
    await waitFor(() => expect(bubble()).toBeVisible());
    await userEvent.pointer({ target: button, keys: "[TouchA]" });
    await waitFor(() => expect(bubble()).toBeNull());
  },
};
export const TapElsewhere: Story = {
  name: "UIK-04 a tap elsewhere hides it",
  play: async ({ canvasElement }) => {
    await userEvent.pointer({ target: screen.getByRole("button"), keys: "[TouchA]" });
    await waitFor(() => expect(bubble()).toBeVisible());
    await userEvent.pointer({ target: canvasElement, keys: "[TouchA]" });
    await waitFor(() => expect(bubble()).toBeNull());
  },
};

export const Pointer: Story = {
  name: "UIK-04 the pointer shows it, not before its delay",
  args: { showDelay: 80 },
  play: async () => {
    const from = performance.now();
    await userEvent.hover(screen.getByRole("button"));
    await expect(bubble()).toBeNull();
    await waitFor(() => expect(bubble()).toBeVisible(), { interval: 5 });
    await expect(performance.now() - from).toBeGreaterThanOrEqual(79);
    await userEvent.unhover(screen.getByRole("button"));
    await waitFor(() => expect(bubble()).toBeNull());
  },
};

export const PressIsNoQuestion: Story = {
  name: "UIK-04 the focus that a press brings does not show it",
  args: { showDelay: 10_000 },
  play: async () => {
    await userEvent.click(screen.getByRole("button"));
    await expect(screen.getByRole("button")).toHaveFocus();
    await expect(bubble()).toBeNull();
  },
};

export const DescribesOnly: Story = {
  name: "UIK-04 describes its element while it is seen, and never names it",
  play: async () => {
    const button = screen.getByRole("button", { name: "Elimina" });
    await expect(button).not.toHaveAttribute("aria-describedby");
    await userEvent.tab();
    await waitFor(() => expect(button).toHaveAccessibleDescription("Elimina la ruta"));
    await expect(button).toHaveAccessibleName("Elimina");
  },
};

export const OneAtATime: Story = {
  name: "UIK-04 two are never seen at once",
  render: (args) => (
    <div className="flex gap-2">
      <Tooltip {...args} />
      <Tooltip content="Desactiva la ruta temporalment" showDelay={0}>
        <button type="button">Desactiva</button>
      </Tooltip>
    </div>
  ),
  play: async () => {
    await userEvent.tab();
    await waitFor(() => expect(bubble()).toHaveTextContent("Elimina la ruta"));
    await userEvent.hover(screen.getByRole("button", { name: "Desactiva" }));
    await waitFor(() => expect(bubble()).toHaveTextContent("Desactiva la ruta temporalment"));
    await expect(document.querySelectorAll("[role=tooltip]")).toHaveLength(1);
  },
};

export const InADialog: Story = {
  name: "UIK-04 in a dialog it is seen, and Escape closes it alone",
  render: function InDialog(args) {
    const [open, setOpen] = useState(true);
    return (
      <Dialog open={open} title="Editar la ruta" onClose={() => setOpen(false)}>
        <Tooltip {...args} />
      </Dialog>
    );
  },
  play: async () => {
    (await screen.findByRole("button", { name: "Elimina" })).focus();
    await waitFor(() => expect(bubble()).toBeVisible());
    await expect(bubble()?.closest("[role=dialog]")).not.toBeNull();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(bubble()).toBeNull());
    await expect(screen.getByRole("dialog")).toBeVisible();
  },
};

export const LongWords: Story = {
  name: "UIK-04 long words wrap and stay in the window",
  args: {
    content: "Descripció d'internacionalitzacionsdesproporcionadament llargues dels establiments",
  },
  decorators: [
    (Story) => (
      <div className="flex justify-end">
        <Story />
      </div>
    ),
  ],
  play: async () => {
    await userEvent.tab();
    await waitFor(() => expect(bubble()).toBeVisible());
    const box = (bubble() as HTMLElement).getBoundingClientRect();
    await expect(box.right).toBeLessThanOrEqual(window.innerWidth - 8);
    await expect((bubble() as HTMLElement).scrollWidth).toBeLessThanOrEqual(
      Math.ceil(box.width) + 8,
    );
  },
};

export const Conforms = conforms(
  HTMLDivElement,
  (props) => (
    <Tooltip {...props} content="Delete the route">
      <button type="button">Delete</button>
    </Tooltip>
  ),
  () => userEvent.tab(),
);
