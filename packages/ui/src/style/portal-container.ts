import { createContext, type RefObject } from "react";

/**
 * The popover around, which is in the browser's top layer. Menus and tooltips inside are rendered into it instead of
 * into the body, where they would be painted below it and a press on them would count as a press outside.
 */
export const PortalContainer = createContext<RefObject<HTMLElement | null> | null>(null);
