import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/index.ts";
import {
  DropdownMenu,
  DropdownMenuItem,
  DropdownMenuSub,
  DropdownMenuSubContent,
  DropdownMenuSubTrigger,
} from "../dropdown-menu/index.ts";
import { Popover } from "../popover/index.ts";
import { Dialog } from "./index.ts";

const meta = {
  title: "Overlays/Dialog/Focus back",
  component: Dialog,
  args: { open: false, title: "Reanomena", onClose: () => undefined },
  tags: ["!autodocs", "no-visual"],
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const screen = within(document.body);

/** Closes the dialog with Escape. */
async function closeDialog() {
  await screen.findByRole("dialog", { name: "Reanomena" });
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Reanomena" })).toBeNull());
}

const hasFocus = (name: string) =>
  waitFor(() => expect(screen.getByRole("button", { name })).toHaveFocus());

export const FromASubmenu: Story = {
  name: "Opened by an item of a submenu, which has closed, it returns the focus to the menu's button",
  render: function Menu() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <DropdownMenu trigger={<Button>Accions</Button>}>
          <DropdownMenuSub>
            <DropdownMenuSubTrigger>Més</DropdownMenuSubTrigger>
            <DropdownMenuSubContent>
              <DropdownMenuItem onSelect={() => setOpen(true)}>Reanomena</DropdownMenuItem>
            </DropdownMenuSubContent>
          </DropdownMenuSub>
        </DropdownMenu>
        <Dialog open={open} title="Reanomena" onClose={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ canvas }) => {
    canvas.getByRole("button", { name: "Accions" }).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Més" })).toHaveFocus());
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Reanomena" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await closeDialog();
    await hasFocus("Accions");
  },
};

export const FromAMenuThatIsGone: Story = {
  name: "Opened once its menu has been removed, it returns the focus to the menu's button",
  render: function Menu() {
    const [hasMenu, setHasMenu] = useState(false);
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button id="actions" onClick={() => setHasMenu(true)}>
          Accions
        </Button>
        {hasMenu && (
          <div role="menu" aria-labelledby="actions">
            <button
              type="button"
              role="menuitem"
              onClick={() => {
                setHasMenu(false);
                setOpen(true);
              }}
            >
              Reanomena
            </button>
          </div>
        )}
        <Dialog open={open} title="Reanomena" onClose={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const openByMenu = async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Accions" }));
      await userEvent.click(await screen.findByRole("menuitem", { name: "Reanomena" }));
      await closeDialog();
    };
    // What has the focus is noted from the first dialog on.
    await openByMenu();
    await openByMenu();
    await hasFocus("Accions");
  },
};

export const FromAPopoverThatCloses: Story = {
  name: "Opened from a popover that closes with it, it returns the focus to the popover's button",
  render: function FromPopover() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Popover label="Ruta" trigger={<Button>Ruta</Button>}>
          {(close) => (
            <Button
              onClick={() => {
                setOpen(true);
                close();
              }}
            >
              Canvia el nom
            </Button>
          )}
        </Popover>
        <Dialog open={open} title="Reanomena" onClose={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Ruta" }));
    await userEvent.click(await screen.findByRole("button", { name: "Canvia el nom" }));
    await closeDialog();
    await hasFocus("Ruta");
  },
};

export const FromADialogThatCloses: Story = {
  name: "Opened in place of another dialog, it returns the focus to what had opened that one",
  render: function InPlace() {
    const [shown, setShown] = useState<"first" | "second">();
    return (
      <>
        <Button onClick={() => setShown("first")}>Ruta</Button>
        <Dialog open={shown === "first"} title="Ruta" onClose={() => setShown(undefined)}>
          <Button onClick={() => setShown("second")}>Canvia el nom</Button>
        </Dialog>
        <Dialog open={shown === "second"} title="Reanomena" onClose={() => setShown(undefined)} />
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Ruta" }));
    await userEvent.click(await screen.findByRole("button", { name: "Canvia el nom" }));
    await closeDialog();
    await hasFocus("Ruta");
  },
};

export const OpenerGone: Story = {
  name: "Where its opener is hidden or gone, it returns the focus to the heading, or else the main part",
  render: function Gone() {
    const [open, setOpen] = useState(false);
    const [isLeft, setLeft] = useState(true);
    const [isHidden, setHidden] = useState(false);
    return (
      <main>
        {isLeft && (
          <div hidden={isHidden}>
            <Button onClick={() => setOpen(true)}>Ruta</Button>
          </div>
        )}
        <Dialog open={open} title="Reanomena" onClose={() => setOpen(false)}>
          <Button onClick={() => setHidden(true)}>Amaga</Button>
          <Button onClick={() => setLeft(false)}>Elimina</Button>
        </Dialog>
        <Button onClick={() => setHidden(false)}>Mostra</Button>
      </main>
    );
  },
  play: async ({ canvas }) => {
    for (const way of ["Amaga", "Elimina"]) {
      await userEvent.click(canvas.getByRole("button", { name: "Mostra" }));
      await userEvent.click(canvas.getByRole("button", { name: "Ruta" }));
      await userEvent.click(await screen.findByRole("button", { name: way }));
      await closeDialog();
      await waitFor(() => expect(screen.getByRole("main")).toHaveFocus());
    }
  },
};
