import { useCallback } from "react";
import { useTranslation } from "react-i18next";

interface NamedPoint {
  id: number;
  name: string;
  nameCat: string;
  nameEng: string;
}

/** How a point is called in the reader's language, else in Spanish. */
export function usePointName(): (point: NamedPoint) => string {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  return useCallback(
    ({ id, name, nameCat, nameEng }) => {
      const own = language === "ca" ? nameCat : language === "en" ? nameEng : name;
      return own || name || t("EVENT_DAY.pointNumber", { id });
    },
    [t, language],
  );
}
