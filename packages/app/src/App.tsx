import { usePanelEntry } from "./layout/panel-entry.ts";
import { PublicArea } from "./layout/PublicArea.tsx";
import { ScreenFailed } from "./layout/ScreenFailed.tsx";
import { UiWords } from "./layout/UiWords.tsx";

/** One of two areas: the public screens, small and there at once, or the panel, fetched when entered. */
export function App() {
  const entry = usePanelEntry();
  return (
    <UiWords>
      {entry.status === "inside" && <entry.Panel />}
      {entry.status === "outside" && <PublicArea />}
      {entry.status === "failed" && <ScreenFailed />}
    </UiWords>
  );
}
