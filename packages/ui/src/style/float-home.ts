import { createContext, type RefObject } from "react";

/**
 * The panel around, in the browser's top layer: what floats over the page otherwise hangs there, or it would lie
 * below the panel and be taken for a place outside of it.
 */
export const FloatHome = createContext<RefObject<HTMLElement | null> | null>(null);
