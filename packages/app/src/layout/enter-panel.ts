import { changePanelEntry } from "./panel-entry.ts";

/** Fetches the panel's frame and router, once. */
export const loadPanel = () => import("./PanelArea.tsx");

/** Loads the panel and shows it at the address. */
export async function enterPanel(address: string): Promise<void> {
  try {
    const { PanelArea, goInside } = await loadPanel();
    await goInside(address);
    changePanelEntry({ status: "inside", Panel: PanelArea });
  } catch {
    changePanelEntry({ status: "failed" });
  }
}
