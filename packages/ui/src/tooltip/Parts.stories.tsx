import type { Meta, StoryObj } from "@storybook/react-vite";
import { Trash2 } from "lucide-react";
import { expect, fn, mocked, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/index.ts";
import { conforms } from "../conformance/index.ts";
import { DropdownMenu } from "../dropdown-menu/index.ts";
import { IconButton } from "../icon-button/index.ts";
import { Tooltip, TooltipRoot } from "./index.ts";

const meta = {
  title: "Overlays/Tooltip/Parts",
  component: TooltipRoot,
  args: { onOpenChange: fn(), showDelay: 0, children: null },
  render: (args) => (
    <Tooltip.Root {...args}>
      <Tooltip.Trigger>
        <IconButton label="Elimina">
          <Trash2 aria-hidden />
        </IconButton>
      </Tooltip.Trigger>
      <Tooltip.Content side="bottom">Elimina la ruta</Tooltip.Content>
    </Tooltip.Root>
  ),
  decorators: [
    (Story) => (
      <div className="flex min-h-40 items-center justify-center">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TooltipRoot>;
export default meta;
type Story = StoryObj<typeof meta>;

const screen = within(document.body);
const shown = () => document.querySelector<HTMLElement>("[data-side]");

export const Composed: Story = {
  tags: ["snapshot"],
  name: "Its parts make a tooltip, which says why it is shown and hidden",
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole("button", { name: "Elimina" });
    await userEvent.tab();
    await waitFor(() => expect(button).toHaveAccessibleDescription("Elimina la ruta"));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(shown()).toBeNull());
    await userEvent.hover(button);
    await waitFor(() => expect(shown()).toBeVisible());
    button.blur();
    await userEvent.unhover(button);
    await waitFor(() => expect(shown()).toBeNull());
    await expect(mocked(args.onOpenChange as () => void).mock.calls).toEqual([
      [true, "trigger"],
      [false, "escape"],
      [true, "trigger"],
      [false, "outside"],
    ]);
    await userEvent.tab();
    await waitFor(() => expect(shown()).toBeVisible());
    await expect(button).toHaveFocus();
  },
};

export const Held: Story = {
  name: "With `open` the caller decides, and is asked",
  args: { open: true },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(shown()).toBeVisible());
    await userEvent.tab();
    await userEvent.keyboard("{Escape}");
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, "escape");
    await expect(shown()).toBeVisible();
    await expect(canvas.getByRole("button")).toHaveAccessibleDescription("Elimina la ruta");
  },
};

export const OpenAtFirst: Story = {
  name: "With `defaultOpen` it is there at first, and goes by itself",
  args: { defaultOpen: true },
  play: async () => {
    await waitFor(() => expect(shown()).toBeVisible());
    await userEvent.click(document.body);
    await waitFor(() => expect(shown()).toBeNull());
  },
};

export const AroundATrigger: Story = {
  name: "Its trigger may be inside the trigger of a menu",
  render: () => (
    <Tooltip.Root showDelay={0}>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger>
          <Tooltip.Trigger>
            <Button>Accions</Button>
          </Tooltip.Trigger>
        </DropdownMenu.Trigger>
        <DropdownMenu.Content>
          <DropdownMenu.Item>Duplica</DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Root>
      <Tooltip.Content>Més accions</Tooltip.Content>
    </Tooltip.Root>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Accions" });
    await userEvent.tab();
    await waitFor(() => expect(button).toHaveAccessibleDescription("Més accions"));
    await userEvent.keyboard("{Enter}");
    await expect(await screen.findByRole("menuitem", { name: "Duplica" })).toBeVisible();
  },
};

export const TriggerConforms = conforms(HTMLButtonElement, (props) => (
  <Tooltip.Root>
    <Tooltip.Trigger {...props}>
      <button type="button">Delete</button>
    </Tooltip.Trigger>
    <Tooltip.Content>Delete the route</Tooltip.Content>
  </Tooltip.Root>
));
export const ContentConforms = conforms(HTMLDivElement, (props) => (
  <Tooltip.Root defaultOpen>
    <Tooltip.Trigger>
      <button type="button">Delete</button>
    </Tooltip.Trigger>
    <Tooltip.Content {...props}>Delete the route</Tooltip.Content>
  </Tooltip.Root>
));
