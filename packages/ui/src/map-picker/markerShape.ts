import type { MapMarker } from "./types.ts";

/** The outline of a marker around the place that it marks, in CSS pixels. */
export interface MarkerShape {
  kind: MapMarker["kind"] | "count";
  /** Half its width. */
  across: number;
  /** Half its height. */
  along: number;
  /** Distance from the place down to the marker's middle; negative for a pin, which is above its place. */
  middle: number;
}

/** The shape of a kind of marker, widened by the text of its number, so that 1,204 is as legible as 7. */
export function markerShape(kind: MarkerShape["kind"], textWidth: number): MarkerShape {
  if (kind === "selected") return { kind, across: 14, along: 19, middle: -19 };
  // Wider than the markers that it is seen around.
  if (kind === "here") return { kind, across: 23, along: 23, middle: 0 };
  // A star, whose points reach further than a round marker.
  if (kind === "final")
    return { kind, across: Math.max(17, textWidth / 2 + 10), along: 17, middle: 0 };
  if (kind === "count")
    return { kind, across: Math.max(9, textWidth / 2 + 4), along: 9, middle: 0 };
  return { kind, across: Math.max(12, textWidth / 2 + 6), along: 12, middle: 0 };
}

/** Traces the outline around the context's origin, larger by `grow` pixels on every side. */
export function traceMarker(
  context: CanvasRenderingContext2D,
  { kind, across, along }: MarkerShape,
  grow: number,
): void {
  context.beginPath();
  if (kind === "selected") {
    context.arc(0, -23, 13 + grow, 0.82 * Math.PI, 0.18 * Math.PI);
    context.lineTo(0, -0.5 + 1.6 * grow);
    context.closePath();
    return;
  }
  if (kind === "final") {
    for (let corner = 0; corner < 10; corner++) {
      const reach = corner % 2 === 0 ? 1 : 0.66;
      const angle = (corner / 5 - 0.5) * Math.PI;
      context.lineTo(
        Math.cos(angle) * reach * (across + grow),
        Math.sin(angle) * reach * (along + grow),
      );
    }
    context.closePath();
    return;
  }
  context.roundRect(
    -across - grow,
    -along - grow,
    2 * (across + grow),
    2 * (along + grow),
    along + grow,
  );
}

/** The distance of a point from the marker's middle; undefined where the point is not on the marker. */
export function distanceWithin(
  shape: MarkerShape,
  right: number,
  down: number,
  tolerance: number,
): number | undefined {
  const below = down - shape.middle;
  const within =
    Math.abs(right) <= shape.across + tolerance && Math.abs(below) <= shape.along + tolerance;
  return within ? Math.hypot(right, below) : undefined;
}
