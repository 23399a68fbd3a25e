import { createContext } from "react";
import type { HelpPageName } from "./pages.ts";

export interface Help {
  title: string;
  pages: readonly HelpPageName[];
}

/** Opens a help; its value never changes. */
export const HelpContext = createContext<(help: Help) => void>(() => undefined);
