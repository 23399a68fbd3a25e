import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { type MapMarker, MapView } from "./index.ts";
import { drawnAt, drawnMap, press, tiles } from "./mapInStory.ts";

const spot = { lat: 40.4168, lon: -3.7038 };
const opaque = 255;
const point = (id: string, label: string): MapMarker => ({
  id,
  position: spot,
  label,
  kind: "point",
  number: Number(id),
});

/** Three markers on one spot at the map's centre; two far ones keep the fitted view from its largest zoom. */
const meta = {
  title: "Maps/MapView/Stacks",
  component: MapView,
  args: {
    label: "Points of the route",
    tiles,
    onMarkerSelect: fn(),
    onPlace: fn(),
    markers: [
      point("1", "Puerta del Sol"),
      point("2", "Oso y Madroño"),
      { ...point("3", "Kilómetro Cero"), kind: "final" },
      { id: "west", position: { lat: spot.lat, lon: -3.8038 }, label: "West", kind: "point" },
      { id: "east", position: { lat: spot.lat, lon: -3.6038 }, label: "East", kind: "point" },
    ],
  },
} satisfies Meta<typeof MapView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first of three spread markers, above the spot. */
const first = [0, -44] as const;

export const Stacked: Story = {
  tags: ["snapshot"],
  name: "UIK-06 Markers on one spot show their count",
  play: async ({ canvas }) => {
    const map = await drawnMap(canvas);
    // The count stands at the corner of the marker on top.
    await expect(drawnAt(map, 20, -13)[3]).toBe(opaque);
    await expect(drawnAt(map, ...first)[3]).toBe(0);
  },
};

export const Here: Story = {
  name: "Where somebody stands is seen around the marker of that place, and is none of its stack",
  args: {
    markers: [
      ...meta.args.markers.filter(({ id }) => id !== "2" && id !== "3"),
      { id: "here", position: spot, label: "You", kind: "here" },
    ],
  },
  play: async ({ canvas, args }) => {
    const map = await drawnMap(canvas);
    // Its edge is beyond the point's, and no count stands at the corner.
    await expect(drawnAt(map, 0, -18)[3]).toBeGreaterThan(0);
    await expect(drawnAt(map, 20, -16)[3]).toBe(0);
    await press(map);
    await waitFor(() => expect(args.onMarkerSelect).toHaveBeenCalledWith("1"));
  },
};

export const Spread: Story = {
  tags: ["snapshot"],
  name: "UIK-06 A press spreads markers on one spot, and selects them; one elsewhere only gathers them",
  play: async ({ canvas, args }) => {
    const map = await drawnMap(canvas);
    await press(map);
    await waitFor(() => expect(drawnAt(map, ...first)[3]).toBe(opaque));
    await expect(args.onMarkerSelect).not.toHaveBeenCalled();
    // The thin line to the spot.
    await expect(drawnAt(map, 0, -16)[3]).toBe(opaque);
    await press(map, ...first);
    await waitFor(() => expect(args.onMarkerSelect).toHaveBeenCalledWith("1"));
    await press(map, -38, 22);
    await waitFor(() => expect(args.onMarkerSelect).toHaveBeenLastCalledWith("3"));
    await press(map, 0, 120);
    await waitFor(() => expect(drawnAt(map, ...first)[3]).toBe(0));
    await expect(args.onPlace).not.toHaveBeenCalled();
    await press(map);
    await waitFor(() => expect(drawnAt(map, ...first)[3]).toBe(opaque));
  },
};

export const ByKeyboard: Story = {
  name: "UIK-06 Enter spreads markers on one spot, arrows go through them, Enter selects, Escape gathers",
  play: async ({ canvas, args }) => {
    const map = await drawnMap(canvas);
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const said = canvas.getByRole("status");
    await expect(said).toHaveTextContent("3 points on one spot");
    await waitFor(() => expect(drawnAt(map, ...first)[3]).toBe(opaque));
    await userEvent.keyboard("{ArrowRight}");
    await expect(said).toHaveTextContent("Oso y Madroño");
    await userEvent.keyboard("{Enter}");
    await expect(args.onMarkerSelect).toHaveBeenCalledWith("2");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(drawnAt(map, ...first)[3]).toBe(0));
    await expect(args.onPlace).not.toHaveBeenCalled();
  },
};

export const Zoomed: Story = {
  name: "UIK-06 Another zoom gathers spread markers",
  play: async ({ canvas }) => {
    const map = await drawnMap(canvas);
    await press(map);
    await waitFor(() => expect(drawnAt(map, ...first)[3]).toBe(opaque));
    await userEvent.click(canvas.getByRole("button", { name: "Zoom out" }));
    await waitFor(() => expect(drawnAt(map, ...first)[3]).toBe(0));
    await waitFor(() => expect(drawnAt(map, 0, 0)[3]).toBe(opaque));
  },
};
