import { createContext, type RefObject } from "react";

/**
 * The enclosing popover, which is in the browser's top layer. Menus and tooltips inside are rendered into it, not
 * into the body, where they would be below it and a press on them would count as a press outside.
 */
export const PortalContainer = createContext<RefObject<HTMLElement | null> | null>(null);
