import { usePanelEntry } from "./layout/panel-entry.ts";
import { PublicArea } from "./layout/PublicArea.tsx";
import { ScreenFailed } from "./layout/ScreenFailed.tsx";
import { UiLabels } from "./layout/UiLabels.tsx";

/** Shows the public screens, which are loaded at once, or the panel, which is loaded when the user enters it. */
export function App() {
  const entry = usePanelEntry();
  return (
    <UiLabels>
      {entry.status === "inside" && <entry.Panel />}
      {entry.status === "outside" && <PublicArea />}
      {entry.status === "failed" && <ScreenFailed />}
    </UiLabels>
  );
}
