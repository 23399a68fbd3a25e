import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, useState } from "react";
import { createPortal } from "react-dom";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/index.ts";
import { DropdownMenu, DropdownMenuItem } from "../dropdown-menu/index.ts";
import { UiLabelsProvider } from "../labels/index.ts";
import { ToastProvider, useToast } from "../toast/index.ts";
import { Popover } from "../popover/index.ts";
import { Tooltip } from "../tooltip/index.ts";
import { Dialog } from "./index.ts";

const meta = {
  title: "Overlays/Dialog/Container",
  component: Dialog,
  args: { open: false, title: "", onClose: () => undefined },
  tags: ["!autodocs", "no-visual"],
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

type Container = HTMLElement | null;

function Shower() {
  const { show } = useToast();
  return <Button onClick={() => show({ title: "Message" })}>Toast</Button>;
}

/** Every part that opens elsewhere, by the name of its button, with the role of what it opens. */
const parts = (container?: Container): Record<string, [role: string, part: ReactNode]> => ({
  Dialog: [
    "dialog",
    <Dialog key="d" title="Title" container={container} trigger={<Button>Dialog</Button>} />,
  ],
  Menu: [
    "menu",
    <DropdownMenu key="m" container={container} trigger={<Button>Menu</Button>}>
      <DropdownMenuItem>Item</DropdownMenuItem>
    </DropdownMenu>,
  ],
  Tooltip: [
    "tooltip",
    <Tooltip key="t" container={container} content="Words" showDelay={0}>
      <Button>Tooltip</Button>
    </Tooltip>,
  ],
  Toast: [
    "status",
    <ToastProvider key="o" container={container}>
      <Shower />
    </ToastProvider>,
  ],
});

const proves = (shown: (place: Container) => ReactNode, names: readonly string[]): Story => ({
  render: function Placed() {
    const [place, setPlace] = useState<Container>(null);
    return (
      <>
        <div ref={setPlace} data-testid="place" />
        {place && shown(place)}
      </>
    );
  },
  play: async ({ canvas }) => {
    const place = within(canvas.getByTestId("place"));
    for (const name of names) {
      const [role] = parts()[name] as [string, ReactNode];
      const button = await canvas.findByRole("button", { name });
      button.focus();
      if (name !== "Tooltip") await userEvent.keyboard("{Enter}");
      await expect(await place.findByRole(role)).toBeVisible();
      if (name === "Toast") continue;
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(place.queryByRole(role)).toBeNull());
      await waitFor(() => expect(button).toHaveFocus());
    }
  },
});

export const ByProp = proves(
  (place) => Object.values(parts(place)).map(([, part]) => part),
  ["Dialog", "Menu", "Tooltip", "Toast"],
);

export const ByProvider = proves(
  (place) => (
    <UiLabelsProvider labels={{}} container={place}>
      {Object.values(parts()).map(([, part]) => part)}
    </UiLabelsProvider>
  ),
  ["Dialog", "Menu", "Tooltip"],
);

/** Whether an element is what the eye sees in its middle. */
function isOnTop(element: Element, root: DocumentOrShadowRoot = document): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const there = root.elementFromPoint(left + width / 2, top + height / 2);
  return there !== null && element.contains(there);
}

export const InTopLayer: Story = {
  name: "In the browser's top layer, as in full screen, what opens in the container lies above it",
  render: function Top() {
    const [place, setPlace] = useState<Container>(null);
    return (
      <dialog
        ref={(element) => {
          if (element && !element.open) element.showModal();
        }}
        aria-label="Top"
        className="size-full max-h-none max-w-none"
      >
        <div ref={setPlace} data-testid="place" />
        {place && (
          <UiLabelsProvider labels={{}} container={place}>
            {Object.values(parts(place)).map(([, part]) => part)}
          </UiLabelsProvider>
        )}
      </dialog>
    );
  },
  play: async ({ canvas }) => {
    const place = within(canvas.getByTestId("place"));
    for (const name of ["Dialog", "Menu", "Tooltip"]) {
      const [role] = parts()[name] as [string, ReactNode];
      const button = await canvas.findByRole("button", { name });
      button.focus();
      if (name !== "Tooltip") await userEvent.keyboard("{Enter}");
      const opened = await place.findByRole(role);
      await waitFor(() => expect(isOnTop(opened), name).toBe(true));
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(place.queryByRole(role)).toBeNull());
      await waitFor(() => expect(button).toHaveFocus());
    }
  },
};

export const InShadowRoot: Story = {
  name: "In a shadow root what opens is drawn in the container there, has the focus and gives it back",
  render: function Shadow() {
    const [root, setRoot] = useState<ShadowRoot>();
    const [place, setPlace] = useState<Container>(null);
    return (
      <>
        <div
          data-testid="host"
          ref={(host) => {
            if (!host || host.shadowRoot) return;
            const made = host.attachShadow({ mode: "open" });
            made.append(
              ...[...document.querySelectorAll("style")].map((each) => each.cloneNode(true)),
            );
            setRoot(made);
          }}
        />
        {root &&
          createPortal(
            <>
              <div ref={setPlace} id="place" />
              {place && (
                <UiLabelsProvider labels={{}} container={place}>
                  {Object.values(parts()).map(([, part]) => part)}
                  <Popover label="Small" trigger={<Button>Popover</Button>}>
                    <Button>Inside</Button>
                  </Popover>
                </UiLabelsProvider>
              )}
            </>,
            root,
          )}
      </>
    );
  },
  play: async ({ canvas }) => {
    const { shadowRoot: root } = canvas.getByTestId("host");
    if (!root) throw new Error("There is no shadow root");
    const inside = within(root as unknown as HTMLElement);
    const press = (target: Element, key: string) =>
      target.dispatchEvent(
        new KeyboardEvent("keydown", { key, bubbles: true, composed: true, cancelable: true }),
      );
    for (const name of ["Dialog", "Menu", "Tooltip", "Popover"]) {
      const role = parts()[name]?.[0] ?? "dialog";
      const button = await inside.findByRole("button", { name });
      button.focus();
      if (name === "Dialog" || name === "Popover") button.click();
      if (name === "Menu") press(button, "Enter");
      const opened = await inside.findByRole(role);
      // A popover lies in the browser's top layer, where it stands.
      if (name !== "Popover")
        await expect(root.querySelector("#place")?.contains(opened), name).toBe(true);
      await waitFor(() => expect(isOnTop(opened, root), name).toBe(true));
      if (name !== "Tooltip")
        await waitFor(() => expect(opened.contains(root.activeElement), name).toBe(true));
      press(root.activeElement ?? opened, "Escape");
      await waitFor(() => expect(inside.queryByRole(role)).toBeNull());
      await waitFor(() => expect(root.activeElement, name).toBe(button));
    }
  },
};
