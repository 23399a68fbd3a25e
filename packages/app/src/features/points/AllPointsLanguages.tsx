import { CONTENT_LANGUAGES, LANGUAGE } from "@panel/domain/languages";
import { useTranslation } from "react-i18next";
import type { PointFacts } from "./point-facts.ts";

/** In how many points each language lacks texts. */
export function AllPointsLanguages({ facts }: { facts: ReadonlyMap<number, PointFacts> }) {
  const { t } = useTranslation();
  const all = [...facts.values()];
  const words = CONTENT_LANGUAGES.map((code) => {
    const count = all.filter(({ lacks }) => lacks.includes(code)).length;
    const text = count > 0 ? t("POINTS.allLack", { count }) : t("POINTS.allComplete");
    return `${LANGUAGE[code].tab}:\u00a0${text}`;
  });
  return (
    <p className="text-caption text-ink-muted">
      {t("POINTS.allLanguages", { list: words.join(" · ") })}
    </p>
  );
}
