import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, mocked, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/index.ts";
import { conformsPopup, scrollsAsOne, shortWindow } from "../conformance/index.ts";
import { SegmentedControl } from "../segmented-control/index.ts";
import { AssetPicker, type AssetPickerProps, type PickableAsset } from "./index.ts";

const hills = ["seagreen", "peru", "steelblue", "indianred", "slategray"];

function picture(index: number, width = 640, height = 480): string {
  const hill = hills[index % hills.length];
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 160 120"><rect width="160" height="120" fill="aliceblue"/><path d="M0 120 60 ${20 + (index % 4) * 12} 110 80 160 50V120Z" fill="${hill}"/></svg>`,
  )}`;
}

/** A tenth of a second of silence. */
const silence = `data:audio/wav;base64,${btoa(
  `RIFF${String.fromCodePoint(68, 3, 0, 0)}WAVEfmt ${String.fromCodePoint(16, 0, 0, 0, 1, 0, 1, 0, 64, 31, 0, 0, 64, 31, 0, 0, 1, 0, 8, 0)}data${String.fromCodePoint(32, 3, 0, 0)}${String.fromCodePoint(128).repeat(800)}`,
)}`;
const peaks = Array.from({ length: 48 }, (_, index) => Math.abs(Math.sin(index / 5)));

const names = [
  "Façana del Palau de la Música",
  "Jardins de la Ciutadella",
  "Il·luminació_extraordinàriament_llarga_de_la_Sagrada_Família_definitiva",
  "Platja de la Barceloneta",
  "Mercat de Sant Antoni",
];

const assets: readonly PickableAsset[] = [
  ...names.map((name, index) => ({
    id: `i${index}`,
    name: `${name}.webp`,
    type: "image" as const,
    thumbnail: picture(index),
    src: picture(index),
    category: index % 2 === 0 ? "heritage" : "nature",
    description: `Vista ${index + 1}, presa al matí`,
    added: `2026-0${index + 1}-10T08:00:00Z`,
  })),
  { id: "s", name: "Benvinguda.mp3", type: "audio", src: silence, peaks, category: "voice" },
  { id: "m", name: "Drac.glb", type: "model", thumbnail: picture(3), category: "heritage" },
];

const categories = [
  { value: "heritage", label: "Patrimoni arquitectònic i monumental" },
  { value: "nature", label: "Natura" },
  { value: "voice", label: "Veus" },
];

function Opened(args: AssetPickerProps<PickableAsset>) {
  const [open, setOpen] = useState(args.open ?? false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Obre</Button>
      <AssetPicker
        {...args}
        open={open}
        onChoose={(asset) => {
          args.onChoose(asset);
          setOpen(false);
        }}
        onClose={(reason) => {
          args.onClose?.(reason);
          setOpen(false);
        }}
      />
    </>
  );
}

const meta = {
  title: "Back office/AssetPicker",
  component: AssetPicker,
  parameters: { layout: "fullscreen" },
  args: {
    open: true,
    title: "Trieu la imatge de l'experiència",
    assets,
    categories,
    locale: "ca",
    onChoose: fn(),
    onClose: fn(),
  },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof AssetPicker<PickableAsset>>;
export default meta;
type Story = StoryObj<typeof meta>;

const screen = within(document.body);
/** Finds an option of the listbox, not of a native select. */
const option = async (name: string | RegExp) =>
  within(await screen.findByRole("listbox")).findByRole("option", { name });
const optionNames = () => {
  const list = screen.queryByRole("listbox");
  const tiles = list ? within(list).queryAllByRole("option") : [];
  return tiles.map((tile) => tile.textContent?.replace(/ (Image|Audio|3D model)$/, ""));
};
const chooseButton = () => screen.getByRole("button", { name: "Choose" });

export const ShortWindow: Story = {
  ...shortWindow,
  name: "In a short window filters, tiles and preview scroll as one, and all tiles are reached",
  args: { open: true },
  play: async () => {
    const dialog = await within(document.body).findByRole("dialog");
    const grid = await within(dialog).findByRole("listbox");
    await within(grid).findAllByRole("option");
    await scrollsAsOne(dialog);
    within(grid).getAllByRole("option")[0]?.focus();
    await userEvent.keyboard("{End}");
    const last = await waitFor(() => within(grid).getByRole("option", { name: /Drac/ }));
    await waitFor(() => expect(last).toHaveFocus());
    const { top, bottom } = last.getBoundingClientRect();
    const { innerHeight } = window;
    await expect(top < innerHeight && bottom > 0).toBe(true);
  },
};

export const Chosen: Story = {
  tags: ["snapshot"],
  name: "LIB-09 What is chosen when it opens is marked and previewed",
  args: { value: assets[0] ?? null },
  play: async () => {
    await expect(await option(/^Façana/)).toHaveAttribute("aria-selected", "true");
    const preview = screen.getByRole("region", { name: "Preview" });
    const seen = await within(preview).findByRole("img", { name: /^Façana/ });
    await waitFor(() => expect(seen).toBeVisible());
    await expect(within(preview).getByText("Vista 1, presa al matí")).toBeVisible();
  },
};

const told = fn();

export const Remote: Story = {
  name: "LIB-02, LIB-09 A library that is searched elsewhere is told the filter, and shows what is given for it",
  args: { remote: { onFilterChange: told, found: 2, total: 4000 } },
  beforeEach: () => told.mockClear(),
  play: async () => {
    await option(/^Façana/);
    await expect(screen.getByRole("status")).toHaveTextContent("2 of 4,000");
    const all = optionNames();
    await expect(told).toHaveBeenCalledOnce();
    await expect(told).toHaveBeenCalledWith(expect.objectContaining({ search: "" }));
    await userEvent.type(screen.getByRole("textbox", { name: "Search" }), "zzz");
    await waitFor(() =>
      expect(told).toHaveBeenLastCalledWith(expect.objectContaining({ search: "zzz" })),
    );
    await expect(optionNames()).toEqual(all);
  },
};

export const Dark: Story = { globals: { theme: "dark" }, args: { value: assets[2] ?? null } };

export const NothingChosen: Story = {
  tags: ["snapshot"],
  name: "LIB-09 Nothing can be confirmed before something is chosen",
  play: async () => {
    await option(/^Façana/);
    await expect(chooseButton()).toBeDisabled();
    await expect(screen.getByText("Choose one to see it here.")).toBeVisible();
  },
};

export const Confirms: Story = {
  name: "LIB-09 Browse, look, choose: confirming hands out the asset",
  play: async ({ args }) => {
    await userEvent.click(await option(/^Jardins/));
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.click(chooseButton());
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(args.onChoose).toHaveBeenLastCalledWith(assets[1]);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

export const ByKeyboard: Story = {
  name: "LIB-09 By keyboard: the search has the focus, Enter chooses, Enter again confirms",
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole("textbox", { name: "Search" })).toHaveFocus());
    await userEvent.keyboard("mercat");
    await waitFor(() => expect(optionNames()).toEqual(["Mercat de Sant Antoni.webp"]));
    const tile = await option(/^Mercat/);
    while (document.activeElement !== tile) {
      await userEvent.tab();
      await expect(screen.getByRole("dialog").contains(document.activeElement)).toBe(true);
    }
    await userEvent.keyboard("{Enter}");
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(args.onChoose).toHaveBeenLastCalledWith(assets[4]);
  },
};

export const DoublePress: Story = {
  name: "LIB-09 A double press chooses and confirms",
  play: async ({ args }) => {
    await userEvent.dblClick(await option(/^Platja/));
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(args.onChoose).toHaveBeenLastCalledWith(assets[3]);
  },
};

export const Cancels: Story = {
  name: "LIB-09 Cancel and Escape choose nothing; the focus goes back; it opens anew",
  args: { open: false },
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole("button", { name: "Obre" });
    await userEvent.click(opener);
    await userEvent.click(await option(/^Jardins/));
    await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
    await expect(args.onClose).toHaveBeenLastCalledWith("cancel");
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await option(/^Jardins/);
    const list = within(screen.getByRole("listbox"));
    await expect(list.queryByRole("option", { selected: true })).toBeNull();
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenLastCalledWith("escape");
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

export const ByOverlay: Story = {
  name: "LIB-09 A press beside it chooses nothing, says so, and the focus goes back",
  args: { open: false },
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole("button", { name: "Obre" });
    await userEvent.click(opener);
    await userEvent.click(await option(/^Jardins/));
    await userEvent.pointer({
      target: document.querySelector(".bg-overlay") as Element,
      keys: "[MouseLeft]",
    });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenLastCalledWith("overlay");
    await expect(args.onChoose).not.toHaveBeenCalled();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const BySpace: Story = {
  name: "LIB-09 Space chooses; a second Space confirms nothing",
  play: async ({ args }) => {
    (await option(/^Jardins/)).focus();
    await userEvent.keyboard(" ");
    await expect(await option(/^Jardins/)).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard(" ");
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.click(chooseButton());
    await expect(args.onChoose).toHaveBeenLastCalledWith(assets[1]);
  },
};

export const Filters: Story = {
  name: "LIB-02, LIB-09 Type, category and search narrow the list together, and how many are left is said",
  play: async () => {
    await option(/^Drac/);
    await userEvent.click(screen.getByRole("radio", { name: "Image" }));
    await waitFor(() => expect(optionNames()).toHaveLength(5));
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Category" }), "nature");
    await waitFor(() =>
      expect(optionNames()).toEqual([
        "Jardins de la Ciutadella.webp",
        "Platja de la Barceloneta.webp",
      ]),
    );
    await userEvent.type(screen.getByRole("textbox", { name: "Search" }), "PLATJA");
    await waitFor(() => expect(optionNames()).toEqual(["Platja de la Barceloneta.webp"]));
    await expect(screen.getByText("1 of 7")).toBeVisible();
    await expect(screen.getByText("1 of 7")).toHaveAttribute("role", "status");
  },
};

export const StaysChosen: Story = {
  name: "LIB-09 What is chosen stays chosen, and seen, whatever the filters",
  play: async ({ args }) => {
    await userEvent.click(await option(/^Drac/));
    await userEvent.type(screen.getByRole("textbox", { name: "Search" }), "jardins");
    await waitFor(() => expect(optionNames()).toHaveLength(1));
    const preview = screen.getByRole("region", { name: "Preview" });
    await expect(within(preview).getByText("Drac.glb")).toBeVisible();
    await expect(within(preview).getByText(/although the filter hides it/)).toBeVisible();
    await userEvent.click(chooseButton());
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(args.onChoose).toHaveBeenLastCalledWith(assets[6]);
  },
};

export const Sorts: Story = {
  name: "LIB-09 The list is put in order by name or age",
  args: { types: ["image"] },
  play: async () => {
    await option(/^Façana/);
    const sort = screen.getByRole("combobox", { name: "Order" });
    await userEvent.selectOptions(sort, "name");
    await waitFor(() => expect(optionNames()[2]).toMatch(/^Jardins/));
    await userEvent.selectOptions(sort, "nameDescending");
    await waitFor(() => expect(optionNames()[0]).toMatch(/^Platja/));
    await userEvent.selectOptions(sort, "newest");
    await waitFor(() => expect(optionNames()[0]).toMatch(/^Mercat/));
  },
};

export const OneType: Story = {
  name: "LIB-09 Only the types that the field accepts are offered; of one type there is no filter by type",
  args: { types: ["audio"], title: "Trieu un àudio" },
  play: async () => {
    await option(/^Benvinguda/);
    await expect(optionNames()).toHaveLength(1);
    await expect(screen.queryByRole("radiogroup", { name: "Type" })).toBeNull();
  },
};

export const Hears: Story = {
  tags: ["snapshot"],
  name: "LIB-05, UIK-05 A sound is heard in the preview, and stops when another asset is chosen",
  play: async () => {
    await userEvent.click(await option(/^Benvinguda/));
    const preview = screen.getByRole("region", { name: "Preview" });
    const audio = preview.querySelector("audio") as HTMLAudioElement;
    audio.loop = true;
    await userEvent.click(within(preview).getByRole("button", { name: "Play Benvinguda.mp3" }));
    await within(preview).findByRole("button", { name: "Stop Benvinguda.mp3" });
    await userEvent.click(await option(/^Jardins/));
    await waitFor(() => expect(audio.paused).toBe(true));
  },
};

export const OwnPreview: Story = {
  name: "UIK-05 A model is previewed by what the caller hands in; other types keep the picker's own",
  args: {
    renderPreview: (asset) =>
      asset.type === "model" ? <div role="img" aria-label={`${asset.name} en 3D`} /> : undefined,
  },
  play: async () => {
    await userEvent.click(await option(/^Drac/));
    await expect(screen.getByRole("img", { name: "Drac.glb en 3D" })).toBeInTheDocument();
    await userEvent.click(await option(/^Jardins/));
    await expect(await screen.findByRole("group", { name: /^Jardins/ })).toBeVisible();
  },
};

/** Accepts square pictures only, as a puzzle does. */
const square = async (asset: PickableAsset) => {
  const image = new Image();
  image.src = asset.src ?? "";
  await image.decode();
  return (
    image.naturalWidth === image.naturalHeight ||
    "La imatge del puzle ha de ser quadrada (mateixa altura i amplada)."
  );
};

const quadrada: PickableAsset = {
  id: "q",
  name: "Quadrada.png",
  type: "image",
  src: picture(4, 400, 400),
  thumbnail: picture(4),
};
const puzzle = {
  types: ["image"],
  assets: [...assets, quadrada],
  validate: square,
} satisfies Partial<AssetPickerProps<PickableAsset>>;

const waysOut = fn<() => Promise<readonly File[]>>();

export const Refused: Story = {
  tags: ["snapshot"],
  name: "CHL-04, LIB-09 What may not be chosen is refused in words",
  args: puzzle,
  play: async ({ args }) => {
    await userEvent.click(await option(/^Jardins/));
    await userEvent.click(chooseButton());
    await expect(await screen.findByRole("alert")).toHaveTextContent(/ha de ser quadrada/);
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

export const AnotherAfterRefusal: Story = {
  name: "CHL-04, LIB-09 After a refusal another can be chosen",
  args: puzzle,
  play: async ({ args }) => {
    await userEvent.dblClick(await option(/^Jardins/));
    await screen.findByRole("alert");
    await userEvent.click(await option(/^Quadrada/));
    await expect(screen.queryByRole("alert")).toBeNull();
    await userEvent.click(chooseButton());
    await waitFor(() => expect(args.onChoose).toHaveBeenCalledOnce());
    await expect(args.onChoose).toHaveBeenLastCalledWith(quadrada);
  },
};

export const WayOutOfARefusal: Story = {
  name: "CHL-04, LIB-09 A refusal may have a way out: the upload opens with what is made of the asset",
  args: {
    ...puzzle,
    validate: async (asset) =>
      (await square(asset)) === true || {
        reason: "Ha de ser quadrada.",
        wayOut: {
          label: "Retalla-la",
          make: waysOut,
        },
      },
    upload: ({ files }) => <p>{files.map(({ name }) => name).join()}</p>,
  },
  play: async () => {
    waysOut
      .mockReset()
      .mockResolvedValueOnce([])
      .mockRejectedValueOnce(new TypeError("Failed to fetch"))
      .mockResolvedValueOnce([new File(["x"], "retallada.png")]);
    await userEvent.click(await option(/^Jardins/));
    await userEvent.click(chooseButton());
    const wayOut = await screen.findByRole("button", { name: "Retalla-la" });
    // Thought better of
    await userEvent.click(wayOut);
    await expect(screen.getByRole("alert")).toHaveTextContent("Ha de ser quadrada.");
    await userEvent.click(wayOut);
    await waitFor(() =>
      expect(screen.getByRole("alert")).toHaveTextContent("It could not be checked. Try again."),
    );
    await userEvent.click(chooseButton());
    await userEvent.click(await screen.findByRole("button", { name: "Retalla-la" }));
    await expect(await screen.findByText("retallada.png")).toBeVisible();
    await expect(screen.queryByRole("alert")).toBeNull();
  },
};

export const CheckFails: Story = {
  name: "CHL-04, LIB-09 A check that fails is said, and can be tried again",
  args: { validate: fn() },
  play: async ({ args }) => {
    mocked(args.validate)
      ?.mockRejectedValueOnce(new TypeError("Failed to fetch"))
      .mockImplementationOnce(() => {
        throw new Error("No size");
      })
      .mockResolvedValueOnce(true);
    const refused = () => screen.findByRole("alert");
    await userEvent.click(await option(/^Jardins/));
    await userEvent.click(chooseButton());
    await expect(await refused()).toHaveTextContent("It could not be checked. Try again.");
    await expect(chooseButton()).not.toHaveAttribute("aria-busy");
    await userEvent.click(chooseButton());
    await expect(await refused()).toHaveTextContent("It could not be checked. Try again.");
    await userEvent.click(chooseButton());
    await waitFor(() => expect(args.onChoose).toHaveBeenCalledOnce());
  },
};

const fresh: PickableAsset = { id: "new", name: "Nova.png", type: "image", src: picture(2) };

function WithUpload(args: AssetPickerProps<PickableAsset>) {
  const [all, setAll] = useState(args.assets);
  return (
    <Opened
      {...args}
      assets={all}
      upload={({ onUploaded, onCancel, files }) => (
        <div className="flex gap-2">
          {files.length > 0 && <p>{files.map(({ name }) => name).join(", ")}</p>}
          <Button
            onClick={() => {
              setAll([...all, fresh]);
              onUploaded(fresh);
            }}
          >
            Puja-la
          </Button>
          <Button onClick={onCancel}>Deixa-ho</Button>
        </div>
      )}
    />
  );
}

export const Uploads: Story = {
  name: "LIB-03, LIB-09 What is uploaded in the picker is chosen, whatever the filters were",
  render: (args) => <WithUpload {...args} />,
  play: async ({ args }) => {
    await userEvent.type(screen.getByRole("textbox", { name: "Search" }), "drac");
    await waitFor(() => expect(optionNames()).toHaveLength(1));
    await userEvent.click(screen.getByRole("button", { name: "Upload" }));
    await userEvent.click(await screen.findByRole("button", { name: "Puja-la" }));
    await expect(await option(/^Nova/)).toHaveAttribute("aria-selected", "true");
    await waitFor(() => expect(chooseButton()).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(args.onChoose).toHaveBeenLastCalledWith(fresh);
  },
};

/** Pastes a file where the focus is. */
async function pasteFile(name: string) {
  const clipboard = new DataTransfer();
  clipboard.items.add(new File(["x"], name, { type: "image/png" }));
  await userEvent.paste(clipboard);
}

export const PastedPicture: Story = {
  name: "LIB-03 A picture that is pasted into the picker opens the upload with it",
  render: (args) => <WithUpload {...args} />,
  play: async () => {
    await userEvent.click(screen.getByRole("textbox", { name: "Search" }));
    await userEvent.paste("drac");
    await expect(screen.queryByRole("button", { name: "Puja-la" })).toBeNull();
    await pasteFile("Captura.png");
    await expect(await screen.findByText("Captura.png")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Back to the list" }));
    await userEvent.click(await screen.findByRole("button", { name: "Upload" }));
    await screen.findByRole("button", { name: "Puja-la" });
    await expect(screen.queryByText("Captura.png")).toBeNull();
  },
};

export const LeavesTheUpload: Story = {
  name: "LIB-09 An upload can be left; what was chosen is still chosen, and the focus is where it was",
  render: (args) => <WithUpload {...args} />,
  play: async () => {
    await userEvent.click(await option(/^Jardins/));
    await userEvent.click(screen.getByRole("button", { name: "Upload" }));
    await userEvent.click(await screen.findByRole("button", { name: "Back to the list" }));
    await waitFor(() => expect(screen.getByRole("button", { name: "Upload" })).toHaveFocus());
    await expect(await option(/^Jardins/)).toHaveAttribute("aria-selected", "true");
  },
};

const leaveUpload = fn<(leave: () => void) => void>();

export const AsksBeforeLeavingTheUpload: Story = {
  name: "LIB-09 Whoever would leave the upload is asked first, by whatever way",
  render: (args) => <WithUpload {...args} onLeaveUpload={leaveUpload} />,
  beforeEach: () => void leaveUpload.mockReset(),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole("button", { name: "Upload" }));
    const back = await screen.findByRole("button", { name: "Back to the list" });
    await userEvent.click(back);
    await userEvent.keyboard("{Escape}");
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    await expect(leaveUpload).toHaveBeenCalledTimes(3);
    await expect(back).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
    leaveUpload.mockImplementation((leave) => leave());
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenLastCalledWith("escape");
  },
};

function TwoLibraries(args: AssetPickerProps<PickableAsset>) {
  const [whose, setWhose] = useState("own");
  return (
    <Opened
      {...args}
      assets={args.assets.filter(({ type }) => (type === "image") === (whose === "own"))}
      scope={
        <SegmentedControl
          label="Biblioteca"
          value={whose}
          onValueChange={setWhose}
          options={[
            { value: "own", label: "La meva biblioteca" },
            { value: "all", label: "Explora" },
          ]}
        />
      }
    />
  );
}

export const Scope: Story = {
  name: "LIB-01, LIB-09 What is chosen in one library stays chosen while another is looked at",
  render: (args) => <TwoLibraries {...args} />,
  play: async ({ args }) => {
    await userEvent.click(await option(/^Jardins/));
    await userEvent.click(screen.getByRole("radio", { name: "Explora" }));
    await option(/^Drac/);
    await userEvent.click(chooseButton());
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(args.onChoose).toHaveBeenLastCalledWith(assets[1]);
  },
};

export const NoMatch: Story = {
  name: "LIB-09 Where nothing matches, that is said, and the filters can be cleared",
  play: async () => {
    await userEvent.type(screen.getByRole("textbox", { name: "Search" }), "zzz");
    await expect(await screen.findByText("Nothing matches the filter.")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Clear the filter" }));
    await waitFor(() => expect(optionNames()).toHaveLength(assets.length));
  },
};

export const Empty: Story = {
  name: "UIK-05 An empty library says what it is for; what will say the results is there already",
  args: { assets: [], empty: "Encara no hi ha cap imatge. Pugeu-ne una." },
  play: async () => {
    await expect(await screen.findByText(/^Encara no hi ha cap imatge/)).toBeVisible();
    await expect(chooseButton()).toBeDisabled();
    const said = screen.getAllByRole("status").map((status) => status.textContent);
    await expect(said).toEqual([""]);
  },
};

export const Loading: Story = {
  args: { assets: [], loading: true },
  play: async () => {
    await expect(await screen.findByText("Loading")).toBeInTheDocument();
  },
};

export const Failed: Story = {
  args: { assets: [], error: "No s'ha pogut carregar la biblioteca.", onRetry: fn() },
  play: async ({ args }) => {
    await expect(await screen.findByRole("alert")).toHaveTextContent(/No s'ha pogut carregar/);
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Narrow: Story = {
  name: "LIB-09 Where it is narrow the preview goes under the tiles",
  args: { value: assets[0] ?? null, className: "w-[390px]" },
  play: async () => {
    const list = await screen.findByRole("listbox");
    const preview = screen.getByRole("region", { name: "Preview" });
    await expect(preview.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      list.getBoundingClientRect().bottom,
    );
  },
};

export const Conforms = conformsPopup(
  HTMLDivElement,
  "dialog",
  (props, { open, setOpen, opener }) => (
    <>
      {opener}
      <AssetPicker
        {...props}
        open={open}
        title="Assets"
        assets={assets}
        onChoose={fn()}
        onClose={() => setOpen(false)}
      />
    </>
  ),
);
