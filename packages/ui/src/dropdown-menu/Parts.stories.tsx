import type { Meta, StoryObj } from "@storybook/react-vite";
import { Copy, Share2 } from "lucide-react";
import type { ReactNode } from "react";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/index.ts";
import { conforms, fitsNarrowWindow } from "../conformance/index.ts";
import { DropdownMenu, DropdownMenuRoot } from "./index.ts";

const formats = Array.from({ length: 40 }, (_, index) => `Format ${index + 1}`);

const meta = {
  title: "Overlays/DropdownMenu/Parts",
  component: DropdownMenuRoot,
  args: { onOpenChange: fn(), children: null },
  render: (args) => (
    <DropdownMenu.Root {...args}>
      <DropdownMenu.Trigger>
        <Button>Vista</Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align="start">
        <DropdownMenu.Item icon={<Copy aria-hidden />}>Duplica</DropdownMenu.Item>
        <DropdownMenu.Sub>
          <DropdownMenu.SubTrigger icon={<Share2 aria-hidden />}>
            Exporta com a
          </DropdownMenu.SubTrigger>
          <DropdownMenu.SubContent>
            {formats.map((format) => (
              <DropdownMenu.Item key={format}>{format}</DropdownMenu.Item>
            ))}
          </DropdownMenu.SubContent>
        </DropdownMenu.Sub>
        <DropdownMenu.Separator />
        <DropdownMenu.Label>Columnes</DropdownMenu.Label>
        <DropdownMenu.CheckboxItem defaultChecked>Autoria</DropdownMenu.CheckboxItem>
        <DropdownMenu.CheckboxItem>Data</DropdownMenu.CheckboxItem>
        <DropdownMenu.CheckboxItem disabled>Idioma</DropdownMenu.CheckboxItem>
        <DropdownMenu.Separator />
        <DropdownMenu.RadioGroup label="Ordre" defaultValue="name">
          <DropdownMenu.RadioItem value="name">Per nom</DropdownMenu.RadioItem>
          <DropdownMenu.RadioItem value="date" closeOnSelect={false}>
            Per data
          </DropdownMenu.RadioItem>
        </DropdownMenu.RadioGroup>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  ),
  decorators: [
    (Story) => (
      <div className="min-h-96">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DropdownMenuRoot>;
export default meta;
type Story = StoryObj<typeof meta>;

const screen = within(document.body);
const openBy = async (keys: string) => {
  screen.getByRole("button", { name: "Vista" }).focus();
  await userEvent.keyboard(keys);
  return screen.findByRole("menu", { name: "Vista" });
};
const findSubmenu = () => screen.findByRole("menu", { name: "Exporta com a" });

export const Composed: Story = {
  tags: ["snapshot"],
  name: "Check items, radio items and a submenu, open beside the menu",
  play: async () => {
    await openBy("{Enter}");
    await expect(screen.getByRole("menuitemcheckbox", { name: "Autoria" })).toBeChecked();
    await expect(screen.getByRole("menuitemcheckbox", { name: "Data" })).not.toBeChecked();
    await expect(screen.getByRole("menuitemradio", { name: "Per nom" })).toBeChecked();
    const item = screen.getByRole("menuitem", { name: "Exporta com a" });
    await expect(item).toHaveAttribute("aria-haspopup", "menu");
    await expect(item).toHaveAttribute("aria-expanded", "false");
    await userEvent.keyboard("{ArrowDown}{ArrowRight}");
    await waitFor(async () => expect(await findSubmenu()).toBeVisible());
    await expect(item).toHaveAttribute("aria-expanded", "true");
  },
};

export const LongSubmenu: Story = {
  name: "A submenu that is longer than the window stays in it and scrolls",
  play: async () => {
    await openBy("{Enter}");
    await userEvent.keyboard("{ArrowDown}{ArrowRight}");
    const sub = await findSubmenu();
    await waitFor(async () => {
      const box = sub.getBoundingClientRect();
      await expect(box.top).toBeGreaterThanOrEqual(0);
      await expect(box.bottom).toBeLessThanOrEqual(window.innerHeight);
      await expect(sub.scrollHeight).toBeGreaterThan(sub.clientHeight);
    });
    await userEvent.keyboard("{End}");
    const last = within(sub).getByRole("menuitem", { name: "Format 40" });
    await expect(last).toHaveFocus();
    await waitFor(() =>
      expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        sub.getBoundingClientRect().bottom,
      ),
    );
  },
};

export const OnAPhone: Story = {
  tags: ["snapshot"],
  name: "On a phone a submenu opens over the menu, below its item, which closes it again by a tap",
  globals: { viewport: { value: "mobile1" } },
  play: async () => {
    const tap = (element: Element) =>
      fireEvent(element, new PointerEvent("click", { bubbles: true, pointerType: "touch" }));
    await openBy("{Enter}");
    const item = screen.getByRole("menuitem", { name: "Exporta com a" });
    await tap(item);
    const sub = await findSubmenu();
    await waitFor(async () => {
      const [panel, own] = [sub.getBoundingClientRect(), item.getBoundingClientRect()];
      await expect(panel.left).toBeGreaterThanOrEqual(8);
      await expect(panel.right).toBeLessThanOrEqual(window.innerWidth);
      await expect(panel.top).toBeGreaterThanOrEqual(own.bottom - 1);
    });
    await tap(item);
    await waitFor(() => expect(screen.queryAllByRole("menu")).toHaveLength(1));
    await tap(item);
    await findSubmenu();
  },
};
const inMenu = (part: ReactNode) => (
  <DropdownMenu.Root open>
    <DropdownMenu.Trigger>
      <Button>Open</Button>
    </DropdownMenu.Trigger>
    <DropdownMenu.Content>{part}</DropdownMenu.Content>
  </DropdownMenu.Root>
);
export const TriggerConforms = conforms(HTMLButtonElement, (props) => (
  <DropdownMenu.Root>
    <DropdownMenu.Trigger {...props}>
      <button type="button">Open</button>
    </DropdownMenu.Trigger>
  </DropdownMenu.Root>
));
export const ContentConforms = conforms(HTMLDivElement, (props) => (
  <DropdownMenu.Root open>
    <DropdownMenu.Trigger>
      <Button>Open</Button>
    </DropdownMenu.Trigger>
    <DropdownMenu.Content {...props}>
      <DropdownMenu.Item>Duplicate</DropdownMenu.Item>
    </DropdownMenu.Content>
  </DropdownMenu.Root>
));
export const CheckboxItemConforms = conforms(HTMLDivElement, (props) =>
  inMenu(<DropdownMenu.CheckboxItem {...props}>Author</DropdownMenu.CheckboxItem>),
);
export const SubTriggerConforms = conforms(HTMLDivElement, (props) =>
  inMenu(
    <DropdownMenu.Sub>
      <DropdownMenu.SubTrigger {...props}>Export</DropdownMenu.SubTrigger>
    </DropdownMenu.Sub>,
  ),
);
export const SubContentConforms = conforms(HTMLDivElement, (props) =>
  inMenu(
    <DropdownMenu.Sub open>
      <DropdownMenu.SubTrigger>Export</DropdownMenu.SubTrigger>
      <DropdownMenu.SubContent {...props}>
        <DropdownMenu.Item>CSV</DropdownMenu.Item>
      </DropdownMenu.SubContent>
    </DropdownMenu.Sub>,
  ),
);

export const Narrow = fitsNarrowWindow(
  () =>
    inMenu(
      <DropdownMenu.Sub open>
        <DropdownMenu.SubTrigger>
          Internacionalitzacionsdesproporcionadamentllargues
        </DropdownMenu.SubTrigger>
        <DropdownMenu.SubContent>
          <DropdownMenu.CheckboxItem defaultChecked>
            Establimentsdesproporcionadamentcol·laboradors
          </DropdownMenu.CheckboxItem>
        </DropdownMenu.SubContent>
      </DropdownMenu.Sub>,
    ),
  { role: "menuitemcheckbox" },
);
