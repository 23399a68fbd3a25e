import type { LeftOut } from "@panel/files/people-file";
import { InlineMessage } from "@panel/ui/inline-message";
import { useTranslation } from "react-i18next";

/** Entries of an address book that are not imported, with where they stand. */
export function LeftOutEntries({ entries }: { entries: readonly LeftOut[] }) {
  const { t } = useTranslation();
  if (entries.length === 0) return null;
  const lines = entries.map(({ line }) => line).join(", ");
  return (
    <InlineMessage className="mb-4" tone="warning">
      {t("IMPORT.leftOut", { count: entries.length, lines })}
    </InlineMessage>
  );
}
