import { useCallback } from "react";
import { useTranslation } from "react-i18next";

/** What a column is called on the screen: one without a title by its number. */
export function useColumnName(): (column: string) => string {
  const { t } = useTranslation();
  return useCallback(
    (column) => {
      const number = /^\((\d+)\)$/.exec(column)?.[1];
      return number === undefined ? column : t("IMPORT.columnNumber", { number });
    },
    [t],
  );
}
