import { expect, mocked, userEvent, waitFor, type within } from "storybook/test";
import type { MapTiles, PickGesture, Position } from "./index.ts";

/** A base map as a data URL, without a network. */
export const tiles: MapTiles = {
  url: `data:image/svg+xml,${encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="white"/><path d="M0 0h256M0 0v256M0 70l256 110M90 0l40 256" stroke="currentColor" stroke-opacity=".25" stroke-width="3" fill="none"/></svg>',
  )}`,
  attribution: "© A static base map",
};

type Canvas = ReturnType<typeof within>;

/** Waits for all tiles; returns the map. */
export async function drawnMap(canvas: Canvas): Promise<HTMLElement> {
  const map = await canvas.findByRole("application", {}, { timeout: 60_000 });
  await waitFor(() => expect(map).toHaveAttribute("data-rendered", "true"), { timeout: 60_000 });
  return map;
}

/** Clicks at a distance from the map's centre. */
export async function press(
  map: HTMLElement,
  right = 0,
  down = 0,
  to?: [right: number, down: number],
) {
  const box = map.getBoundingClientRect();
  const at = (x: number, y: number) => ({
    clientX: box.left + box.width / 2 + x,
    clientY: box.top + box.height / 2 + y,
  });
  const target = map.querySelector("canvas") ?? map;
  await userEvent.pointer([
    { target, coords: at(right, down) },
    { keys: "[MouseLeft>]", target, coords: at(right, down) },
    ...(to
      ? [
          { target, coords: at((right + to[0]) / 2, (down + to[1]) / 2) },
          { target, coords: at(...to) },
        ]
      : []),
    { keys: "[/MouseLeft]", target, coords: at(...(to ?? [right, down])) },
  ]);
}

/** What `onChange` was last called with. */
export function lastPick(
  onValueChange: ((...args: never[]) => void) | undefined,
): [Position, PickGesture] {
  return mocked(onValueChange as (...args: never[]) => void).mock.lastCall as unknown as [
    Position,
    PickGesture,
  ];
}

/** The colour (RGBA) of the markers' canvas at a distance from its middle, in CSS pixels. */
export function drawnAt(map: HTMLElement, right: number, down: number): number[] {
  const canvas = map.querySelector<HTMLCanvasElement>("canvas[data-map-markers]");
  const context = canvas?.getContext("2d");
  if (!canvas || !context) throw new Error("Nothing is drawn");
  const box = canvas.getBoundingClientRect();
  const scale = canvas.width / box.width;
  const [x, y] = [box.width / 2 + right, box.height / 2 + down].map((at) => Math.round(at * scale));
  return [...context.getImageData(x ?? 0, y ?? 0, 1, 1).data];
}
