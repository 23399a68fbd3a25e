import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";

/** Puts a page on the screen. */
export function show(page: ReactNode): void {
  createRoot(document.body).render(page);
}
