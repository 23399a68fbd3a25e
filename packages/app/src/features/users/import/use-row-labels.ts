import type { TranslationKey } from "@panel/i18n";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { USER_TEXT_MAX } from "@panel/domain/users";
import type { ImportRow, RowState } from "./rows.ts";

/** Labels for the state of a row and for the reason why it is not imported. */
export function useRowLabels() {
  const { t, i18n } = useTranslation();
  const state = useCallback((of: RowState) => t(`IMPORT.${of}`), [t]);
  const reason = useCallback(
    (row: ImportRow) => {
      if (row.state === "repeated") return t("IMPORT.repeatedText");
      if (row.state === "lacking")
        return t(`IMPORT.lackingText.${row.column === "name" ? "name" : "surname"}`);
      if (!row.reason)
        return (row.notes ?? [])
          .map((note) => t(`IMPORT.${note}`, { phone: row.texts.phone, name: row.name }))
          .join(" ");
      const max = row.column && USER_TEXT_MAX[row.column];
      const text = i18n.exists(row.reason)
        ? t(row.reason as TranslationKey, { max })
        : t("ERRORS.unknown");
      return row.column ? `${t(`PERSON.${row.column}`)}: ${text}` : text;
    },
    [t, i18n],
  );
  return { state, reason };
}
