import type { Meta, StoryObj } from "@storybook/react-vite";
import { Map, Plus, Users } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/index.ts";
import { drawnWith, fitsNarrowWindow, inForcedColors } from "../conformance/index.ts";
import { Dialog } from "../dialog/index.ts";
import { TextInput } from "../text-input/index.ts";
import { type CommandGroup, CommandPalette, type CommandPaletteProps } from "./index.ts";

const ran = fn();

const groups: readonly CommandGroup[] = [
  {
    label: "Vés a",
    commands: [
      { id: "users", label: "Usuaris", icon: <Users aria-hidden />, onRun: () => ran("users") },
      {
        id: "map",
        label: "Experiències i rutes",
        keywords: "mapa",
        icon: <Map aria-hidden />,
        shortcut: "G E",
        onRun: () => ran("map"),
      },
    ],
  },
  {
    label: "Accions",
    commands: [
      {
        id: "new",
        label: "Crea una experiència nova",
        icon: <Plus aria-hidden />,
        onRun: () => ran("new"),
      },
    ],
  },
];

function Opened(args: CommandPaletteProps) {
  const [open, setOpen] = useState(args.open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Cerca</Button>
      <CommandPalette {...args} open={open} onOpenChange={setOpen} />
    </>
  );
}

const meta = {
  title: "Overlays/CommandPalette",
  component: CommandPalette,
  parameters: { layout: "fullscreen" },
  args: { open: false, onOpenChange: fn(), groups },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

export const Open: Story = {
  tags: ["snapshot"],
  args: { open: true },
  play: async ({ canvasElement }) => {
    const list = await page(canvasElement).findByRole("listbox", { name: "Commands" });
    await expect(within(list).getAllByRole("group")).toHaveLength(2);
    await expect(within(list).getByRole("group", { name: "Accions" })).toBeVisible();
  },
};

export const OpenDark: Story = { ...Open, globals: { theme: "dark" } };

export const ByKeyboard: Story = {
  name: "Ctrl K opens it; a command is found, gone to and run by keyboard; the focus comes back",
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole("button", { name: "Cerca" }).focus();
    await userEvent.keyboard("{Control>}k{/Control}");
    const search = await page(canvasElement).findByRole("searchbox", { name: "Go to or do…" });
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.keyboard("experienci");
    await waitFor(() => expect(page(canvasElement).getAllByRole("option")).toHaveLength(2));
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    await waitFor(() => expect(ran).toHaveBeenLastCalledWith("new"));
    await expect(page(canvasElement).queryByRole("dialog")).toBeNull();
    await waitFor(() => expect(canvas.getByRole("button", { name: "Cerca" })).toHaveFocus());
  },
};

function Leading() {
  const [open, setOpen] = useState(false);
  const [dialogOpen, setDialogOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const commands = [
    { id: "field", label: "Vés al nom", onRun: () => field.current?.focus() },
    { id: "dialog", label: "Canvia el nom", onRun: () => setDialogOpen(true) },
  ];
  return (
    <>
      <Button onClick={() => setOpen(true)}>Cerca</Button>
      <TextInput ref={field} aria-label="Nom" />
      <CommandPalette
        open={open}
        onOpenChange={setOpen}
        groups={[{ label: "Accions", commands }]}
      />
      <Dialog open={dialogOpen} title="Canvia el nom" onClose={() => setDialogOpen(false)} />
    </>
  );
}

async function runs(canvasElement: HTMLElement, name: string) {
  page(canvasElement).getByRole("button", { name: "Cerca" }).focus();
  await userEvent.keyboard("{Enter}");
  await userEvent.click(await page(canvasElement).findByRole("option", { name }));
}

export const LeavesTheFocus: Story = {
  name: "Where a command puts the focus, it stays",
  render: () => <Leading />,
  play: async ({ canvas, canvasElement }) => {
    await runs(canvasElement, "Vés al nom");
    const field = canvas.getByRole("textbox", { name: "Nom" });
    await waitFor(() => expect(field).toHaveFocus());
  },
};

export const LeadsToADialog: Story = {
  name: "A dialog that a command opens gives the focus back to where it was before the palette",
  render: () => <Leading />,
  play: async ({ canvas, canvasElement }) => {
    await runs(canvasElement, "Canvia el nom");
    await page(canvasElement).findByRole("dialog", { name: "Canvia el nom" });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(canvas.getByRole("button", { name: "Cerca" })).toHaveFocus());
  },
};

export const MetaToggles: Story = {
  name: "⌘ K closes it again",
  args: { open: true },
  play: async ({ canvasElement }) => {
    await page(canvasElement).findByRole("dialog");
    await userEvent.keyboard("{Meta>}k{/Meta}");
    await waitFor(() => expect(page(canvasElement).queryByRole("dialog")).toBeNull());
  },
};

export const ByKeyword: Story = {
  name: "A command is found by its other words, and run by a press",
  args: { open: true },
  play: async ({ canvasElement }) => {
    const search = await page(canvasElement).findByRole("searchbox");
    await userEvent.type(search, "mapa");
    await waitFor(() => expect(page(canvasElement).getAllByRole("option")).toHaveLength(1));
    await userEvent.click(page(canvasElement).getByRole("option", { name: /Experiències/ }));
    await waitFor(() => expect(ran).toHaveBeenLastCalledWith("map"));
  },
};

export const ForcedColors: Story = {
  name: "Where colours are forced, the command that Enter runs differs from the others",
  args: { open: true },
  play: async ({ canvasElement }) => {
    await page(canvasElement).findByRole("searchbox");
    await userEvent.keyboard("{ArrowDown}");
    await inForcedColors(async () => {
      const options = page(canvasElement).getAllByRole("option");
      const isNext = (option: HTMLElement) => "focused" in option.dataset;
      const [next] = options.filter(isNext).map(drawnWith);
      await expect(next).toBeDefined();
      await expect(options.filter((each) => !isNext(each)).map(drawnWith)).not.toContain(next);
    });
  },
};

export const NoMatch: Story = {
  args: { open: true },
  play: async ({ canvasElement }) => {
    const search = await page(canvasElement).findByRole("searchbox");
    await userEvent.type(search, "xyz");
    await expect(await page(canvasElement).findByText("No command of this name.")).toBeVisible();
  },
};

export const Narrow = fitsNarrowWindow(
  () => (
    <CommandPalette
      open
      onOpenChange={() => {}}
      labels={{ title: "Ordresdesproporcionadament" }}
      groups={[
        {
          label: "Internacionalitzacionsdesproporcionadamentllargues",
          commands: [
            {
              id: "new",
              label: "Crea una experiència desproporcionadamentinternacionalitzada",
              icon: <Plus aria-hidden />,
              shortcut: "Ctrl Maj N",
              onRun: () => {},
            },
          ],
        },
      ]}
    />
  ),
  { role: "dialog" },
);

export const Searched: Story = {
  name: "What is only searched for comes with the first letter, a few at most, and what is typed is told",
  args: {
    open: true,
    onSearchChange: fn(),
    groups: [
      ...groups,
      {
        label: "Persones",
        most: 2,
        searchedOnly: true,
        commands: ["Anna", "Joana", "Mariana"].map((label) => ({ id: label, label, onRun: fn() })),
      },
    ],
  },
  play: async ({ canvasElement, args }) => {
    const list = within(await page(canvasElement).findByRole("listbox", { name: "Commands" }));
    await expect(list.queryByRole("group", { name: "Persones" })).toBeNull();
    await userEvent.keyboard("an");
    await expect(args.onSearchChange).toHaveBeenLastCalledWith("an");
    const found = await list.findByRole("group", { name: "Persones" });
    await expect(
      within(found)
        .getAllByRole("option")
        .map((option) => option.textContent),
    ).toEqual(["Anna", "Joana"]);
  },
};

export const Searching: Story = {
  name: "Nothing is called not found while it is being searched for",
  args: { open: true, groups, searching: true },
  play: async ({ canvasElement }) => {
    const search = await page(canvasElement).findByRole("searchbox");
    await userEvent.type(search, "xyz");
    await expect(await page(canvasElement).findByText("Searching…")).toBeVisible();
    await expect(page(canvasElement).queryByText("No command of this name.")).toBeNull();
  },
};

function FoundLater(args: CommandPaletteProps) {
  const [later, setLater] = useState<readonly CommandGroup[]>([]);
  useEffect(() => {
    const bring = () =>
      setLater([
        {
          label: "Punts",
          commands: [{ id: "p", label: "Usuari perdut", onRun: () => ran("point") }],
        },
      ]);
    document.addEventListener("answer", bring);
    return () => document.removeEventListener("answer", bring);
  }, []);
  return <Opened {...args} groups={[...later, ...args.groups]} />;
}

export const StaysChosen: Story = {
  name: "What is chosen stays so when more is found, and Enter opens it",
  tags: ["no-visual"],
  render: (args) => <FoundLater {...args} />,
  play: async ({ canvasElement }) => {
    ran.mockClear();
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Cerca" }));
    const dialog = within(await within(document.body).findByRole("dialog"));
    await userEvent.type(dialog.getByRole("searchbox"), "usuari");
    document.dispatchEvent(new Event("answer"));
    await dialog.findByRole("option", { name: "Usuari perdut" });
    const [first, second] = dialog.getAllByRole("option");
    await expect(first).toHaveTextContent("Usuaris");
    await expect(second).toHaveTextContent("Usuari perdut");
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(ran).toHaveBeenCalledWith("users"));
  },
};
