import { type RefObject, useLayoutEffect, useState } from "react";

/** The fieldsets around an element that may disable it: what is in the legend of one stays as it is. */
function fieldsetsAround(element: Element | null): HTMLFieldSetElement[] {
  const around: HTMLFieldSetElement[] = [];
  for (let at = element?.parentElement?.closest("fieldset"); at;) {
    if (!at.querySelector(":scope > legend")?.contains(element)) around.push(at);
    at = at.parentElement?.closest("fieldset");
  }
  return around;
}

/**
 * Whether the element is in a `<fieldset disabled>`: the browser disables its own controls there, and knows no others. Not known
 * before the first drawing.
 */
export function useInDisabledFieldset(element: RefObject<Element | null>): boolean {
  const [isDisabled, setDisabled] = useState(false);
  useLayoutEffect(() => {
    const fieldsets = fieldsetsAround(element.current);
    const look = () => setDisabled(fieldsets.some((each) => each.disabled));
    look();
    if (fieldsets.length === 0) return undefined;
    const observer = new MutationObserver(look);
    for (const each of fieldsets) observer.observe(each, { attributeFilter: ["disabled"] });
    return () => observer.disconnect();
  }, [element]);
  return isDisabled;
}
