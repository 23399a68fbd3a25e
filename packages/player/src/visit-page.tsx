import { startTransition } from "react";
import { createRoot } from "react-dom/client";
import { loadRoute } from "./visit/load-visit.ts";
import { Visits } from "./visit/Visits.tsx";

/** Shows the public page of a route, or without a code that of all. */
export function show(root: HTMLElement, base: string, code: string): void {
  // Before anything is drawn: the server answers meanwhile.
  const early = code === "" ? undefined : loadRoute(base, code);
  // The page hears of it where it waits for it.
  early?.catch(() => undefined);
  // In pieces, between which a phone answers to touches.
  startTransition(() => createRoot(root).render(<Visits base={base} code={code} early={early} />));
}
