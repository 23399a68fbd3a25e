import type { Box, Size } from "../style/box.ts";

/** Where a tooltip stands, seen from its element. */
export type TooltipSide = "top" | "bottom" | "left" | "right";

/** Between trigger and tooltip, in px (UIK-04). */
const offset = 8;
/** Between tooltip and the edge of the window, in px. */
const margin = 8;

const opposite = { top: "bottom", bottom: "top", left: "right", right: "left" } as const;

/** Beside its trigger on the wanted side, on the other one where only that has the room; never out of the window. */
export function placeBeside(trigger: Box, bubble: Size, view: Size, wanted: TooltipSide) {
  const room = {
    top: trigger.top - bubble.height,
    bottom: view.height - trigger.bottom - bubble.height,
    left: trigger.left - bubble.width,
    right: view.width - trigger.right - bubble.width,
  };
  const needed = offset + margin;
  const other = opposite[wanted];
  const side = room[wanted] < needed && room[other] >= needed ? other : wanted;
  const within = (start: number, size: number, all: number) =>
    Math.max(margin, Math.min(start, all - margin - size));
  const middleX = (trigger.left + trigger.right - bubble.width) / 2;
  const middleY = (trigger.top + trigger.bottom - bubble.height) / 2;
  const left = {
    top: middleX,
    bottom: middleX,
    left: trigger.left - offset - bubble.width,
    right: trigger.right + offset,
  }[side];
  const top = {
    top: trigger.top - offset - bubble.height,
    bottom: trigger.bottom + offset,
    left: middleY,
    right: middleY,
  }[side];
  const upright = side === "top" || side === "bottom";
  return {
    side,
    left: upright ? within(left, bubble.width, view.width) : left,
    top: upright ? top : within(top, bubble.height, view.height),
  };
}
