import { createRoot } from "react-dom/client";
import { Visits } from "./visit/Visits.tsx";

/** Shows the public page of a route, or without a code that of all. */
export function show(root: HTMLElement, base: string, code: string): void {
  createRoot(root).render(<Visits base={base} code={code} />);
}
