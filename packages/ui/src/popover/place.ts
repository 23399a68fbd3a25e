/** The edges of an element in the window, in px. */
interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

interface Size {
  width: number;
  height: number;
}

/** Which edge of the panel is aligned with the trigger's, in the direction of the text. */
export type PopoverAlign = "start" | "end";

export interface Place {
  left: number;
  top: number;
  maxHeight: number;
}

/** Gap between trigger and panel, in px. */
const gap = 6;
/** Least distance between panel and window edge, in px. */
const margin = 8;

/**
 * The position of a panel: below its trigger, or above where there is more space; never outside of the window.
 * @param enoughBelow px: with so much space below, it stays below and is made lower
 */
export function placeOf(
  trigger: Box,
  panel: Size,
  view: Size,
  edge: "left" | "right",
  enoughBelow = Number.POSITIVE_INFINITY,
): Place {
  const below = view.height - trigger.bottom - gap - margin;
  const above = trigger.top - gap - margin;
  const up = panel.height > below && above > below && below < enoughBelow;
  const maxHeight = Math.max(up ? above : below, 0);
  const height = Math.min(panel.height, maxHeight);
  const wanted = edge === "left" ? trigger.left : trigger.right - panel.width;
  const last = view.width - margin - panel.width;
  return {
    left: Math.max(margin, Math.min(wanted, last)),
    top: up ? trigger.top - gap - height : trigger.bottom + gap,
    maxHeight,
  };
}
