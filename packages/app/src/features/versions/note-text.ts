import type { VersionNote } from "@panel/api-client/panel";
import type { TFunction } from "i18next";
import { describedValue, rowLabel, type Described } from "../../shared/fields/field-label.ts";
import { choiceText } from "../../shared/fields/shown-value.ts";

/** One change of a version in words. */
export function noteText(t: TFunction, note: VersionNote): string {
  const { kind, place, count = 1, language, metres = 0, name } = note;
  const of: Described = place === undefined && kind !== "points" ? "experience" : "point";
  const label = note.path === undefined ? "" : rowLabel(t, of, note.path);
  const where = (text: string) =>
    place === undefined ? text : t("VERSIONS.atPoint", { place, text });
  switch (kind) {
    case "added":
    case "removed":
      return name ? t(`VERSIONS.${kind}One`, { name }) : t(`VERSIONS.${kind}`, { count });
    case "order":
      return t("VERSIONS.order");
    case "moved":
      return place !== undefined && note.path === "position"
        ? where(t("VERSIONS.moved", { metres: t("VERSIONS.metres", { metres }) }))
        : t("VERSIONS.fieldMoved", { label, metres: t("VERSIONS.metres", { metres }) });
    case "value": {
      const read = (value: VersionNote["from"]) => shortText(t, of, note.path ?? "", value);
      const text = t("VERSIONS.value", { label, from: read(note.from), to: read(note.to) });
      return where(text);
    }
    case "points": {
      const to = note.to === undefined ? undefined : shortText(t, of, note.path ?? "", note.to);
      return to === undefined
        ? t("VERSIONS.manyPoints", { count, label })
        : t("VERSIONS.manyPointsTo", { count, label, to });
    }
    case "texts":
      return language
        ? t("VERSIONS.textsIn", { language: t(`LANGUAGES.${language}`), count })
        : t("VERSIONS.texts", { count });
    default:
      return where(
        language
          ? t("VERSIONS.inLanguage", { label, language: t(`LANGUAGES.${language}`) })
          : label,
      );
  }
}

/** A short value of a field in words. */
function shortText(t: TFunction, of: Described, path: string, value: VersionNote["from"]): string {
  if (typeof value === "boolean") return t(value ? "GENERIC.yes" : "GENERIC.no");
  if (describedValue(of, path)?.field.kind === "choice") return choiceText(t, of, path, value);
  return value === "" || value === undefined ? t("CONFLICT.emptyValue") : String(value);
}
