import type { FocusEvent } from "react";
import { expect, it, vi } from "vitest";
import { showFocused } from "./use-sideways.ts";

/** The focus comes to a cell's button while it is pressed, or by Tab. */
function focusing(button: { isPressed: boolean; isInside?: boolean }) {
  const scrollIntoView = vi.fn<() => void>();
  const target = { matches: (states: string) => states === ":active" && button.isPressed };
  const currentTarget = { contains: () => button.isInside ?? true };
  showFocused({
    target: { ...target, scrollIntoView },
    currentTarget,
  } as unknown as FocusEvent<HTMLElement>);
  return scrollIntoView;
}

it("A button that gets the focus in a table is scrolled into view, unless it is pressed or in a dialog over the table", () => {
  expect(focusing({ isPressed: false })).toHaveBeenCalledOnce();
  expect(focusing({ isPressed: true })).not.toHaveBeenCalled();
  expect(focusing({ isPressed: false, isInside: false })).not.toHaveBeenCalled();
});
