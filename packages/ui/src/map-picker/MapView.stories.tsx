import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, type Mock, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/index.ts";
import { conforms, goesRoundByTab } from "../conformance/index.ts";
import { Dialog } from "../dialog/index.ts";
import type { Position } from "./coordinates.ts";
import { MapView } from "./index.ts";
import { drawnAt, drawnMap, press } from "./mapInStory.ts";
import picker, { Route as PickerRoute } from "./MapPicker.stories.tsx";

const meta = {
  title: "Maps/MapView",
  component: MapView,
  args: {
    label: "Points of the route",
    tiles: picker.args.tiles,
    markers: PickerRoute.args?.markers ?? [],
    lines: PickerRoute.args?.lines ?? [],
    onMarkerSelect: fn(),
  },
} satisfies Meta<typeof MapView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SelectedByKeyboard: Story = {
  tags: ["snapshot"],
  name: "UIK-06 Enter selects the point at the centre",
  args: {
    markers: [{ id: "7", position: { lat: 40.4168, lon: -3.7038 }, label: "Sol", kind: "point" }],
    lines: [],
  },
  play: async ({ canvas, args }) => {
    const map = await canvas.findByRole("application", {}, { timeout: 60_000 });
    await waitFor(() => expect(map).toHaveAttribute("data-rendered", "true"), { timeout: 60_000 });
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onMarkerSelect).toHaveBeenCalledWith("7");
  },
};

export const InDialog: Story = {
  name: "UIK-06 In a dialog, Tab goes round through the map and all that is beside it",
  render: (args) => (
    <Dialog defaultOpen size="xl" title="Where visitors are lost">
      <MapView {...args} />
      <Button>Walk</Button>
    </Dialog>
  ),
  play: async () => {
    const dialog = within(document.body);
    await drawnMap(dialog);
    await goesRoundByTab(await dialog.findByRole("dialog"));
  },
};

export const Route: Story = {};

const sol = { lat: 40.4168, lon: -3.7038 };
const mayor = { lat: 40.4154, lon: -3.7074 };
const opera = { lat: 40.418, lon: -3.7102 };

export const Walk: Story = {
  tags: ["snapshot"],
  name: "UIK-06 A walk in numbered steps, with the marker of the current one named",
  args: {
    markers: [
      { id: "1", position: sol, label: "Sol", kind: "point", number: 1 },
      { id: "2", position: mayor, label: "Plaza Mayor", kind: "point", number: 2 },
      { id: "3", position: opera, label: "Ópera", kind: "final", number: 3 },
    ],
    lines: [
      { id: "walked", from: sol, to: mayor, kind: "walked", number: 2 },
      { id: "ahead", from: mayor, to: opera, kind: "ahead", number: 3 },
    ],
    highlighted: "2",
  },
  play: async ({ canvas }) => {
    const map = await canvas.findByRole("application", {}, { timeout: 10_000 });
    await waitFor(() => expect(map).toHaveAttribute("data-rendered", "true"), { timeout: 10_000 });
  },
};

export const OrderedRoute: Story = {
  tags: ["snapshot"],
  name: "UIK-06 A route in its order with distances, what opens and closes a point, and what is wrong at one",
  args: {
    markers: [
      { id: "1", position: sol, label: "Sol", kind: "point", number: 1 },
      { id: "2", position: mayor, label: "Plaza Mayor", kind: "point", number: 2, tone: "warning" },
      { id: "3", position: opera, label: "Ópera", kind: "final", number: 3, tone: "danger" },
    ],
    lines: [
      { id: "leg 2", from: sol, to: mayor, kind: "order", text: "342 m" },
      { id: "leg 3", from: mayor, to: opera, kind: "order", text: "372 m" },
      { id: "opens", from: sol, to: opera, kind: "dependency" },
      { id: "closes", from: { lat: 40.4172, lon: -3.7102 }, to: sol, kind: "closing" },
    ],
  },
  play: async ({ canvas }) => {
    await drawnMap(canvas);
  },
};

export const FittedWhenShown: Story = {
  name: "UIK-06 A map that is hidden at first is fitted when it is shown; a marker that is pointed at elsewhere does not move it",
  args: {
    markers: [
      { id: "1", position: sol, label: "Sol", kind: "point", number: 1 },
      { id: "2", position: opera, label: "Ópera", kind: "final", number: 2 },
    ],
    lines: [],
    value: { lat: (sol.lat + opera.lat) / 2, lon: (sol.lon + opera.lon) / 2 },
    pointed: "2",
  },
  decorators: [
    (Story) => (
      <div data-frame hidden>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const frame = canvasElement.querySelector<HTMLElement>("[data-frame]");
    const hidden = { hidden: true, name: "Points of the route" };
    await canvas.findByRole("application", hidden, { timeout: 60_000 });
    frame?.removeAttribute("hidden");
    const map = await drawnMap(canvas);
    // The place half way between both markers is in the middle of the map.
    await expect(drawnAt(map, 0, -10)[3]).toBe(255);
  },
};

export const ChoosingOne: Story = {
  name: "UIK-06 While a place is chosen, a click sets it instead of naming a new one; another marker can still be dragged",
  args: {
    markers: [{ id: "1", position: sol, label: "Sol", kind: "point", number: 1 }],
    lines: [],
    value: mayor,
    onValueChange: fn(),
    onMarkerMove: fn(),
    onMarkerHover: fn(),
    onPlace: fn(),
  },
  play: async ({ canvas, args }) => {
    const map = await drawnMap(canvas);
    await press(map, 0, -90);
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledOnce());
    await expect(args.onPlace).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "Show everything" }));
    await expect(map).toHaveAccessibleDescription(/Click on the map to choose the place/);
  },
};

export const Placing: Story = {
  name: "UIK-06 A drag moves a marker, a click beside the markers names a place, as Enter does",
  args: {
    markers: [{ id: "1", position: sol, label: "Sol", kind: "point", number: 1 }],
    lines: [],
    center: sol,
    onMarkerSelect: fn(),
    onMarkerMove: fn(),
    onPlace: fn(),
  },
  play: async ({ canvas, args }) => {
    const map = await drawnMap(canvas);
    await press(map, 0, 0, [60, 0]);
    await waitFor(() => expect(args.onMarkerMove).toHaveBeenCalledOnce());
    const [id, place] = (args.onMarkerMove as Mock).mock.lastCall as [string, Position];
    await expect(id).toBe("1");
    await expect(place.lon).toBeGreaterThan(sol.lon);
    await expect(place.lat).toBeCloseTo(sol.lat, 4);
    await press(map, 100, 40);
    await waitFor(() => expect(args.onPlace).toHaveBeenCalledOnce());
    await expect(args.onMarkerSelect).not.toHaveBeenCalled();
  },
};

export const Pasting: Story = {
  name: "UIK-06 A place pasted on the map is named, one that may be several is asked about, a text that is none says so",
  args: {
    ...Placing.args,
    onPlace: fn(),
    readPlace: (text) => {
      if (text === "none") return { kind: "none" };
      if (text === "here") return { kind: "place", position: mayor };
      return { kind: "choice", question: "Which?", choices: [{ position: opera, label: "Ópera" }] };
    },
  },
  play: async ({ canvas, args }) => {
    const map = await drawnMap(canvas);
    map.focus();
    await userEvent.paste("here");
    await expect(args.onPlace).toHaveBeenLastCalledWith(mayor);
    await userEvent.paste("which");
    await userEvent.click(await canvas.findByRole("button", { name: "Ópera" }));
    await expect(args.onPlace).toHaveBeenLastCalledWith(opera);
    await expect(map).toHaveFocus();
    await userEvent.paste("none");
    await expect(await canvas.findByText(/41\.3874|place/i)).toBeVisible();
    await expect(args.onPlace).toHaveBeenCalledTimes(2);
  },
};

/** Puts fingers on the map, each at its distance to the right of the middle and below it; moves them, or takes them away. */
function fingersOn(map: HTMLElement) {
  const box = map.getBoundingClientRect();
  const target = map.querySelector("canvas") ?? map;
  type Place = readonly [right: number, down: number];
  const placed = ([right, down]: Place) => ({
    clientX: box.left + box.width / 2 + right,
    clientY: box.top + box.height / 2 + down,
  });
  const send = (type: string, places: readonly Place[]) => {
    for (const [index, place] of places.entries())
      target.dispatchEvent(
        new PointerEvent(type, {
          ...placed(place),
          pointerType: "touch",
          pointerId: 5 + index,
          isPrimary: index === 0,
          bubbles: true,
          cancelable: true,
        }),
      );
  };
  const touch = (type: string, places: readonly Place[]) => {
    const touches = places.map(
      (place, index) => new Touch({ ...placed(place), identifier: index, target }),
    );
    return target.dispatchEvent(new TouchEvent(type, { touches, bubbles: true, cancelable: true }));
  };
  return {
    down: (...places: Place[]) => send("pointerdown", places),
    /** Returns whether the page may scroll. */
    move(...places: Place[]): boolean {
      send("pointermove", places);
      return touch("touchmove", places);
    },
    up(...places: Place[]) {
      send("pointerup", places);
      touch("touchend", []);
    },
  };
}

export const ByFinger: Story = {
  name: "UIK-06 A finger that rests on a marker lifts it and moves it; one that does not scrolls the page",
  args: { ...Placing.args, onMarkerSelect: fn(), onMarkerMove: fn(), onPlace: fn() },
  play: async ({ canvas, args }) => {
    const map = await drawnMap(canvas);
    const fingers = fingersOn(map);
    fingers.down([0, 0]);
    // The pin of a lifted marker is higher than the marker.
    await waitFor(() => expect(drawnAt(map, 0, -30)[3]).toBeGreaterThan(0));
    await expect(fingers.move([30, 0])).toBe(false);
    fingers.move([60, 0]);
    fingers.up([60, 0]);
    await expect(args.onMarkerMove).toHaveBeenCalledOnce();
    const [id, place] = (args.onMarkerMove as Mock).mock.lastCall as [string, Position];
    await expect([id, place.lon > sol.lon]).toEqual(["1", true]);
    fingers.down([0, 0]);
    await expect(fingers.move([40, 0])).toBe(true);
    await expect(fingers.move([80, 0])).toBe(true);
    fingers.up([80, 0]);
    await expect(drawnAt(map, 0, 0)[3]).toBeGreaterThan(0);
    await expect(args.onMarkerMove).toHaveBeenCalledOnce();
    await expect(args.onPlace).not.toHaveBeenCalled();
  },
};

export const TwoFingers: Story = {
  name: "UIK-06 One finger scrolls the page, and is told that two move the map, which they do",
  args: { ...Placing.args, onPlace: fn() },
  play: async ({ canvas, args }) => {
    const map = await drawnMap(canvas);
    const told = () => canvas.queryByText("Move the map with two fingers");
    const fingers = fingersOn(map);
    fingers.down([90, 60]);
    await expect(fingers.move([90, 10])).toBe(true);
    await waitFor(() => expect(told()).toBeVisible());
    await expect(fingers.move([90, -40])).toBe(true);
    fingers.up([90, -40]);
    await waitFor(() => expect(told()).toBeNull());
    await expect(drawnAt(map, 0, 0)[3]).toBeGreaterThan(0);

    fingers.down([60, 60], [100, 60]);
    await expect(fingers.move([60, 20], [100, 20])).toBe(false);
    await expect(fingers.move([60, -20], [100, -20])).toBe(false);
    await expect(told()).toBeNull();
    fingers.up([60, -20], [100, -20]);
    await waitFor(() => expect(drawnAt(map, 0, 0)[3]).toBe(0));
    await expect(args.onPlace).not.toHaveBeenCalled();
  },
};

export const OneFingerMoves: Story = {
  name: "UIK-06 On a map that fills the screen one finger moves the map",
  args: { ...Placing.args, oneFingerScrolls: false },
  play: async ({ canvas }) => {
    const map = await drawnMap(canvas);
    await expect(map).toHaveStyle({ touchAction: "none" });
    const fingers = fingersOn(map);
    fingers.down([90, 60]);
    await expect(fingers.move([90, 10])).toBe(false);
    await expect(fingers.move([90, -40])).toBe(false);
    fingers.up([90, -40]);
    await waitFor(() => expect(drawnAt(map, 0, 0)[3]).toBe(0));
    await expect(canvas.queryByText("Move the map with two fingers")).toBeNull();
  },
};

export const WalkFromBelow: Story = {
  tags: ["snapshot"],
  name: "UIK-06 The name of the current marker hides no number",
  args: {
    markers: [
      { id: "1", position: sol, label: "Sol", kind: "point", number: 1 },
      { id: "2", position: { lat: 40.418, lon: -3.7038 }, label: "Red de San Luis", kind: "final" },
    ],
    lines: [{ id: "w", from: sol, to: { lat: 40.418, lon: -3.7038 }, kind: "walked", number: 2 }],
    highlighted: "2",
  },
  play: async ({ canvas }) => {
    const map = await canvas.findByRole("application", {}, { timeout: 10_000 });
    await waitFor(() => expect(map).toHaveAttribute("data-rendered", "true"), { timeout: 10_000 });
  },
};

export const Conforms = conforms(HTMLDivElement, (props) => (
  <MapView {...props} label="Points" tiles={picker.args.tiles} />
));
