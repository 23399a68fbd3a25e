import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/index.ts";
import { DropdownMenu, DropdownMenuItem } from "../dropdown-menu/index.ts";
import { UiLabelsProvider } from "../labels/index.ts";
import { ToastProvider, useToast } from "../toast/index.ts";
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
