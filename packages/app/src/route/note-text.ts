import type { VersionNote } from "@panel/api-client/panel";
import { dayText } from "@panel/domain/calendar";
import type { TFunction } from "i18next";
import { describedValue, fieldLabelAt, type Described } from "../shared/fields/field-label.ts";
import { choiceText } from "../shared/fields/shown-value.ts";

/** One change of a version in words. */
export function noteText(t: TFunction, language: string, note: VersionNote): string {
  const { kind, place, count = 1, metres = 0, name } = note;
  const of: Described = place === undefined && kind !== "points" ? "experience" : "point";
  const label = note.path === undefined ? "" : fieldLabelAt(t, of, note.path);
  const where = (text: string) =>
    place === undefined
      ? text
      : name
        ? t("VERSIONS.atNamedPoint", { place, name, text })
        : t("VERSIONS.atPoint", { place, text });
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
      const read = (value: VersionNote["from"]) =>
        shortText(t, language, of, note.path ?? "", value);
      const text = t("VERSIONS.value", { label, from: read(note.from), to: read(note.to) });
      return where(text);
    }
    case "points": {
      const to =
        note.to === undefined ? undefined : shortText(t, language, of, note.path ?? "", note.to);
      return to === undefined
        ? t("VERSIONS.manyPoints", { count, label })
        : t("VERSIONS.manyPointsTo", { count, label, to });
    }
    case "texts":
      return note.language
        ? t("VERSIONS.textsIn", { language: t(`LANGUAGES.${note.language}`), count })
        : t("VERSIONS.texts", { count });
    default:
      return where(
        note.language
          ? t("VERSIONS.inLanguage", { label, language: t(`LANGUAGES.${note.language}`) })
          : label,
      );
  }
}

/** A short value of a field in words. */
function shortText(
  t: TFunction,
  language: string,
  of: Described,
  path: string,
  value: VersionNote["from"],
): string {
  if (typeof value === "boolean") return t(value ? "GENERIC.yes" : "GENERIC.no");
  if (value === "" || value === undefined) return t("CONFLICT.emptyValue");
  switch (describedValue(of, path)?.field.kind) {
    case "choice":
      return choiceText(t, of, path, value);
    case "point":
      return t("VERSIONS.pointAt", { place: value });
    case "day":
      return dayText(language, String(value), "medium");
    default:
      return String(value);
  }
}
