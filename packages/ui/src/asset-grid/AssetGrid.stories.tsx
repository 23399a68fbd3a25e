import type { Meta, StoryObj } from "@storybook/react-vite";
import { Pencil, Trash2 } from "lucide-react";
import { useMemo, useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/index.ts";
import { tone } from "../audio-player/toneInStory.ts";
import { conforms } from "../conformance/index.ts";
import { DropdownMenuItem } from "../dropdown-menu/index.ts";
import { type Asset, AssetGrid, type AssetGridProps, type AssetType } from "./index.ts";

const hills = ["seagreen", "peru", "steelblue", "indianred", "slategray"];

/** A small picture that differs for each asset. */
function picture(index: number): string {
  const hill = hills[index % hills.length];
  const peak = 20 + (index % 4) * 12;
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 120"><rect width="160" height="120" fill="aliceblue"/><path d="M0 120 60 ${peak} 110 80 160 50V120Z" fill="${hill}"/></svg>`,
  )}`;
}

const types: readonly AssetType[] = [
  "image",
  "image",
  "audio",
  "model",
  "image",
  "video",
  "document",
];

const assetsOf = (count: number): Asset[] =>
  Array.from({ length: count }, (_, index) => {
    const type = types[index % types.length] ?? "image";
    return {
      id: `a${index}`,
      name: `Recurs ${index}`,
      type,
      thumbnail: type === "image" || type === "model" ? picture(index) : null,
    };
  });

const some: readonly Asset[] = [
  { id: "f", name: "Façana del Palau de la Música.webp", type: "image", thumbnail: picture(0) },
  {
    id: "l",
    name: "Il·luminació_extraordinàriament_llarga_de_la_Sagrada_Família_definitiva_2.png",
    type: "image",
    thumbnail: picture(1),
  },
  { id: "a", name: "Benvinguda.mp3", type: "audio" },
  { id: "m", name: "Drac.glb", type: "model", thumbnail: picture(3) },
  { id: "n", name: "Casc sense miniatura.fbx", type: "model" },
  { id: "v", name: "Recorregut.mp4", type: "video" },
  { id: "d", name: "Condicions.pdf", type: "document" },
];
const thousands = assetsOf(5000);

const changed = fn();
const opened = fn();
const deleted = fn();

function Held(args: AssetGridProps<Asset>) {
  const [chosen, setChosen] = useState(args.chosen ?? []);
  return (
    <AssetGrid
      {...args}
      chosen={chosen}
      onChosenChange={(ids) => {
        setChosen(ids);
        changed(ids);
      }}
    />
  );
}

const meta = {
  title: "Back office/AssetGrid",
  component: AssetGrid,
  args: { label: "Recursos", assets: some, onOpen: opened },
  render: (args) => <Held {...args} />,
  beforeEach: () => {
    changed.mockClear();
    opened.mockClear();
    deleted.mockClear();
  },
} satisfies Meta<typeof AssetGrid<Asset>>;
export default meta;
type Story = StoryObj<typeof meta>;

const menu = (asset: Asset) => (
  <>
    <DropdownMenuItem icon={<Pencil aria-hidden />}>Canvia el nom</DropdownMenuItem>
    <DropdownMenuItem icon={<Trash2 aria-hidden />} danger onSelect={() => deleted(asset.id)}>
      Suprimeix
    </DropdownMenuItem>
  </>
);

export const EveryKind: Story = {
  tags: ["snapshot"],
  args: { chosen: ["l"] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("option", { name: "Drac.glb 3D model" })).toHaveAttribute(
      "aria-setsize",
      "7",
    );
    const long = canvas.getByText(/^Il·luminació/);
    await expect(long).toHaveAttribute("title", some[1]?.name);
    await expect(long.scrollWidth).toBeGreaterThan(long.clientWidth);
    await expect(canvas.getByRole("option", { selected: true })).toHaveAccessibleName(/^Il·lum/);
  },
};

export const SoundOnItsTile: Story = {
  name: "LIB-05 A sound plays and stops on its tile, which is not chosen by that; another one stops it",
  args: {
    actions: menu,
    assets: [
      {
        id: "a",
        name: "Benvinguda.mp3",
        type: "audio",
        sound: tone(20),
        peaks: Array.from({ length: 120 }, (_, index) => Math.abs(Math.sin(index / 9))),
        duration: 20,
      },
      { id: "b", name: "Ocells.mp3", type: "audio", sound: tone(15) },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    // Its waveform stands in place of its icon, and its length beside what it is.
    await expect(canvas.getByText("0:20")).toBeVisible();
    await expect(canvasElement.querySelectorAll("rect[y]").length).toBeGreaterThanOrEqual(40);
    await userEvent.click(await canvas.findByRole("button", { name: "Play Benvinguda.mp3" }));
    await expect(await canvas.findByRole("button", { name: "Stop Benvinguda.mp3" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Play Ocells.mp3" }));
    await expect(await canvas.findByRole("button", { name: "Stop Ocells.mp3" })).toBeVisible();
    const first = await canvas.findByRole("button", { name: "Play Benvinguda.mp3" });
    first.focus();
    await userEvent.keyboard("{Enter}");
    await userEvent.click(await canvas.findByRole("button", { name: "Stop Benvinguda.mp3" }));
    await expect(await canvas.findByRole("button", { name: "Play Benvinguda.mp3" })).toBeVisible();
    await expect(changed).not.toHaveBeenCalled();
  },
};

export const Dark: Story = { globals: { theme: "dark" }, args: { chosen: ["l"], actions: menu } };

export const Narrow: Story = {
  name: "At 358 px two tiles are side by side",
  args: { chosen: ["a"], className: "w-[358px]" },
  play: async ({ canvas }) => {
    const lefts = canvas
      .getAllByRole("option")
      .map((tile) => Math.round(tile.getBoundingClientRect().left));
    await expect(new Set(lefts).size).toBe(2);
  },
};

export const ChoosesOne: Story = {
  globals: { direction: "ltr" },
  name: "UIK-05 With a single choice, a press, Enter or Space chooses a tile in place of the last one",
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("option", { name: /Drac/ }));
    await expect(changed).toHaveBeenLastCalledWith(["m"]);
    await userEvent.keyboard("{Home}{Enter}");
    await expect(changed).toHaveBeenLastCalledWith(["f"]);
    await userEvent.keyboard("{ArrowRight} ");
    await expect(changed).toHaveBeenLastCalledWith(["l"]);
    await expect(canvas.getAllByRole("option", { selected: true })).toHaveLength(1);
  },
};

export const Opens: Story = {
  name: "UIK-05 A double press, or Enter on the chosen tile, opens it",
  play: async ({ canvas }) => {
    await userEvent.dblClick(canvas.getByRole("option", { name: /Drac/ }));
    await expect(opened).toHaveBeenLastCalledWith(some[3]);
    await userEvent.keyboard("{End}{Enter}");
    await expect(opened).toHaveBeenCalledTimes(1);
    await userEvent.keyboard("{Enter}");
    await expect(opened).toHaveBeenLastCalledWith(some[6]);
  },
};

export const ChoosesSeveral: Story = {
  name: "UIK-05 With a multiple choice, a press adds or removes a tile, Shift adds all between, Ctrl+A adds all",
  args: { choice: "multiple" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("listbox")).toHaveAttribute("aria-multiselectable", "true");
    await userEvent.click(canvas.getByRole("option", { name: /Façana/ }));
    await userEvent.click(canvas.getByRole("option", { name: /Drac/ }));
    await userEvent.keyboard(" ");
    await expect(changed).toHaveBeenLastCalledWith(["f"]);
    const user = userEvent.setup();
    await user.click(canvas.getByRole("option", { name: /Façana/ }));
    await user.keyboard("{Shift>}");
    await user.click(canvas.getByRole("option", { name: /Benvinguda/ }));
    await user.keyboard("{/Shift}");
    await expect(changed).toHaveBeenLastCalledWith(["f", "l", "a"]);
    await user.keyboard("{Control>}a{/Control}");
    await expect(canvas.getAllByRole("option", { selected: true })).toHaveLength(some.length);
  },
};

export const ByKeyboard: Story = {
  globals: { direction: "ltr" },
  name: "UIK-05 Tab reaches one tile; arrows, Home, End, Page Up and Page Down move the focus",
  args: { assets: thousands, className: "w-[520px]", maxHeight: "400px" },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const focused = () => document.activeElement?.getAttribute("aria-posinset");
    await expect(focused()).toBe("1");
    await userEvent.keyboard("{ArrowDown}");
    await expect(focused()).toBe("4");
    await userEvent.keyboard("{ArrowRight}{ArrowUp}");
    await expect(focused()).toBe("2");
    await userEvent.keyboard("{PageDown}");
    await expect(Number(focused())).toBeGreaterThan(4);
    await userEvent.keyboard("{PageUp}");
    await expect(focused()).toBe("2");
    await userEvent.keyboard("{End}");
    await expect(focused()).toBe("5000");
    const last = canvas.getByRole("option", { name: "Recurs 4999 Image" });
    await expect(last).toHaveFocus();
    const frame = canvas.getByRole("listbox").getBoundingClientRect();
    await waitFor(() =>
      expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(frame.bottom),
    );
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

export const FiveThousand: Story = {
  name: "UIK-05 Of five thousand tiles only those in view are in the document; the chosen one is in view from the start",
  args: { assets: thousands, chosen: ["a4000"] },
  play: async ({ canvas }) => {
    const chosen = await canvas.findByRole("option", { selected: true });
    await waitFor(() => expect(chosen).toBeVisible());
    const frame = canvas.getByRole("listbox").getBoundingClientRect();
    await waitFor(() => {
      const box = chosen.getBoundingClientRect();
      return expect(box.top > frame.top && box.bottom < frame.bottom).toBe(true);
    });
    await expect(canvas.getAllByRole("option").length).toBeLessThan(120);
  },
};

const asked = fn();

function InPages(args: AssetGridProps<Asset>) {
  const [count, setCount] = useState(100);
  const assets = useMemo(() => thousands.slice(0, count), [count]);
  return (
    <AssetGrid
      {...args}
      assets={assets}
      total={thousands.length}
      onNearEnd={() => {
        asked(count);
        setCount(count + 100);
      }}
    />
  );
}

export const Pages: Story = {
  globals: { direction: "ltr" },
  name: "LIB-02, UIK-05 Of a longer list more are asked for when the end of what is there comes near, and the focus stays",
  args: { className: "w-[520px]", maxHeight: "400px" },
  beforeEach: () => asked.mockClear(),
  render: (args) => <InPages {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("option")[0]).toHaveAttribute("aria-setsize", "5000");
    await expect(asked).not.toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.keyboard("{End}");
    const last = canvas.getByRole("option", { name: "Recurs 99 Image" });
    await expect(last).toHaveFocus();
    await waitFor(() => expect(asked.mock.calls).toEqual([[100]]));
    await expect(last).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(document.activeElement).toHaveAttribute("aria-posinset", "101");
  },
};

/** Counts how often each tile renders: a tile reads its asset's `thumbnail` once for each render. */
const drawnTiles = new Map<string, number>();
const counted: readonly Asset[] = thousands.map((asset) => ({
  ...asset,
  get thumbnail() {
    drawnTiles.set(asset.id, (drawnTiles.get(asset.id) ?? 0) + 1);
    return null;
  },
}));

export const DrawsFewTiles: Story = {
  globals: { direction: "ltr" },
  name: "UIK-05 Of five thousand tiles a key press renders two: the one that loses the focus and the one that gets it",
  args: { assets: counted, className: "w-[520px]", maxHeight: "400px" },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const tiles = canvas.getAllByRole("option");
    await expect(document.activeElement).toBe(tiles[0]);
    // The tiles in view and three more rows of three tiles each.
    await expect(tiles.length).toBeLessThan(30);
    for (const [from, key, to] of [
      ["a0", "{ArrowRight}", "a1"],
      ["a1", "{ArrowDown}", "a4"],
      ["a4", "{ArrowUp}", "a1"],
    ] as const) {
      drawnTiles.clear();
      await userEvent.keyboard(key);
      await waitFor(() => expect(document.activeElement).toHaveAttribute("data-asset", to));
      await expect([...drawnTiles.keys()].toSorted(), key).toEqual([from, to].toSorted());
    }
    drawnTiles.clear();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(changed).toHaveBeenLastCalledWith(["a1"]));
    await expect([...drawnTiles.keys()]).toEqual(["a1"]);
  },
};

export const KeepsTheFocusFarAway: Story = {
  globals: { direction: "ltr" },
  name: "UIK-05 Scrolled far away, the focused tile keeps the focus, and the next arrow goes on from it",
  args: { assets: thousands, maxHeight: "400px", className: "w-[520px]" },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    const list = canvas.getByRole("listbox");
    list.scrollTop = list.scrollHeight / 2;
    await canvas.findByRole("option", { name: "Recurs 2500 Image" });
    await expect(canvas.getByRole("option", { name: "Recurs 1 Image" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("option", { name: "Recurs 2 Audio" })).toHaveFocus();
    await waitFor(() => expect(list.scrollTop).toBeLessThan(200));
  },
};

function Deletable(args: AssetGridProps<Asset>) {
  const [assets, setAssets] = useState(args.assets);
  return (
    <AssetGrid
      {...args}
      assets={assets}
      actions={(asset) => (
        <DropdownMenuItem onSelect={() => setAssets(assets.filter(({ id }) => id !== asset.id))}>
          Suprimeix
        </DropdownMenuItem>
      )}
    />
  );
}

const screen = within(document.body);

export const Actions: Story = {
  globals: { direction: "ltr" },
  tags: ["snapshot"],
  name: "LIB-06 With a menu per asset it is a grid, whose current cell lets Tab reach its menu",
  args: { actions: menu, choice: "none" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("grid", { name: "Recursos" })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await expect(canvas.getByRole("gridcell", { name: "Benvinguda.mp3 Audio" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(opened).toHaveBeenLastCalledWith(some[2]);
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Actions for Benvinguda.mp3" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.click(await screen.findByRole("menuitem", { name: "Suprimeix" }));
    await expect(deleted).toHaveBeenLastCalledWith("a");
    await expect(opened).toHaveBeenCalledTimes(1);
  },
};

export const MenuKey: Story = {
  name: "Shift+F10 opens the menu of the focused asset",
  args: { actions: menu },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("gridcell", { name: /Drac/ }));
    await userEvent.keyboard("{Shift>}{F10}{/Shift}");
    await expect(await screen.findByRole("menu", { name: "Actions for Drac.glb" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  },
};

export const KeepsTheFocusWhenOneGoes: Story = {
  name: "LIB-06 When the focused asset is removed, the focus moves to the one in its place",
  render: (args) => <Deletable {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Actions for Drac.glb" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Suprimeix" }));
    await waitFor(() =>
      expect(canvas.getByRole("gridcell", { name: /^Casc sense miniatura/ })).toHaveFocus(),
    );
  },
};

export const BrokenThumbnail: Story = {
  name: "LIB-02 Where a picture does not load, an icon is shown in its place",
  args: {
    assets: [
      { id: "x", name: "Trencada.png", type: "image", thumbnail: "data:image/png;base64,AA" },
    ],
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector("img")).toBeNull());
    await expect(canvasElement.querySelector("svg")).toBeVisible();
  },
};

export const Loading: Story = {
  args: { assets: [], loading: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Loading")).toBeInTheDocument();
    await expect(canvas.getByRole("status")).toHaveAttribute("aria-busy", "true");
  },
};

export const Reloading: Story = {
  name: "Assets that are there stay while they are fetched again",
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("listbox")).toHaveAttribute("aria-busy", "true");
    await expect(canvas.getAllByRole("option")).toHaveLength(some.length);
  },
};

export const Empty: Story = {
  args: {
    assets: [],
    empty: "Encara no hi ha cap recurs. Pugeu-ne un per fer-lo servir a les experiències.",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Encara no hi ha cap recurs/)).toBeVisible();
  },
};

export const NoMatch: Story = {
  args: { assets: [], filtered: true, onClearFilters: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText("Nothing matches the filter.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Clear the filter" }));
    await expect(args.onClearFilters).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  args: { assets: [], error: true, onRetry: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("The assets could not be loaded.");
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const FocusAfterRetry: Story = {
  name: "UIK-05 A second try, and clearing the filter, keep the focus near when their button goes",
  render: function Mending(args) {
    const [step, setStep] = useState(0);
    return (
      <AssetGrid
        {...args}
        id="wall"
        assets={step === 2 ? some : []}
        error={step === 0 || undefined}
        onRetry={() => setStep(1)}
        filtered
        onClearFilters={() => setStep(2)}
      />
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const wall = canvasElement.querySelector("#wall");
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(wall).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Clear the filter" }));
    await expect(canvas.getAllByRole("option")).toHaveLength(some.length);
    await expect(wall).toHaveFocus();
  },
};

export const FailedDark: Story = { ...Failed, globals: { theme: "dark" } };

export const Conforms = conforms(HTMLDivElement, (props) => (
  <AssetGrid {...props} label="Assets" assets={some} empty={<Button>Upload</Button>} />
));

export const SharedBySomebody: Story = {
  name: "LIB-01 A tile says who shares its asset",
  args: {
    assets: [
      { id: "a", name: "Porta", type: "image", sharedBy: "Ana Ruiz" },
      { id: "b", name: "Font", type: "model" },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("option", { name: /^Porta .+ Ana Ruiz$/ })).toBeVisible();
    await expect(canvas.getByRole("option", { name: /^Font/ })).not.toHaveAccessibleName(/Ana/);
  },
};
