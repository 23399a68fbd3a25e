import { type RefObject, useEffect, useRef } from "react";
import { rememberFocus } from "../style/focus-lost.ts";
import { keyOf } from "../style/key-of.ts";

/**
 * F8 moves the focus to the messages and Escape leaves them, also from within an open dialog.
 * @returns a function that returns the focus to where it was before the messages
 */
export function useToastHotkey(
  region: RefObject<HTMLElement | null>,
  dismiss: (id: string) => void,
): () => void {
  const before = useRef<() => void>(null);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const place = region.current;
      const at = document.activeElement;
      if (event.key === "F8" && place?.childElementCount) {
        event.preventDefault();
        if (!place.contains(at)) place.focus();
      }
      if (keyOf(event) === "Escape" && place?.contains(at)) {
        // A dialog listens on the document and would also close.
        event.stopPropagation();
        leave(before.current);
        const card = at?.closest<HTMLElement>("[data-toast]");
        if (card) dismiss(card.dataset["toast"] ?? "");
      }
    };
    const onFocus = (event: FocusEvent) => {
      const comes = event.type === "focusin";
      const other = event.relatedTarget instanceof Element ? event.relatedTarget : null;
      const at = event.target instanceof Element ? event.target : null;
      const [from, to] = comes ? [other, at] : [at, other];
      const [wasHere, isHere] = [from, to].map((each) => region.current?.contains(each));
      if (comes && isHere && from && !wasHere) before.current = rememberFocus(from);
      if (!comes && wasHere && to && !isHere) before.current = null;
      // The focus trap of an open dialog, which listens on the document, would take the focus back.
      const trapped = from?.closest("[data-toasts], [role=dialog], [role=alertdialog]");
      if (isHere && (comes || trapped)) {
        event.stopPropagation();
      }
    };
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener("keydown", onKey, { capture: true, signal });
    document.body.addEventListener("focusin", onFocus, { signal });
    document.body.addEventListener("focusout", onFocus, { signal });
    return () => listening.abort();
  }, [region, dismiss]);

  return () => leave(before.current);
}

/** Gives up the focus of a message, and returns it to where it was. */
function leave(giveBack: (() => void) | null) {
  (document.activeElement as HTMLElement | null)?.blur();
  giveBack?.();
}
