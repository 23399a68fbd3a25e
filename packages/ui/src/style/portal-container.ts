import { createContext, type RefObject, use, useMemo } from "react";

/**
 * Where parts draw what opens: the enclosing popover, which is in the browser's top layer, or what a provider says. Null is the
 * body. Dialogs, menus and tooltips inside of a popover are rendered into it, because in the body they would be below it.
 */
export const PortalContainer = createContext<RefObject<HTMLElement | null> | null>(null);

/** What a part that opens elsewhere takes. */
export interface ContainerProps {
  /**
   * The element into which it is drawn, such as one that is shown in full screen or is in a frame.
   * @default the enclosing popover, or else the provider's, or else the body
   */
  container?: HTMLElement | null | undefined;
}

/** The container for a part and what opens inside of it: the given one, or else that of the parts around it. */
export function useContainer(
  given: HTMLElement | null | undefined,
): RefObject<HTMLElement | null> | null {
  const around = use(PortalContainer);
  return useMemo(() => (given ? { current: given } : around), [given, around]);
}
