import type { Meta, StoryObj } from "@storybook/react-vite";
import { Trash2 } from "lucide-react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { conforms } from "../conformance/index.ts";
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
export const Conforms = conforms(
  HTMLDivElement,
  (props) => (
    <Tooltip {...props} content="Delete the route">
      <button type="button">Delete</button>
    </Tooltip>
  ),
  () => userEvent.tab(),
);
