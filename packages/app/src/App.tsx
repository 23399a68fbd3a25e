import { usePanelEntry } from "./layout/panel-entry.ts";
import { PublicArea } from "./layout/PublicArea.tsx";
import { ScreenFailed } from "./layout/ScreenFailed.tsx";
import { UiLabels } from "./layout/UiLabels.tsx";

/** One of two areas: the public screens, small and there at once, or the panel, fetched when entered. */
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
