import { createRoot } from "react-dom/client";
import { Framed } from "./Framed.tsx";

/** Shows the player in the panel's frame. */
export function show(root: HTMLElement): void {
  createRoot(root).render(<Framed />);
}
