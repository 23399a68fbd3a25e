import { InlineMessage } from "@panel/ui/inline-message";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../../shared/use-error-text.ts";
import type { EditorImport } from "./use-import.ts";

/** What an import has done, or what its undoing has. */
export function AfterImport({ editors }: { editors: EditorImport }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { counts, failure, undone } = editors;
  if (undone) {
    return (
      <InlineMessage
        className="mb-5"
        tone="info"
        title={t("IMPORT.undone", { count: undone.deleted })}
      >
        {undone.kept > 0 && t("IMPORT.undoneText", { kept: undone.kept })}
      </InlineMessage>
    );
  }
  const failed = failure !== undefined;
  const rejected = counts.rejected + counts.lacking;
  const { repeated, beyond } = counts;
  return (
    <InlineMessage
      className="mb-5"
      tone={failed ? "error" : counts.imported > 0 ? "success" : "info"}
      title={t("IMPORT.imported", { count: counts.imported })}
    >
      <span>
        {failed
          ? t("IMPORT.failed", { reason: errorText(failure) })
          : t("IMPORT.doneText", { count: counts.imported })}
      </span>{" "}
      {rejected + repeated + beyond > 0 && (
        <span>{t("IMPORT.summary", { repeated, rejected, beyond })}</span>
      )}
    </InlineMessage>
  );
}
