import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, spyOn, userEvent, waitFor, within } from "storybook/test";
import { conforms, conformsToForm, goesRoundByTab } from "../conformance/index.ts";
import { Dialog } from "../dialog/index.ts";
import { Field } from "../field/index.ts";
import { type MapMarker, MapPicker, type Position } from "./index.ts";
import { drawnMap, lastPick, press, tiles } from "./mapInStory.ts";

const sol = { lat: 40.4168, lon: -3.7038 };
const prado = { lat: 40.4138, lon: -3.6921 };
const retiro = { lat: 40.4153, lon: -3.6845 };

const markers: readonly MapMarker[] = [
  { id: "1", position: sol, label: "Puerta del Sol", kind: "point", number: 1 },
  { id: "2", position: prado, label: "Museo del Prado", kind: "point", number: 2 },
  { id: "3", position: retiro, label: "Parque del Retiro", kind: "final", number: 3 },
];

const lines = [
  { id: "1-2", from: sol, to: prado },
  { id: "2-3", from: prado, to: retiro },
];

const meta = {
  title: "Maps/MapPicker",
  component: MapPicker,
  args: { label: "Place of the point", tiles, value: null, onValueChange: fn(), locate: false },
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

export const OpensOnMadrid: Story = {
  name: "UIK-06 Opens on Madrid, at zoom 13, with its attribution",
  play: async ({ canvas, args }) => {
    const map = await drawnMap(canvas);
    await expect(map).toHaveAccessibleName("Place of the point");
    await expect(map).toHaveAccessibleDescription(/arrow keys/);
    await expect(canvas.getByText(/^Click on the map/)).toBeVisible();
    await expect(canvas.getByText("© A static base map")).toBeVisible();
    // 100 px to the east at zoom 13 are 0.0172 degrees.
    await press(map, 100, 0);
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledOnce());
    const [position] = lastPick(args.onValueChange);
    await expect(position.lat).toBeCloseTo(40.4168, 3);
    await expect(position.lon).toBeCloseTo(-3.7038 + 0.01717, 3);
  },
};

export const ClickPicks: Story = {
  name: "PNT-02, UIK-06 A click chooses a place, shown with 4 decimals and reported with 6",
  play: async ({ canvas, args }) => {
    await press(await drawnMap(canvas), 33, 21);
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledOnce());
    const [position, gesture] = lastPick(args.onValueChange);
    await expect(gesture).toBe("click");
    await expect(String(position.lat)).toMatch(/^40\.\d{4,6}$/);
    await expect(canvas.getByRole("textbox", { name: "Latitude" })).toHaveValue(
      position.lat.toFixed(4),
    );
    await expect(canvas.getByRole("textbox", { name: "Longitude" })).toHaveValue(
      position.lon.toFixed(4),
    );
    await expect(canvas.getByRole("status")).toHaveTextContent(
      `Chosen place: ${position.lat.toFixed(4)}, ${position.lon.toFixed(4)}`,
    );
  },
};

export const InDialog: Story = {
  name: "UIK-06 In a dialog, Tab goes round through search, map and coordinates",
  args: { locate: true, onSearch: async () => [] },
  render: ({ clearable: _clearable, ...args }) => (
    <Dialog defaultOpen size="xl" title="Where it is">
      <MapPicker {...args} />
    </Dialog>
  ),
  play: async () => {
    const dialog = within(document.body);
    await drawnMap(dialog);
    await goesRoundByTab(await dialog.findByRole("dialog"));
  },
};

export const DragMoves: Story = {
  name: "UIK-06 The marker can be dragged",
  args: { value: prado },
  play: async ({ canvas, args }) => {
    const map = await drawnMap(canvas);
    await press(map, 0, -14, [80, -14]);
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledOnce());
    const [position, gesture] = lastPick(args.onValueChange);
    await expect(gesture).toBe("drag");
    await expect(position.lon).toBeGreaterThan(prado.lon);
    await expect(position.lat).toBeCloseTo(prado.lat, 4);
  },
};

export const ByKeyboard: Story = {
  name: "UIK-06 By keyboard: Enter chooses the centre, Alt with an arrow nudges",
  play: async ({ canvas, canvasElement, args }) => {
    const map = await drawnMap(canvas);
    await userEvent.tab();
    await expect(map).toHaveFocus();
    await expect(canvasElement.querySelector("[data-crosshair]")).toBeVisible();

    await userEvent.keyboard("{Enter}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(sol, "keyboard");

    await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
    const [nudged, gesture] = lastPick(args.onValueChange);
    await expect(gesture).toBe("keyboard");
    await expect(nudged.lat).toBeGreaterThan(sol.lat);
    await expect(nudged.lon).toBe(sol.lon);
    await userEvent.keyboard("{Alt>}{Shift>}{ArrowUp}{/Shift}{/Alt}");
    const [further] = lastPick(args.onValueChange);
    await expect(further.lat - nudged.lat).toBeCloseTo(10 * (nudged.lat - sol.lat), 4);

    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() =>
      expect(canvas.getByRole("status")).toHaveTextContent(/^Centre of the map: 40\.4168, -3\.6/),
    );
    await userEvent.keyboard(" ");
    await expect(lastPick(args.onValueChange)[0].lon).toBeGreaterThan(sol.lon);

    await press(map);
    await expect(canvasElement.querySelector("[data-crosshair]")).not.toBeVisible();
  },
};

export const PlaceTexts: Story = {
  name: "UIK-06 A text that may mean several places is asked about, and one that is none says so",
  args: {
    readPlace: (text) => {
      if (text === "asked") {
        const choices = [
          { position: prado, label: "40.4138, -3.6921" },
          { position: { lat: -3.6921, lon: 40.4138 }, label: "-3.6921, 40.4138" },
        ];
        return { kind: "choice", question: "Which place is it?", choices };
      }
      if (text === "short") return { kind: "refused", message: "Paste the long address" };
      return text === "map"
        ? { kind: "place", position: prado, note: "Check it" }
        : { kind: "none" };
    },
  },
  play: async ({ canvas, args }) => {
    const latitude = canvas.getByRole("textbox", { name: "Latitude" });
    await userEvent.click(latitude);
    await userEvent.paste("asked");
    await expect(await canvas.findByText("Which place is it?")).toBeVisible();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "40.4138, -3.6921" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(prado, "typed");
    await expect(canvas.queryByText("Which place is it?")).toBeNull();

    await userEvent.click(latitude);
    await userEvent.paste("short");
    await expect(await canvas.findByText("Paste the long address")).toBeVisible();

    canvas.getByRole("application").focus();
    await userEvent.paste("map");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(prado, "searched");
    await expect(await canvas.findByText("Check it")).toBeVisible();
  },
};

export const OwnCoordinates: Story = {
  name: "UIK-06 The fields read coordinates as the caller does",
  args: {
    value: prado,
    readCoordinate: (text, axis) => (text === "forty north" && axis === "lat" ? 40 : undefined),
  },
  play: async ({ canvas, args }) => {
    const latitude = canvas.getByRole("textbox", { name: "Latitude" });
    await userEvent.clear(latitude);
    await userEvent.type(latitude, "forty north{Enter}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ ...prado, lat: 40 }, "typed");
  },
};

export const Typed: Story = {
  name: "UIK-06 Coordinates can be typed or pasted as a pair",
  play: async ({ canvas, args }) => {
    const latitude = canvas.getByRole("textbox", { name: "Latitude" });
    const longitude = canvas.getByRole("textbox", { name: "Longitude" });
    await userEvent.type(latitude, "41,5");
    await userEvent.type(longitude, "2.1234567{Enter}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      { lat: 41.5, lon: 2.123_457 },
      "typed",
    );
    await expect(longitude).toHaveValue("2.1235");

    await userEvent.clear(latitude);
    await userEvent.type(latitude, "95{Enter}");
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(latitude).toBeInvalid();
    await expect(canvas.getByText(/Enter a latitude between/)).toBeVisible();

    await userEvent.clear(latitude);
    await userEvent.click(latitude);
    await userEvent.paste("40.4138, -3.6921");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(prado, "typed");
    await expect(latitude).not.toBeInvalid();
  },
};

export const FieldsLeftAlone: Story = {
  name: "PNT-02 Tabbing through the fields changes nothing",
  args: { value: { lat: 40.416_812, lon: -3.703_812 } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("textbox", { name: "Latitude" }));
    await userEvent.tab();
    await userEvent.tab();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const FieldLeftBlank: Story = {
  name: "UIK-06 A coordinate left empty shows the current value again",
  args: { value: prado },
  play: async ({ canvas, args }) => {
    const latitude = canvas.getByRole("textbox", { name: "Latitude" });
    await userEvent.clear(latitude);
    await userEvent.tab();
    await expect(latitude).toHaveValue("40.4138");
    const longitude = canvas.getByRole("textbox", { name: "Longitude" });
    await userEvent.clear(longitude);
    await userEvent.type(longitude, " {Enter}");
    await expect(longitude).toHaveValue("-3.6921");
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const Route: Story = {
  name: "UIK-06 A route: numbered points, the final one, arrows, and the chosen place",
  tags: ["snapshot"],
  args: { markers, lines, value: { lat: 40.419, lon: -3.694 }, onMarkerSelect: fn() },
  play: async ({ canvas }) => {
    await drawnMap(canvas);
  },
};

export const MarkerSelected: Story = {
  name: "UIK-06 A click on a marker selects it and chooses no place",
  args: { markers: [{ ...markers[0], position: sol } as MapMarker], onMarkerSelect: fn() },
  play: async ({ canvas, args }) => {
    await press(await drawnMap(canvas));
    await waitFor(() => expect(args.onMarkerSelect).toHaveBeenCalledWith("1"));
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const NoPlaceNotDrawn: Story = {
  name: "PNT-07 Points with NaN or impossible coordinates are not drawn",
  args: {
    markers: [
      { id: "beyond", position: { lat: 91, lon: 0 }, label: "Beyond", kind: "point" },
      { id: "nan", position: { lat: Number.NaN, lon: -3.7 }, label: "NaN", kind: "point" },
    ],
    center: { lat: 0.000_01, lon: 0.000_01 },
    value: { lat: Number.NaN, lon: 0 },
    onMarkerSelect: fn(),
  },
  play: async ({ canvas, args }) => {
    const map = await drawnMap(canvas);
    await expect(canvas.getByRole("textbox", { name: "Latitude" })).toHaveValue("");
    await press(map);
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledOnce());
    await expect(args.onMarkerSelect).not.toHaveBeenCalled();
  },
};

export const OnTheMeridian: Story = {
  name: "UIK-06 Points on the equator and the zero meridian are drawn",
  args: {
    markers: [{ id: "null-island", position: { lat: 0, lon: 0 }, label: "0, 0", kind: "point" }],
    center: { lat: 0, lon: 0 },
    onMarkerSelect: fn(),
  },
  play: async ({ canvas, args }) => {
    await press(await drawnMap(canvas));
    await waitFor(() => expect(args.onMarkerSelect).toHaveBeenCalledWith("null-island"));
  },
};

export const ReadOnly: Story = {
  name: "UIK-06 Read-only shows the place and cannot change it",
  args: { readOnly: true, value: prado },
  play: async ({ canvas, args }) => {
    const map = await drawnMap(canvas);
    await press(map, 40, 40);
    await press(map, 0, -14, [80, -14]);
    map.focus();
    await userEvent.keyboard("{Enter}{Alt>}{ArrowUp}{/Alt}");
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole("textbox", { name: "Latitude" })).toHaveAttribute("readonly");
  },
};

let refusing = true;

export const Refused: Story = {
  name: "PNT-07, UIK-06 A refused map is replaced by a panel, and can be tried again",
  args: { tiles: { url: "/refused/{z}/{x}/{y}", attribution: "" }, onAuthorisationError: fn() },
  beforeEach: () => {
    const real = window.fetch;
    refusing = true;
    spyOn(window, "fetch").mockImplementation((input, init) => {
      if (typeof input !== "string" || !input.startsWith("/refused/")) return real(input, init);
      return refusing ? Promise.resolve(new Response(null, { status: 403 })) : real(tiles.url);
    });
  },
  play: async ({ canvas, args }) => {
    const panel = await canvas.findByRole("alert", {}, { timeout: 60_000 });
    await expect(panel).toHaveTextContent("The map is not available");
    await expect(canvas.queryByRole("application")).toBeNull();
    await expect(args.onAuthorisationError).toHaveBeenCalledOnce();
    await expect(args.onAuthorisationError).toHaveBeenCalledWith(403);

    refusing = false;
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    const map = await drawnMap(canvas);
    await expect(canvas.queryByRole("alert")).toBeNull();
    await expect(map.parentElement).toHaveFocus();
  },
};

export const Located: Story = {
  name: "UIK-06 The reader's current position can be chosen",
  args: { locate: true },
  beforeEach: () => {
    spyOn(navigator.permissions, "query").mockResolvedValue({
      state: "granted",
    } as PermissionStatus);
    spyOn(navigator.geolocation, "getCurrentPosition").mockImplementation((found) =>
      found({ coords: { latitude: 41.387_123_9, longitude: 2.17 } } as GeolocationPosition),
    );
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Use my current place" }));
    await expect(args.onValueChange).toHaveBeenCalledWith(
      { lat: 41.387_124, lon: 2.17 },
      "located",
    );
  },
};

export const Dark: Story = { ...Route, name: "Dark", globals: { theme: "dark" } };

export const InAField: Story = {
  render: (args) => (
    <Field group label="Where" error="Choose a place.">
      <MapPicker {...args} value={undefined} defaultValue={sol} />
    </Field>
  ),
  play: async ({ canvas }) => {
    const whole = canvas.getByRole("group", { name: "Where" });
    await expect(whole).toHaveAccessibleDescription("Choose a place.");
    await drawnMap(canvas);
    const lat = canvas.getByRole("textbox", { name: /lat/i });
    await userEvent.clear(lat);
    await userEvent.type(lat, "41.5{Enter}");
    await expect(lat).toHaveValue("41.5000");
  },
};

export const Emptied: Story = {
  name: "A place that may be taken back is, and the map gets the focus",
  args: { onValueChange: fn() },
  render: ({ label, tiles: map, onValueChange }) => (
    <MapPicker
      {...{ label, tiles: map }}
      clearable
      locate={false}
      defaultValue={sol}
      onValueChange={onValueChange as (position: Position | null) => void}
    />
  ),
  play: async ({ canvas, args }) => {
    const map = await drawnMap(canvas);
    await userEvent.click(canvas.getByRole("button", { name: "Remove the place" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null, "cleared");
    await expect(canvas.getByRole("textbox", { name: /lat/i })).toHaveValue("");
    await expect(canvas.queryByRole("button", { name: "Remove the place" })).toBeNull();
    await expect(map).toHaveFocus();
  },
};

export const Conforms = conforms(HTMLDivElement, (props) => (
  <MapPicker {...props} label="Place" tiles={tiles} value={null} onValueChange={() => {}} />
));

export const ConformsToForm = conformsToForm(
  (props) => <MapPicker {...props} label="Place" tiles={tiles} locate={false} defaultValue={sol} />,
  {
    sends: ["40.4168,-3.7038"],
    change: async (form) => {
      const lat = within(form).getByRole("textbox", { name: /lat/i });
      await userEvent.clear(lat);
      await userEvent.type(lat, "41.5{Enter}");
    },
    changed: ["41.5,-3.7038"],
    empty: (props) => <MapPicker {...props} label="Place" tiles={tiles} locate={false} />,
  },
);
