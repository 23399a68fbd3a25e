import { shownPosition, type Position } from "@panel/domain/experience/position";
import type { TranslationKey } from "@panel/i18n";
import type { TFunction } from "i18next";
import { describedValue, type Described } from "./field-label.ts";

interface ValueNames {
  /** Name of an asset. */
  asset(path: string, value: unknown): string | undefined;
  /** Title of a point. */
  point?: ((id: number) => string) | undefined;
}

/** The text for a value that is not a text itself; undefined where there is none, or it is empty. */
export function shownValue(
  t: TFunction,
  of: Described,
  path: string,
  value: unknown,
  names: ValueNames,
): string | undefined {
  switch (describedValue(of, path)?.field.kind) {
    case "asset":
      return names.asset(path, value);
    case "choice":
      return choiceText(t, of, path, value);
    case "place":
      return value ? shownPosition(value as Position) : undefined;
    case "point":
      return Number(value) > 0 ? names.point?.(Number(value)) : undefined;
    case "users":
      return t("SELECT.chosen", { count: (value as readonly number[]).length });
    case "words":
      return (value as readonly string[]).join(", ") || undefined;
    default:
      return undefined;
  }
}

/** The words of an option. */
export function choiceText(t: TFunction, of: Described, path: string, value: unknown): string {
  const words = of === "experience" ? "EXPERIENCE_CHOICES" : "POINT_CHOICES";
  const keys = [`${words}.${path}.${String(value)}`, `LANGUAGES.${String(value)}`];
  return t(keys as TranslationKey[], { defaultValue: String(value) });
}
