import { type RefObject, useEffect } from "react";
import { firstFieldIn, tabbablesIn } from "../style/tabbable.ts";

/**
 * Lets `focus()` of a field's element, which is no control itself, focus what a person would use in it: form libraries call
 * it on the ref of a field with an error.
 */
export function useFocusInside(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const focus = (options?: FocusOptions) => {
      const control = firstFieldIn(element) ?? tabbablesIn(element)[0];
      if (control) control.focus(options);
      else HTMLElement.prototype.focus.call(element, options);
    };
    // Not assigned: where a library watches the focus, the prototype has a setter, which would change it for all elements.
    Object.defineProperty(element, "focus", { configurable: true, writable: true, value: focus });
  }, [root]);
}
