import { PencilLine } from "lucide-react";
import { useTranslation } from "react-i18next";

/** A pencil that says that something is not saved yet. */
export function UnsavedMark() {
  const { t } = useTranslation();
  return (
    <span className="shrink-0 text-warning" title={t("SAVE_BAR.mark")}>
      <PencilLine aria-hidden className="size-4" />
      <span className="sr-only">{t("SAVE_BAR.mark")}</span>
    </span>
  );
}
