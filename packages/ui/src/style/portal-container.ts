import { createContext, type RefObject } from "react";

/**
 * The enclosing popover, which is in the browser's top layer. Dialogs, menus and tooltips inside are rendered into it, not
 * into the body, where they would be below it.
 */
export const PortalContainer = createContext<RefObject<HTMLElement | null> | null>(null);
