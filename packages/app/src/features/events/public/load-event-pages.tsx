import { StrictMode } from "react";
import { createRoot } from "react-dom/client";

/**
 * Fetches the pages of events for whoever has a link, and returns what shows the one at the address. They are fetched from
 * here, so that the public screens do not carry the names of all their files.
 */
export async function loadEventPages(): Promise<(root: HTMLElement) => void> {
  const [{ EventPages }] = await Promise.all([
    import("./EventPages.tsx"),
    import("../../../panel.css"),
  ]);
  return (root) =>
    createRoot(root).render(
      <StrictMode>
        <EventPages />
      </StrictMode>,
    );
}
