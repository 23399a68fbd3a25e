import { type RefObject, useEffect } from "react";
import { writeText } from "../field/write-text.ts";
import { plainNumber } from "./number-text.ts";

/** Writes typed commas and digits of other scripts as those of a number before they show, so that the browser's undo knows of them. */
export function usePlainTyping(element: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const input = element.current;
    const handle = (event: InputEvent) => {
      const { data } = event;
      // A script's event writes nothing that could be written otherwise.
      if (!event.isTrusted) return;
      if (event.inputType !== "insertText" || !data || plainNumber(data) === data) return;
      event.preventDefault();
      if (input) writeText(input, plainNumber(data));
    };
    input?.addEventListener("beforeinput", handle);
    return () => input?.removeEventListener("beforeinput", handle);
  }, [element]);
}
