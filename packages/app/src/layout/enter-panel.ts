import { changePanelEntry } from "./panel-entry.ts";

/** Fetches the panel's frame and router, once. */
export const loadPanel = () => import("./PanelArea.tsx");

/** Fetches the panel and puts it on the screen, at an address of its own. */
export async function enterPanel(address: string): Promise<void> {
  try {
    const { PanelArea, goInside } = await loadPanel();
    await goInside(address);
    changePanelEntry({ status: "inside", Panel: PanelArea });
  } catch {
    changePanelEntry({ status: "failed" });
  }
}
