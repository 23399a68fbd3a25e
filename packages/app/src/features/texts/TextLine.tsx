import { CONTENT_LANGUAGES, type ContentLanguage } from "@panel/domain/languages";
import { SOURCE_LANGUAGE, textId, type RouteText } from "@panel/domain/texts/texts";
import { memo, useCallback, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { fieldLabelAt } from "../../shared/fields/field-label.ts";
import type { Desk } from "./desk.ts";
import { TextCell } from "./TextCell.tsx";

/** Draws anew with every change of a text. */
function useTextOf(desk: Desk, id: string): void {
  const listen = useCallback((tell: () => void) => desk.listen(id, tell), [desk, id]);
  useSyncExternalStore(listen, () => desk.revision(id));
}

interface TextHeadProps {
  desk: Desk;
  /** Id of a point; undefined for the experience. */
  point: number | undefined;
  /** 1 for the first point. */
  place: number;
}

/** Stands above the texts of the experience, or of a point. */
export function TextHead({ desk, point, place }: TextHeadProps) {
  const { t } = useTranslation();
  const id = textId({ point, path: "name" });
  useTextOf(desk, id);
  const name = CONTENT_LANGUAGES.map((language) => desk.value({ id, language })).find(Boolean);
  return (
    <h2 className="pt-6 pb-1 text-heading font-semibold wrap-anywhere">
      {point === undefined
        ? t("TEXTS.experience")
        : t("TEXTS.point", { place, name: name ?? t("TEXTS.unnamed") })}
    </h2>
  );
}

interface TextLineProps {
  desk: Desk;
  text: RouteText;
  index: number;
  languages: readonly ContentLanguage[];
  onStep(index: number, language: ContentLanguage, step: 1 | -1): void;
}

/** A text in several languages. */
export const TextLine = memo(function TextLine({
  desk,
  text,
  index,
  languages,
  onStep,
}: TextLineProps) {
  const { t } = useTranslation();
  useTextOf(desk, text.id);
  const label = fieldLabelAt(t, text.point === undefined ? "experience" : "point", text.path);
  // Above all languages in a row their names stand once, at the top.
  const isWide = languages.length > 2;
  const headingOf = (language: ContentLanguage) => {
    if (!isWide) return t(`LANGUAGES.${language}`);
    return language === SOURCE_LANGUAGE ? label : "";
  };
  return (
    <div role="group" aria-label={label} className="border-b border-line/60 pt-2 pb-3">
      {!isWide && (
        <p aria-hidden className="pb-1 text-caption font-medium text-ink-muted">
          {label}
        </p>
      )}
      <div className={`grid gap-x-4 gap-y-3 ${isWide ? "grid-cols-3" : "tablet:grid-cols-2"}`}>
        {languages.map((language) => (
          <TextCell
            key={language}
            desk={desk}
            text={text}
            language={language}
            label={label}
            heading={headingOf(language)}
            onStep={(step) => onStep(index, language, step)}
          />
        ))}
      </div>
    </div>
  );
});
