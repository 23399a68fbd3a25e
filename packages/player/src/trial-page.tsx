import { createRoot } from "react-dom/client";
import { Linked } from "./phone/Linked.tsx";

/** Shows the page of a trial link. */
export function show(root: HTMLElement, base: string, token: string): void {
  createRoot(root).render(<Linked base={base} token={token} />);
  // Another link in the same tab. Entries of the screens in the history leave the hash as it is.
  addEventListener("hashchange", () => location.reload());
}
