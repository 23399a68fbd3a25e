import type { Meta, StoryObj } from "@storybook/react-vite";
import { Trash2 } from "lucide-react";
import { type ReactElement, useState } from "react";
import { expect, fireEvent, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/index.ts";
import { conforms, withHeldClock } from "../conformance/index.ts";
import { Dialog } from "../dialog/index.ts";
import { DropdownMenuItem, DropdownMenu } from "../dropdown-menu/index.ts";
import { IconButton } from "../icon-button/index.ts";
import { Popover } from "../popover/index.ts";
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

/** Whether nothing covers the element's middle, so that a pointer can reach it. */
function isOnTop(element: HTMLElement): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

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
  name: "UIK-04 hides 120 ms after the focus has left, neither before nor later",
  play: async () => {
    await userEvent.tab();
    await waitFor(() => expect(bubble()).toBeVisible());
    await withHeldClock(async ({ advance }) => {
      screen.getByRole("button").blur();
      await advance(119);
      await expect(bubble()).toBeVisible();
      await advance(1);
      await expect(bubble()).toBeNull();
    });
  },
};

export const Hoverable: Story = {
  name: "UIK-04 stays while the pointer is on it, and goes 120 ms after it has left",
  play: async () => {
    await userEvent.tab();
    await waitFor(() => expect(bubble()).toBeVisible());
    await withHeldClock(async ({ advance }) => {
      const shown = bubble() as HTMLElement;
      screen.getByRole("button").blur();
      await advance(100);
      await fireEvent.pointerOver(shown);
      await advance(60_000);
      await expect(shown).toBeVisible();
      await fireEvent.pointerOut(shown);
      await advance(119);
      await expect(shown).toBeVisible();
      await advance(1);
      await expect(bubble()).toBeNull();
    });
  },
};

export const StaysWhileEitherHolds: Story = {
  name: "UIK-04 stays while its element has the focus or the pointer, and where the focus comes back in time",
  play: async () => {
    await userEvent.tab();
    await waitFor(() => expect(bubble()).toBeVisible());
    await withHeldClock(async ({ advance }) => {
      const button = screen.getByRole("button");
      await fireEvent.pointerOver(button);
      await fireEvent.pointerOut(button);
      await advance(60_000);
      await expect(bubble()).toBeVisible();
      button.blur();
      await advance(100);
      button.focus();
      await advance(60_000);
      await expect(bubble()).toBeVisible();
      await fireEvent.pointerOver(button);
      button.blur();
      await advance(60_000);
      await expect(bubble()).toBeVisible();
      await fireEvent.pointerOut(button);
      await advance(120);
      await expect(bubble()).toBeNull();
    });
  },
};

export const ScrolledAway: Story = {
  name: "UIK-04 follows its element while that is scrolled, and is not seen where that is not",
  render: (args) => (
    <div data-testid="place" className="h-30 w-60 overflow-y-auto border">
      <div className="h-200 pt-15">
        <Tooltip {...args} side="right" />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    screen.getByRole("button").focus();
    await waitFor(() => expect(bubble()).toBeVisible());
    const offset = () =>
      (bubble()?.getBoundingClientRect().top ?? 0) -
      screen.getByRole("button").getBoundingClientRect().top;
    const before = offset();
    const place = canvas.getByTestId("place");
    place.scrollTop = 30;
    await waitFor(() => expect(offset()).toBeCloseTo(before, 0));
    place.scrollTop = 400;
    await waitFor(() => expect(bubble()).not.toBeVisible());
    place.scrollTop = 0;
    await waitFor(() => expect(bubble()).toBeVisible());
  },
};

/** The elements under the pointer at each pixel from the middle of one element to the middle of another. */
function onTheWay(from: Element, to: Element): Element[] {
  const [start, end] = [from, to].map((each) => each.getBoundingClientRect());
  if (!start || !end) return [];
  const middle = ({ left, top, width, height }: DOMRect) => [left + width / 2, top + height / 2];
  const [[x = 0, y = 0], [toX = 0, toY = 0]] = [middle(start), middle(end)];
  const steps = Math.ceil(Math.hypot(toX - x, toY - y));
  return Array.from({ length: steps }, (_, step) => {
    const share = step / steps;
    return document.elementFromPoint(x + (toX - x) * share, y + (toY - y) * share);
  }).filter((each) => each !== null);
}

export const OnTheWay: Story = {
  name: "UIK-04 stays while the pointer is on the way there, however slow, on each side",
  render: (args) => (
    <div className="flex gap-40">
      <Tooltip {...args} side="right" />
      <Tooltip {...args} content="Desactiva la ruta" side="top">
        <button type="button">Desactiva</button>
      </Tooltip>
      <Tooltip {...args} content="Publica la ruta" side="bottom">
        <button type="button">Publica</button>
      </Tooltip>
    </div>
  ),
  play: async () => {
    for (const name of ["Elimina", "Desactiva", "Publica"]) {
      const button = screen.getByRole("button", { name });
      await userEvent.hover(button);
      await waitFor(() => expect(button).toHaveAttribute("aria-describedby"));
      await waitFor(() => expect(bubble()).toBeVisible());
      const shown = bubble() as HTMLElement;
      // Nothing but the element and its tooltip is ever under the pointer.
      const passed = onTheWay(button, shown);
      const strange = passed.filter((each) => !button.contains(each) && !shown.contains(each));
      await expect(strange).toEqual([]);
      await expect(passed.at(-1)).toBe(shown);
      await withHeldClock(async ({ advance }) => {
        await fireEvent.pointerOut(button, { relatedTarget: shown });
        await fireEvent.pointerOver(shown, { relatedTarget: button });
        await advance(60_000);
        await expect(shown).toBeVisible();
        await fireEvent.pointerOut(shown);
        await advance(120);
        await expect(bubble()).toBeNull();
      });
    }
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
  name: "UIK-04 the pointer shows it after its delay, not before",
  args: { showDelay: 300 },
  play: () =>
    withHeldClock(async ({ advance }) => {
      await fireEvent.pointerMove(screen.getByRole("button"));
      await advance(299);
      await expect(bubble()).toBeNull();
      await advance(1);
      await expect(bubble()).toBeVisible();
      await fireEvent.pointerOut(screen.getByRole("button"));
      await advance(120);
      await expect(bubble()).toBeNull();
    }),
};

export const PressDoesNotOpen: Story = {
  name: "UIK-04 focus by a press does not show it",
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

export const Neighbour: Story = {
  name: "beside an open tooltip the next one follows without delay",
  render: (args) => (
    <div className="flex gap-2">
      <Tooltip {...args} />
      <Tooltip content="Desactiva la ruta temporalment" showDelay={100_000}>
        <button type="button">Desactiva</button>
      </Tooltip>
    </div>
  ),
  play: async () => {
    await userEvent.hover(screen.getByRole("button", { name: "Elimina" }));
    await screen.findByRole("tooltip", { name: "Elimina la ruta" });
    await userEvent.hover(screen.getByRole("button", { name: "Desactiva" }));
    await screen.findByRole("tooltip", { name: "Desactiva la ruta temporalment" });
    await waitFor(() => expect(screen.getAllByRole("tooltip")).toHaveLength(1));
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
    await expect(isOnTop(bubble() as HTMLElement)).toBe(true);
    await expect(bubble()?.closest("[aria-hidden], [inert]")).toBeNull();
    await userEvent.click(bubble() as HTMLElement);
    await expect(screen.getByRole("dialog")).toBeVisible();
    screen.getByRole("button", { name: "Elimina" }).focus();
    await waitFor(() => expect(bubble()).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(bubble()).toBeNull());
    await expect(screen.getByRole("dialog")).toBeVisible();
  },
};

export const InAPopover: Story = {
  name: "UIK-04 in a popover it is seen above it, and a press on it leaves the popover open",
  render: (args) => (
    <Popover label="Opcions" trigger={<button type="button">Opcions</button>}>
      <Tooltip {...args} />
    </Popover>
  ),
  play: async () => {
    await userEvent.click(screen.getByRole("button", { name: "Opcions" }));
    await waitFor(() => expect(bubble()).toBeVisible());
    const shown = bubble() as HTMLElement;
    await waitFor(() => expect(isOnTop(shown)).toBe(true));
    await userEvent.click(shown);
    await expect(screen.getByRole("dialog", { name: "Opcions" })).toBeVisible();
  },
};

const opener = <Button>Obre</Button>;
const tip = (around: ReactElement) => (
  <Tooltip content="Elimina la ruta" showDelay={0} className="italic">
    {around}
  </Tooltip>
);
const overlays: Record<string, [role: string, overlay: (trigger: ReactElement) => ReactElement]> = {
  "a menu": [
    "menu",
    (trigger) => (
      <DropdownMenu trigger={trigger} className="uppercase">
        <DropdownMenuItem>Copia</DropdownMenuItem>
      </DropdownMenu>
    ),
  ],
  "a dialog": [
    "dialog",
    (trigger) => <Dialog title="Ruta" trigger={trigger} className="uppercase" />,
  ],
  "a popover": [
    "dialog",
    (trigger) => (
      <Popover label="Ruta" trigger={trigger} className="uppercase">
        <button type="button">Copia</button>
      </Popover>
    ),
  ],
};
const nestings: Record<string, (overlay: (trigger: ReactElement) => ReactElement) => ReactElement> =
  {
    around: (overlay) => tip(overlay(opener)),
    "as the trigger of": (overlay) => overlay(tip(opener)),
  };
/** The tooltip, and not a menu, which also has a side. */
const shown = () => document.querySelector<HTMLElement>("[data-side].italic");
const nested = (nesting: string, name: string): Story => {
  const [role, overlay] = overlays[name] as (typeof overlays)[string];
  return {
    name: `UIK-04 ${nesting} ${name} its trigger opens, is described, and says its state`,
    render: () => (nestings[nesting] as (typeof nestings)[string])(overlay),
    play: async ({ canvas }) => {
      const button = canvas.getByRole("button", { name: "Obre" });
      await userEvent.hover(button);
      await waitFor(() => expect(shown()).toBeVisible());
      await expect(shown()).toHaveClass("italic");
      await expect(button).toHaveAccessibleDescription("Elimina la ruta");
      await userEvent.click(button);
      const panel = await screen.findByRole(role);
      await waitFor(() => expect(panel).toBeVisible());
      await expect(panel).toHaveClass("uppercase");
      await expect(button).toHaveAttribute("data-open");
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole(role)).toBeNull());
      await userEvent.unhover(button);
      // The focus that came back with a key keeps it.
      button.blur();
      await waitFor(() => expect(shown()).toBeNull());

      await userEvent.tab();
      await waitFor(() => expect(shown()).toBeVisible());
      await userEvent.keyboard("{Enter}");
      await waitFor(() => expect(screen.getByRole(role)).toBeVisible());
      await waitFor(() => expect(shown()).toBeNull());
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(button).toHaveFocus());
      await expect(button).toHaveAttribute("data-closed");
    },
  };
};
export const AroundAMenu = nested("around", "a menu");
export const AroundADialog = nested("around", "a dialog");
export const AroundAPopover = nested("around", "a popover");
export const InAMenu = nested("as the trigger of", "a menu");
export const InATriggeredDialog = nested("as the trigger of", "a dialog");
export const InATriggeredPopover = nested("as the trigger of", "a popover");

export const Scrolling: Story = {
  name: "UIK-04 stays and follows while its element is scrolled",
  decorators: [
    (Story) => (
      <div data-testid="scroller" className="h-60 w-80 overflow-auto">
        <div className="flex h-120 items-center justify-center">
          <Story />
        </div>
      </div>
    ),
  ],
  play: async () => {
    const scroller = screen.getByTestId("scroller");
    scroller.scrollTop = 100;
    await userEvent.tab();
    await waitFor(() => expect(bubble()).toBeVisible());
    const gap = () =>
      Math.round(
        screen.getByRole("button").getBoundingClientRect().top -
          (bubble()?.getBoundingClientRect().bottom ?? 0),
      );
    await waitFor(() => expect(gap()).toBe(8));
    const before = bubble()?.getBoundingClientRect().top ?? 0;
    scroller.scrollTop = 130;
    await waitFor(() => expect(bubble()?.getBoundingClientRect().top).toBe(before - 30));
    await expect(gap()).toBe(8);
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
