import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/index.ts";
import { DropdownMenu } from "./index.ts";

const changed = fn();
const turned = fn();
const selected = fn();

const formats = Array.from({ length: 40 }, (_, index) => `Format ${index + 1}`);

const meta = {
  title: "Overlays/DropdownMenu/Submenus",
  component: DropdownMenu.Root,
  args: { onOpenChange: fn(), children: null },
  decorators: [
    (Story) => (
      <div className="min-h-96">
        <Story />
      </div>
    ),
  ],
  beforeEach: () => {
    for (const each of [changed, turned, selected]) each.mockClear();
  },
} satisfies Meta<typeof DropdownMenu.Root>;
export default meta;
type Story = StoryObj<typeof meta>;

const screen = within(document.body);

function Held() {
  const [open, setOpen] = useState(false);
  return (
    <DropdownMenu.Root defaultOpen>
      <DropdownMenu.Trigger>
        <Button>Vista</Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align="start">
        <DropdownMenu.Sub open={open} onOpenChange={setOpen}>
          <DropdownMenu.SubTrigger>Exporta com a</DropdownMenu.SubTrigger>
          <DropdownMenu.SubContent>
            <DropdownMenu.Sub defaultOpen>
              <DropdownMenu.SubTrigger>Text</DropdownMenu.SubTrigger>
              <DropdownMenu.SubContent>
                <DropdownMenu.Item>CSV</DropdownMenu.Item>
              </DropdownMenu.SubContent>
            </DropdownMenu.Sub>
          </DropdownMenu.SubContent>
        </DropdownMenu.Sub>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
export const HeldSubmenu: Story = {
  name: "A submenu may be held by its caller, and have one inside that is open at first",
  render: () => <Held />,
  play: async () => {
    await userEvent.click(await screen.findByRole("menuitem", { name: "Exporta com a" }));
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "CSV" })).toBeVisible());
  },
};

const Told: Story["render"] = (args) => (
  <DropdownMenu.Root {...args}>
    <DropdownMenu.Trigger>
      <Button>Vista</Button>
    </DropdownMenu.Trigger>
    <DropdownMenu.Content align="start">
      <DropdownMenu.Item onSelect={() => selected("copy")}>Duplica</DropdownMenu.Item>
      <DropdownMenu.Sub onOpenChange={turned}>
        <DropdownMenu.SubTrigger>Exporta com a</DropdownMenu.SubTrigger>
        <DropdownMenu.SubContent>
          {formats.map((format) => (
            <DropdownMenu.Item key={format} onSelect={() => selected(format)}>
              {format}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.SubContent>
      </DropdownMenu.Sub>
      <DropdownMenu.Separator />
      <DropdownMenu.Label>Columnes</DropdownMenu.Label>
      <DropdownMenu.CheckboxItem defaultChecked onCheckedChange={(on) => changed("author", on)}>
        Autoria
      </DropdownMenu.CheckboxItem>
      <DropdownMenu.CheckboxItem onCheckedChange={(on) => changed("date", on)}>
        Data
      </DropdownMenu.CheckboxItem>
      <DropdownMenu.CheckboxItem disabled>Idioma</DropdownMenu.CheckboxItem>
      <DropdownMenu.Separator />
      <DropdownMenu.RadioGroup label="Ordre" defaultValue="name" onValueChange={changed}>
        <DropdownMenu.RadioItem value="name">Per nom</DropdownMenu.RadioItem>
        <DropdownMenu.RadioItem value="date" closeOnSelect={false}>
          Per data
        </DropdownMenu.RadioItem>
      </DropdownMenu.RadioGroup>
    </DropdownMenu.Content>
  </DropdownMenu.Root>
);

const openBy = async (keys: string) => {
  screen.getByRole("button", { name: "Vista" }).focus();
  await userEvent.keyboard(keys);
  return screen.findByRole("menu", { name: "Vista" });
};
const findSubmenu = () => screen.findByRole("menu", { name: "Exporta com a" });

export const ChecksStayOpen: Story = {
  render: Told,
  name: "Several check items are set one after the other; the menu stays open",
  play: async ({ args }) => {
    const menu = await openBy("{Enter}");
    await userEvent.click(screen.getByRole("menuitemcheckbox", { name: "Autoria" }));
    await expect(changed).toHaveBeenLastCalledWith("author", false);
    await expect(screen.getByRole("menuitemcheckbox", { name: "Autoria" })).not.toBeChecked();
    // By its first letter.
    await userEvent.keyboard("d{Enter}");
    await expect(changed).toHaveBeenLastCalledWith("date", true);
    await expect(menu).toBeVisible();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true, "trigger");
  },
};

export const RadioCloses: Story = {
  render: Told,
  name: "A radio item closes the menu, unless told otherwise",
  play: async ({ args }) => {
    await openBy("{Enter}");
    await userEvent.click(screen.getByRole("menuitemradio", { name: "Per data" }));
    await expect(changed).toHaveBeenLastCalledWith("date");
    await expect(screen.getByRole("menuitemradio", { name: "Per data" })).toBeChecked();
    await userEvent.click(screen.getByRole("menuitemradio", { name: "Per nom" }));
    await expect(changed).toHaveBeenLastCalledWith("name");
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, "choice");
  },
};

export const SubmenuByKeyboard: Story = {
  render: Told,
  name: "The arrow opens a submenu and leads back; a choice in it closes all; each says why",
  play: async ({ args }) => {
    await openBy("{Enter}");
    await userEvent.keyboard("{ArrowDown}{ArrowRight}");
    const sub = await findSubmenu();
    await waitFor(() => expect(within(sub).getAllByRole("menuitem")[0]).toHaveFocus());
    await expect(turned).toHaveBeenLastCalledWith(true, "trigger");
    await userEvent.keyboard("{ArrowLeft}");
    await waitFor(() => expect(screen.queryAllByRole("menu")).toHaveLength(1));
    await expect(turned).toHaveBeenLastCalledWith(false, "escape");
    await expect(screen.getByRole("menuitem", { name: "Exporta com a" })).toHaveFocus();

    await userEvent.keyboard("{Enter}");
    await findSubmenu();
    // Typing ahead goes to what begins so, also far below.
    await userEvent.keyboard("format 37{Enter}");
    await waitFor(() => expect(selected).toHaveBeenLastCalledWith("Format 37"));
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, "choice");
    await waitFor(() => expect(screen.getByRole("button", { name: "Vista" })).toHaveFocus());
  },
};

export const EscapeClosesAll: Story = {
  render: Told,
  name: "Escape in a submenu closes the whole menu",
  play: async ({ args }) => {
    await openBy("{Enter}");
    await userEvent.keyboard("{ArrowDown}{ArrowRight}");
    const sub = await findSubmenu();
    await waitFor(() => expect(sub.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, "escape");
    await expect(turned).toHaveBeenLastCalledWith(false, "escape");
  },
};
