import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, mocked, userEvent, waitFor } from "storybook/test";
import { MapPicker, type MapSearch, type Position, type ReverseGeocode } from "./index.ts";
import { drawnMap, lastPick, press, tiles } from "./mapInStory.ts";

const found = [
  {
    id: "1",
    position: { lat: 41.3917, lon: 2.1649 },
    label: "Passeig de Gràcia 43, 08007 Barcelona",
    detail: "Casa Batlló",
  },
  {
    id: "2",
    position: { lat: 41.5463, lon: 2.1086 },
    label: "Carrer de Gràcia 43, 08201 Sabadell",
  },
];

const never = () => new Promise<never>(() => undefined);

const meta = {
  title: "Maps/MapPicker/Search",
  component: MapPicker,
  args: {
    label: "Place of the point",
    tiles,
    value: null,
    onValueChange: fn(),
    locate: false,
    onSearch: fn<MapSearch>(),
    onReverseGeocode: fn<ReverseGeocode>(),
  },
  beforeEach: ({ args }) => {
    if (args.onSearch) mocked(args.onSearch).mockResolvedValue(found);
    if (args.onReverseGeocode) mocked(args.onReverseGeocode).mockResolvedValue("Calle Mayor 12");
  },
  render: function HeldPicker({ clearable: _clearable, ...args }) {
    const [value, setValue] = useState<Position | null>(args.value ?? null);
    return (
      <MapPicker
        {...args}
        value={value}
        onValueChange={(position, gesture) => {
          setValue(position);
          args.onValueChange?.(position, gesture);
        }}
      />
    );
  },
} satisfies Meta<typeof MapPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FoundByKeyboard: Story = {
  name: "UIK-06 An address is searched on Enter and chosen with the arrow keys; the map goes there",
  play: async ({ canvas, args }) => {
    const map = await drawnMap(canvas);
    const box = canvas.getByRole("combobox", { name: "Search for an address" });
    await userEvent.type(box, "gràcia 43");
    await expect(args.onSearch).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    await expect(args.onSearch).toHaveBeenCalledOnce();
    await expect(args.onSearch).toHaveBeenCalledWith("gràcia 43", expect.anything());
    const options = await canvas.findAllByRole("option");
    await expect(options).toHaveLength(2);
    await expect(box).toHaveAttribute("aria-expanded", "true");
    await expect(canvas.getByText(/^2 places found/)).toBeInTheDocument();

    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowUp}");
    await expect(box).toHaveFocus();
    await expect(box).toHaveAttribute("aria-activedescendant", options[0]?.id);
    await expect(options[0]).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard("{Enter}");
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith(found[0]?.position, "searched");
    await expect(canvas.queryByRole("listbox")).toBeNull();
    await expect(box).toHaveValue(found[0]?.label);

    map.focus();
    await userEvent.keyboard("{Enter}");
    const [centre] = lastPick(args.onValueChange);
    await expect(centre.lat).toBeCloseTo(41.3917, 3);
    await expect(centre.lon).toBeCloseTo(2.1649, 3);
  },
};

export const FoundByMouse: Story = {
  name: "UIK-06 The search has a button, and its results can be clicked",
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole("combobox");
    await userEvent.type(box, "gràcia");
    await userEvent.click(canvas.getByRole("button", { name: "Search" }));
    await expect(box).toHaveFocus();
    await userEvent.click(await canvas.findByRole("option", { name: /Sabadell/ }));
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith(found[1]?.position, "searched");
    await expect(await canvas.findByText("Calle Mayor 12")).toBeVisible();
  },
};

export const Escaped: Story = {
  name: "UIK-06 Escape closes the results and chooses nothing",
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole("combobox"), "gràcia{Enter}");
    await canvas.findByRole("listbox");
    await userEvent.keyboard("{ArrowDown}{Escape}");
    await expect(canvas.queryByRole("listbox")).toBeNull();
    await expect(canvas.getByRole("combobox")).toHaveFocus();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const Searching: Story = {
  name: "UIK-06 A running search is announced; another search aborts it",
  play: async ({ canvas, args }) => {
    if (args.onSearch) mocked(args.onSearch).mockImplementation(never);
    const box = canvas.getByRole("combobox");
    await userEvent.type(box, "gràcia{Enter}");
    await expect(canvas.getByText("Searching…")).toBeVisible();
    const signal = args.onSearch && mocked(args.onSearch).mock.lastCall?.[1];
    await expect(signal?.aborted).toBe(false);
    await userEvent.type(box, " 43");
    await expect(signal?.aborted).toBe(true);
    await expect(canvas.queryByText("Searching…")).toBeNull();
  },
};

export const FoundElsewhere: Story = {
  name: "UIK-06 Results that arrive while the focus is elsewhere are listed when it is back; Escape closes the list",
  play: async ({ canvas, args }) => {
    let answer = (_results: typeof found) => {};
    if (args.onSearch) {
      mocked(args.onSearch).mockImplementation(
        () =>
          new Promise((resolve) => {
            answer = resolve;
          }),
      );
    }
    const box = canvas.getByRole("combobox");
    await userEvent.type(box, "gràcia{Enter}");
    await userEvent.click(canvas.getByRole("textbox", { name: "Latitude" }));
    answer(found);
    await expect(await canvas.findByText(/^2 places found/)).toBeVisible();
    await expect(canvas.queryByRole("listbox")).toBeNull();
    await expect(box).toHaveAttribute("aria-expanded", "false");

    await userEvent.click(box);
    await expect(canvas.getAllByRole("option")).toHaveLength(2);
    await userEvent.keyboard("{Escape}");
    await expect(canvas.queryByRole("listbox")).toBeNull();
  },
};

export const NothingFound: Story = {
  name: "UIK-06 A search without result says so",
  play: async ({ canvas, args }) => {
    if (args.onSearch) mocked(args.onSearch).mockResolvedValue([]);
    await userEvent.type(canvas.getByRole("combobox"), "nowhere{Enter}");
    await expect(await canvas.findByText(/^Nothing found for “nowhere”/)).toBeVisible();
  },
};

export const SearchFailed: Story = {
  name: "UIK-06 A search that fails says so, and can be tried again",
  play: async ({ canvas, args }) => {
    if (args.onSearch) mocked(args.onSearch).mockRejectedValueOnce(new Error("503"));
    await userEvent.type(canvas.getByRole("combobox"), "gràcia{Enter}");
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/^The search did not work/);
    await userEvent.keyboard("{Enter}");
    await canvas.findByRole("listbox");
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
};

export const AddressOfChoice: Story = {
  name: "UIK-06 The address of the chosen place is shown; a newer choice aborts an older lookup",
  play: async ({ canvas, args }) => {
    const map = await drawnMap(canvas);
    await expect(canvas.getByText("Choose a place to see its address.")).toBeVisible();
    if (args.onReverseGeocode) mocked(args.onReverseGeocode).mockImplementationOnce(never);
    await press(map, 40, 20);
    await expect(await canvas.findByText("Looking up the address…")).toBeVisible();
    const older = args.onReverseGeocode && mocked(args.onReverseGeocode).mock.lastCall?.[1];
    // Two clicks in one place would be a double click.
    await press(map, -90, -60);
    await waitFor(() => expect(older?.aborted).toBe(true));
    await expect(await canvas.findByText("Calle Mayor 12")).toBeVisible();
    await expect(args.onReverseGeocode).toHaveBeenCalledTimes(2);
  },
};

export const AddressKnown: Story = {
  name: "UIK-06 A known address is shown and not looked up",
  args: { value: { lat: 40.4168, lon: -3.7038 }, address: "Plaza de la Puerta del Sol 7" },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText("Plaza de la Puerta del Sol 7")).toBeVisible();
    await expect(args.onReverseGeocode).not.toHaveBeenCalled();
  },
};

export const AddressAsked: Story = {
  name: "UIK-06 The address of a given place is looked up where it is not known",
  args: { value: { lat: 40.4168, lon: -3.7038 } },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText("Calle Mayor 12")).toBeVisible();
    await expect(args.onReverseGeocode).toHaveBeenCalledOnce();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const NoAddress: Story = {
  name: "UIK-06 For a place without an address a message says so, with its coordinates",
  args: { value: { lat: 40.4168, lon: -3.7038 } },
  play: async ({ canvas, args }) => {
    if (args.onReverseGeocode) mocked(args.onReverseGeocode).mockResolvedValue(null);
    await press(await drawnMap(canvas), 60, 30);
    await expect(await canvas.findByText(/^No address is known at 40\.41/)).toBeVisible();
  },
};

export const AddressFailed: Story = {
  name: "UIK-06 A failed address lookup is shown without an alert; the place is chosen",
  play: async ({ canvas, args }) => {
    if (args.onReverseGeocode) mocked(args.onReverseGeocode).mockRejectedValue(new Error("503"));
    await press(await drawnMap(canvas), 60, 30);
    await expect(await canvas.findByText(/^The address could not be looked up/)).toBeVisible();
    await expect(canvas.queryByRole("alert")).toBeNull();
    await expect(args.onValueChange).toHaveBeenCalledOnce();
  },
};

export const ReadOnly: Story = {
  name: "UIK-06 Read-only shows the address and has no search",
  args: { readOnly: true, value: { lat: 40.4168, lon: -3.7038 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Calle Mayor 12")).toBeVisible();
    await expect(canvas.queryByRole("combobox")).toBeNull();
  },
};

const catalan: Story = {
  args: {
    value: { lat: 41.3917, lon: 2.1649 },
    address:
      "Passeig de l’Excel·lentíssim Ajuntament de Castellbell i el Vilar, 43, 08296 Castellbell i el Vilar, Bages, Catalunya",
    labels: {
      search: "Cerca una adreça, una població o un lloc d’interès cultural",
      searchButton: "Cerca",
      instructions:
        "Fes clic per triar el lloc o arrossega la marca. Amb el teclat: fletxes per moure el mapa, + i - per apropar i allunyar, Retorn per triar el centre, Alt i fletxes per afinar.",
      latitude: "Latitud geogràfica",
      longitude: "Longitud geogràfica",
      address: "Adreça postal completa del punt d’interès",
      searchFound: (count) => `${count} llocs trobats. Tria’n un amb les fletxes.`,
    },
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("combobox"), "gràcia{Enter}{ArrowDown}");
    await canvas.findByRole("listbox");
    await userEvent.keyboard("{ArrowDown}");
    const root = document.documentElement;
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
  },
};

export const Narrow: Story = {
  ...catalan,
  name: "Narrow, long Catalan words",
  decorators: [
    (Story) => (
      <div className="w-72">
        <Story />
      </div>
    ),
  ],
};

export const Dark: Story = { ...catalan, name: "Dark", globals: { theme: "dark" } };
