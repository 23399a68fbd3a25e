import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { MapView } from "../map-picker/index.ts";
import { drawnMap } from "../map-picker/mapInStory.ts";
import { corner, filed, sketched, town } from "./fixtures.ts";

const meta = {
  title: "Maps/MapView/From a file",
  component: MapView,
  args: {
    label: "Points of the route",
    tiles: town,
    center: corner,
    zoom: 15,
    onAuthorisationError: fn(),
  },
} satisfies Meta<typeof MapView>;

export default meta;
type Story = StoryObj<typeof meta>;

type Colour = readonly [red: number, green: number, blue: number];

const MISSING = "The map’s pictures could not be loaded. Check the connection.";
const LIGHT = { place: [31, 35, 41], road: [255, 239, 196] } as const;
const DARK = { place: [236, 238, 232], road: [78, 79, 80] } as const;

/** Places of a colour in the map's pictures, in CSS pixels from its middle. */
function placesOf(map: HTMLElement, [red, green, blue]: Colour): [right: number, down: number][] {
  const canvas = map.querySelector<HTMLCanvasElement>(".map-tiles canvas");
  const context = canvas?.getContext("2d");
  if (!canvas || !context) return [];
  const { width, height } = canvas;
  const { data } = context.getImageData(0, 0, width, height);
  const found: [number, number][] = [];
  for (let at = 0; at < data.length; at += 4)
    if (data[at] === red && data[at + 1] === green && data[at + 2] === blue) {
      const pixel = at / 4;
      const ratio = width / map.clientWidth;
      found.push([
        ((pixel % width) - width / 2) / ratio,
        (Math.floor(pixel / width) - height / 2) / ratio,
      ]);
    }
  return found;
}

export const Light: Story = {
  name: "UIK-06 A map is drawn from one file, and its names cross the edges of tiles",
  play: async ({ canvas }) => {
    const map = await drawnMap(canvas);
    await expect(placesOf(map, LIGHT.road).length).toBeGreaterThan(200);
    const letters = placesOf(map, LIGHT.place).filter(([, down]) => Math.abs(down) < 60);
    const [west, east] = [
      letters.filter(([right]) => right < 0),
      letters.filter(([right]) => right > 0),
    ];
    await expect(west.length).toBeGreaterThan(30);
    await expect(east.length).toBeGreaterThan(30);
    // As far to one side as to the other: the name is whole.
    const farthest = (side: typeof letters) => Math.max(...side.map(([right]) => Math.abs(right)));
    await expect(Math.abs(farthest(west) - farthest(east))).toBeLessThan(6);
    await expect(canvas.getByText("© OpenStreetMap")).toBeVisible();
  },
};

export const Dark: Story = {
  name: "UIK-06 The map of a file changes with the theme",
  play: async ({ canvas }) => {
    const map = await drawnMap(canvas);
    const { dataset } = document.documentElement;
    const before = dataset["theme"];
    try {
      dataset["theme"] = "dark";
      await waitFor(() => expect(placesOf(map, DARK.road).length).toBeGreaterThan(200), {
        timeout: 60_000,
      });
      // Each square changes by itself.
      await waitFor(() => expect(placesOf(map, LIGHT.road)).toHaveLength(0), { timeout: 60_000 });
      await expect(getComputedStyle(map.querySelector(".map-tiles") ?? map).filter).toBe("none");
    } finally {
      if (before === undefined) delete dataset["theme"];
      else dataset["theme"] = before;
    }
  },
};

export const Closer: Story = {
  name: "UIK-06 Beyond the file's last zoom the map is drawn as sharp as before",
  args: { zoom: 19 },
  play: async ({ canvas }) => {
    const map = await drawnMap(canvas);
    const road = placesOf(map, LIGHT.road).filter(([right]) => Math.abs(right + 60) < 1);
    const heights = road.map(([, down]) => down);
    // Its edge is one pixel of another colour: nothing was enlarged.
    const edge = placesOf(map, [220, 192, 133]).filter(([right]) => Math.abs(right + 60) < 1);
    await expect(Math.max(...heights) - Math.min(...heights)).toBeGreaterThan(20);
    await expect(edge.length).toBeGreaterThan(0);
    await expect(edge.length).toBeLessThan(12);
  },
};

export const Unreadable: Story = {
  name: "UIK-06 A file that cannot be read is told, and what is marked stays",
  args: {
    tiles: filed(new TextEncoder().encode("<!doctype html>".padEnd(200))),
    markers: [{ id: "1", position: corner, label: "Plaça", kind: "point" }],
  },
  play: async ({ canvas, args }) => {
    await canvas.findByText(MISSING, undefined, { timeout: 60_000 });
    await expect(args.onAuthorisationError).not.toHaveBeenCalled();
  },
};

export const Sketched: Story = {
  name: "UIK-06 A sketch is drawn where tiles do not come, under its own name and without a notice",
  args: { tiles: sketched },
  play: async ({ canvas }) => {
    const map = await drawnMap(canvas);
    await expect(placesOf(map, LIGHT.road).length).toBeGreaterThan(200);
    await expect(canvas.getByText("Our own sketch")).toBeVisible();
    await expect(canvas.queryByText("© OpenStreetMap")).toBeNull();
    await expect(canvas.queryByText(MISSING)).toBeNull();
  },
};

export const BesideTheSketch: Story = {
  name: "UIK-06 Where the sketch has nothing, missing tiles are told",
  args: { tiles: sketched, center: { lat: 41.2, lon: 1.9 } },
  play: async ({ canvas }) => {
    await canvas.findByText(MISSING, undefined, { timeout: 60_000 });
    await expect(canvas.getByText("© OpenStreetMap")).toBeVisible();
  },
};
