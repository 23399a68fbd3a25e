import { startTransition } from "react";
import { createRoot } from "react-dom/client";
import { teamInAddress, teamOfRoute } from "./team/route-team.ts";
import { loadRoute } from "./visit/load-visit.ts";
import { Visits } from "./visit/Visits.tsx";

/** Shows the public page of a route, or without a code that of all, or of the team of an event that plays on this phone. */
export function show(root: HTMLElement, base: string, code: string): void {
  // The printed code of a point opens the page of its route, which a team may be playing.
  const team = code === "" ? teamInAddress() : teamOfRoute(code);
  // Before anything is drawn: the server answers meanwhile.
  const early = code === "" || team !== undefined ? undefined : loadRoute(base, code);
  // The page hears of it where it waits for it.
  early?.catch(() => undefined);
  // In pieces, between which a phone answers to touches.
  startTransition(() =>
    createRoot(root).render(<Visits base={base} code={code} early={early} team={team} />),
  );
}
