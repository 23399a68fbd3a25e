import { contentLanguageOf, isInterfaceLanguage } from "@panel/domain/languages";
import { shownText } from "@panel/domain/play/shown-language";
import type { TryMaterial } from "@panel/domain/play/tryout";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";

/** Names a point as the reader's language has it, else by its place in the route. */
export function usePointLabel({ route: { experience, points } }: TryMaterial) {
  const { t, i18n } = useTranslation();
  const language = isInterfaceLanguage(i18n.language) ? i18n.language : "es";
  return useCallback(
    (id: number): string => {
      const index = points.findIndex((point) => point.id === id);
      const name = points[index]?.name;
      const shown = name ? shownText(name, contentLanguageOf(language), experience.language) : "";
      return shown || t("POINTS.defaultName", { number: index + 1 });
    },
    [points, experience.language, language, t],
  );
}
