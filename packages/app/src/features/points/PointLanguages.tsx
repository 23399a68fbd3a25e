import { pointFields } from "@panel/domain/experience/point";
import { isBlank, pathsOf, valueAt } from "@panel/domain/experience/fields";
import { isPointPathShown } from "@panel/domain/experience/written-languages";
import { CONTENT_LANGUAGES, LANGUAGE, completeness } from "@panel/domain/languages";
import { useStore } from "@tanstack/react-form";
import { useTranslation } from "react-i18next";
import type { PointFormApi } from "./use-point-form.ts";

const TEXTS = pathsOf(pointFields, ["text", "words"], true);

/** How complete each language of this point is; the tabs at the top of the form speak of the experience. */
export function PointLanguages({ form }: { form: PointFormApi }) {
  const { t } = useTranslation();
  const states = useStore(
    form.store,
    ({ values }) => {
      const read = (path: string, code: string) => String(valueAt(values, `${path}.${code}`));
      const wanted = TEXTS.filter(
        (path) =>
          path === "name" ||
          (isPointPathShown(path, values) &&
            CONTENT_LANGUAGES.some((code) => !isBlank(read(path, code)))),
      );
      return CONTENT_LANGUAGES.map((code) => completeness(wanted.map((path) => read(path, code))));
    },
    (a, b) => JSON.stringify(a) === JSON.stringify(b),
  );
  const words = CONTENT_LANGUAGES.map((code, index) => {
    const { state, missing } = states[index] ?? { state: "empty", missing: 0 };
    const text =
      state === "incomplete" ? t("FORM.missing", { count: missing }) : t(`FORM.${state}`);
    return `${LANGUAGE[code].tab}:\u00a0${text}`;
  });
  return (
    <p className="-mt-4 text-caption text-ink-muted">
      {t("POINTS.languages", { list: words.join(" · ") })}
    </p>
  );
}
