import { type ComponentProps, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { useFormReset } from "../field/FormValue.tsx";

type Text = ComponentProps<"textarea">["value"];

/**
 * Shows the text that a parent holds. React's own `value` also writes `defaultValue`, which is the content of a textarea: after each
 * key the browser begins a new step of its undo. Here the element is only written where it shows something else.
 * @param value undefined where the element holds its text itself, which begins with `defaultValue`
 */
export function useHeldText(
  element: RefObject<HTMLTextAreaElement | null>,
  value: Text,
  defaultValue: Text,
) {
  const [first] = useState(value);
  const isHeld = value !== undefined;
  const latest = useRef<string>(undefined);
  const write = () => {
    const [shown, text] = [element.current, latest.current];
    if (shown && text !== undefined && shown.value !== text) shown.value = text;
  };
  useLayoutEffect(() => {
    latest.current = isHeld ? String(value) : undefined;
    write();
  });
  useFormReset(
    element,
    // Its content is what the browser puts back right after this event.
    isHeld ? () => element.current?.replaceChildren(String(value)) : undefined,
  );
  return {
    defaultValue: isHeld ? first : defaultValue,
    /** Puts back what the parent did not take, once it has had its say; for after each change. */
    settle: () => queueMicrotask(write),
  };
}
