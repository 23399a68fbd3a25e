import type { EditorPlaces } from "@panel/api-client/panel";
import { InlineMessage } from "@panel/ui/inline-message";
import { useTranslation } from "react-i18next";
import type { countStates } from "./rows.ts";

interface BeforeImportProps {
  counts: ReturnType<typeof countStates>;
  /** What bounds the number of editors, where something does. */
  places: EditorPlaces | undefined;
}

/** How many rows would be imported, and how many would not, with the reasons. */
export function BeforeImport({ counts, places }: BeforeImportProps) {
  const { t } = useTranslation();
  const why = !places
    ? t("IMPORT.placesReached")
    : t(places.isShare ? "IMPORT.placesOfShare" : "IMPORT.placesOfBranch", {
        limit: places.limit,
        used: places.used,
      });
  const left = [
    counts.beyond > 0 && t("IMPORT.beforeBeyond", { count: counts.beyond, why }),
    counts.lacking > 0 && t("IMPORT.beforeLacking", { count: counts.lacking }),
    counts.rejected > 0 && t("IMPORT.beforeRejected", { count: counts.rejected }),
    counts.repeated > 0 && t("IMPORT.beforeRepeated", { count: counts.repeated }),
  ].filter((line) => line !== false);
  return (
    <InlineMessage
      className="mb-4"
      tone={left.length > 0 ? "warning" : "info"}
      title={t("IMPORT.before", { count: counts.ready })}
    >
      {left.length > 0 && (
        <ul className="grid gap-1">
          {left.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </InlineMessage>
  );
}
