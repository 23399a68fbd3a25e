import { useTranslation } from "react-i18next";

/** In place of a number of fewer than five people. */
export function Withheld() {
  const { t } = useTranslation();
  return (
    <>
      <span aria-hidden className="text-ink-muted" title={t("STATISTICS.few")}>
        —
      </span>
      <span className="sr-only">{t("STATISTICS.few")}</span>
    </>
  );
}
