import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, spyOn, userEvent, waitFor } from "storybook/test";
import { type MapMarker, MapView } from "./index.ts";
import { PartSkeleton } from "../style/first-load.tsx";
import { drawnAt, drawnMap, press, tiles } from "./mapInStory.ts";

const sol = { lat: 40.4168, lon: -3.7038 };
const prado = { lat: 40.4138, lon: -3.6921 };
const point: MapMarker = { id: "1", position: sol, label: "Puerta del Sol", kind: "point" };
const opaque = 255;

/** Checks single pixels of a map's canvas. */
const meta = {
  title: "Maps/MapView/Drawing",
  component: MapView,
  args: { label: "Points of the route", tiles, onMarkerSelect: fn() },
} satisfies Meta<typeof MapView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const RoundPoint: Story = {
  name: "UIK-06 A point is round",
  args: { markers: [point] },
  play: async ({ canvas }) => {
    const map = await drawnMap(canvas);
    await expect(drawnAt(map, 0, 0)[3]).toBe(opaque);
    await expect(drawnAt(map, 10, 10)[3]).toBe(0);
  },
};

export const StarFinal: Story = {
  name: "UIK-06 The final point is a star",
  args: { markers: [{ ...point, kind: "final" }] },
  play: async ({ canvas }) => {
    const map = await drawnMap(canvas);
    await expect(drawnAt(map, 0, 0)[3]).toBe(opaque);
    // A point at the top, and a notch beside it.
    await expect(drawnAt(map, 0, -15)[3]).toBe(opaque);
    await expect(drawnAt(map, 11, -12)[3]).toBe(0);
  },
};

export const PinSelected: Story = {
  name: "UIK-06 The selected point is a pin, above the others",
  args: {
    markers: [
      { ...point, id: "2", kind: "selected" },
      { ...point, kind: "final" },
    ],
  },
  play: async ({ canvas }) => {
    const map = await drawnMap(canvas);
    await expect(drawnAt(map, 0, -34)[3]).toBe(opaque);
    // The pin's body, not the final point's star.
    await expect(drawnAt(map, 6, -20)).not.toEqual(drawnAt(map, 7, 7));
  },
};

export const Named: Story = {
  name: "UIK-06 A marker may have its name below it for good, unless another name is there",
  args: {
    markers: [
      { ...point, named: true },
      { ...point, id: "2", position: { ...sol, lon: sol.lon + 0.0004 }, named: true },
      { ...point, id: "3", position: { ...sol, lat: sol.lat - 0.003 } },
    ],
    center: sol,
  },
  play: async ({ canvas }) => {
    const map = await drawnMap(canvas);
    const below = async (lat: number) => {
      // The view is fitted to all three places.
      const middle = sol.lat - 0.0015;
      const metresPerPixel = 1.194 * 2 * Math.cos((sol.lat * Math.PI) / 180);
      return drawnAt(map, -6, ((middle - lat) * 111_195) / metresPerPixel + 26)[3];
    };
    await expect(await below(sol.lat)).toBe(opaque);
    await expect(await below(sol.lat - 0.003)).toBe(0);
  },
};

export const LongNumber: Story = {
  name: "UIK-06 A number of four digits has room on its marker",
  args: { markers: [{ ...point, number: 1204 }] },
  play: async ({ canvas }) => {
    await expect(drawnAt(await drawnMap(canvas), 15, 0)[3]).toBe(opaque);
  },
};

export const LinesBetweenPlaces: Story = {
  name: "UIK-06 A line has an arrow half way; a line to no place is not drawn",
  args: {
    markers: [point, { ...point, id: "2", position: prado }],
    lines: [
      { id: "1-2", from: sol, to: prado },
      { id: "2-3", from: sol, to: { lat: Number.NaN, lon: 0 } },
    ],
  },
  play: async ({ canvas }) => {
    const map = await drawnMap(canvas);
    // The view is fitted, so the middle of the line is the middle of the map.
    await expect(drawnAt(map, 0, 0)[3]).toBe(opaque);
    await expect(drawnAt(map, 0, 60)[3]).toBe(0);
  },
};

const girona: MapMarker = {
  id: "girona",
  position: { lat: 41.98, lon: 2.82 },
  label: "Girona",
  kind: "point",
};

export const Loading: Story = {
  name: "UIK-06 A skeleton is shown in place of the map until its code has loaded",
  render: () => (
    <div style={{ height: "24rem" }} className="overflow-hidden rounded-card border border-line">
      <PartSkeleton label="Loading the map" />
    </div>
  ),
  play: async ({ canvas }) => {
    const skeleton = canvas.getByRole("status");
    await expect(skeleton).toHaveTextContent("Loading the map");
    await expect(skeleton.clientHeight).toBe(382);
    // No animation under reduced motion.
    await expect(skeleton.getAnimations()).toHaveLength(0);
  },
};

export const FitsOnce: Story = {
  name: "UIK-06 It fits what it shows once; later markers do not move the view",
  render: function Growing(args) {
    const [markers, setMarkers] = useState<readonly MapMarker[]>([]);
    const west = { ...point, id: "west", position: { lat: 41.4, lon: 2 } };
    const east = { ...point, id: "east", position: { lat: 41.4, lon: 2.3 } };
    return (
      <>
        <button type="button" onClick={() => setMarkers([west, east])}>
          First
        </button>
        <button type="button" onClick={() => setMarkers([west, east, girona])}>
          Later
        </button>
        <MapView {...args} markers={markers} />
      </>
    );
  },
  play: async ({ canvas, args }) => {
    const map = await drawnMap(canvas);
    // The outermost markers are 72 px from the frame's sides.
    const side = map.clientWidth / 2 - 72;
    await userEvent.click(canvas.getByRole("button", { name: "First" }));
    await waitFor(() => expect(drawnAt(map, -side, 0)[3]).toBe(opaque));
    await expect(drawnAt(map, side, 0)[3]).toBe(opaque);
    await userEvent.click(canvas.getByRole("button", { name: "Later" }));
    await press(map, -side, 0);
    await waitFor(() => expect(args.onMarkerSelect).toHaveBeenLastCalledWith("west"));
    await press(map, side, 0);
    await waitFor(() => expect(args.onMarkerSelect).toHaveBeenLastCalledWith("east"));
  },
};

export const FitsOneFromNear: Story = {
  name: "UIK-06 Places close together are shown at zoom 16 at most",
  args: {
    markers: [
      girona,
      // 200 m to the east, which at zoom 16 are 112 px.
      { ...girona, id: "near", position: { lat: 41.98, lon: 2.82242 } },
    ],
  },
  play: async ({ canvas, args }) => {
    const map = await drawnMap(canvas);
    await press(map, 56, 0);
    await waitFor(() => expect(args.onMarkerSelect).toHaveBeenLastCalledWith("near"));
  },
};

export const FollowsTheme: Story = {
  name: "UIK-06 Markers follow the theme while it changes",
  args: { markers: [point] },
  globals: { theme: "light" },
  play: async ({ canvas }) => {
    const map = await drawnMap(canvas);
    const light = drawnAt(map, 0, 0);
    document.documentElement.dataset["theme"] = "dark";
    await waitFor(() => expect(drawnAt(map, 0, 0)).not.toEqual(light));
    document.documentElement.dataset["theme"] = "light";
    await waitFor(() => expect(drawnAt(map, 0, 0)).toEqual(light));
  },
};

export const PointedAt: Story = {
  name: "UIK-06 A marker under the pointer has a ring and a label with its name",
  args: {
    markers: [{ ...point, label: "Església de Sant Vicenç del Raspeig de l’Horta d’Amunt" }],
  },
  play: async ({ canvas }) => {
    const map = await drawnMap(canvas);
    await expect(drawnAt(map, 16, 0)[3]).toBe(0);
    const box = map.getBoundingClientRect();
    await userEvent.pointer({
      target: map.querySelector("canvas") ?? map,
      coords: { clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 },
    });
    await waitFor(() => expect(drawnAt(map, 16, 0)[3]).toBeGreaterThan(0));
    await expect(drawnAt(map, 60, 33)[3]).toBe(opaque);
  },
};

export const RingedByKeyboard: Story = {
  name: "UIK-06 By keyboard the marker at the centre has a ring, until a pointer is used",
  args: { markers: [point] },
  play: async ({ canvas }) => {
    const map = await drawnMap(canvas);
    await userEvent.tab();
    await waitFor(() => expect(drawnAt(map, 16, 0)[3]).toBeGreaterThan(0));
    await press(map, 120, 80);
    await waitFor(() => expect(drawnAt(map, 16, 0)[3]).toBe(0));
  },
};

export const TilesMissing: Story = {
  name: "UIK-06 Where tiles do not load the map says so, draws a grid with its scale and stays usable",
  tags: ["snapshot"],
  args: { tiles: { url: "/missing/{z}/{x}/{y}", attribution: "" }, markers: [point] },
  beforeEach: () => {
    const real = window.fetch;
    spyOn(window, "fetch").mockImplementation((input, init) =>
      typeof input === "string" && input.startsWith("/missing/")
        ? Promise.resolve(new Response(null, { status: 500 }))
        : real(input, init),
    );
  },
  play: async ({ canvas, args }) => {
    const said = /pictures could not be loaded/;
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent(said), {
      timeout: 60_000,
    });
    const [seen] = canvas.getAllByText(said, { ignore: "[role=status]" });
    await expect(seen).toBeVisible();
    const scale = await canvas.findByText(/^\d+ k?m$/, {}, { timeout: 60_000 });
    const map = await drawnMap(canvas);
    await waitFor(() => expect(map.style.backgroundSize).toMatch(/^\d/));
    const before = scale.textContent;
    for (const _ of [1, 2]) {
      await userEvent.click(canvas.getByRole("button", { name: "Zoom out" }));
      await drawnMap(canvas);
    }
    await waitFor(() => expect(scale).not.toHaveTextContent(before));
    await userEvent.click(canvas.getByRole("button", { name: "Show everything" }));
    await press(await drawnMap(canvas));
    await waitFor(() => expect(args.onMarkerSelect).toHaveBeenCalledWith("1"));
  },
};

export const CodeMissing: Story = {
  name: "UIK-06 A map that cannot start is replaced by a panel, and can be tried again",
  beforeEach: () => {
    // React logs the error that it caught. Replaced by hand, because the test setup's spy must not record it.
    const { error } = console;
    Object.assign(console, { error: () => undefined });
    return () => {
      Object.assign(console, { error });
    };
  },
  play: async ({ canvas, canvasElement, mount }) => {
    const broken = spyOn(HTMLCanvasElement.prototype, "getContext").mockImplementation(() => {
      throw new Error("No canvas");
    });
    await mount();
    const panel = await canvas.findByRole("alert", {}, { timeout: 60_000 });
    await expect(panel).toHaveTextContent("The map could not be loaded");
    broken.mockRestore();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await drawnMap(canvas);
    await expect(canvasElement.querySelector("[role=alert]")).toBeNull();
  },
};

export const TwoThousandMarkers: Story = {
  name: "UIK-06 Two thousand markers",
  args: {
    markers: Array.from({ length: 2_000 }, (_, index) => ({
      id: String(index),
      position: { lat: 40.3 + (index % 50) * 0.005, lon: -3.8 + Math.floor(index / 50) * 0.006 },
      label: `Punto ${index + 1}`,
      kind: "point" as const,
      number: index + 1,
    })),
  },
  play: async ({ canvas, args }) => {
    const map = await drawnMap(canvas);
    await press(map);
    await waitFor(() => expect(args.onMarkerSelect).toHaveBeenCalledOnce());
  },
};
