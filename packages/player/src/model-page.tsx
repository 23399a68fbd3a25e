import { createRoot } from "react-dom/client";
import { ModelOnPhone } from "./model/ModelOnPhone.tsx";

/** Shows the page of a model's link. */
export function show(root: HTMLElement, base: string, token: string): void {
  createRoot(root).render(<ModelOnPhone base={base} token={token} />);
  // Another code was scanned in the same tab.
  addEventListener("hashchange", () => location.reload());
}
