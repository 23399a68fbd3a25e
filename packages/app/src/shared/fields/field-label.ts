import { experienceFields, type ExperiencePath } from "@panel/domain/experience/experience";
import { pointFields, type PointPath } from "@panel/domain/experience/point";
import { valuesOf, type ValueWithPath } from "@panel/domain/experience/fields";
import { LANGUAGE } from "@panel/domain/languages";
import type { TFunction } from "i18next";

/** Whether the field belongs to an experience or a point. */
export type Described = "experience" | "point";

const FIELDS = { experience: experienceFields, point: pointFields };

/** The field of the value at a path, such as `name.cat`; undefined if there is none. */
export function describedValue(of: Described, path: string): ValueWithPath | undefined {
  return valuesOf(FIELDS[of]).find((value) => value.path === path);
}

/** Label of the field at a path, such as `prize.name`; empty if there is none. */
export function fieldLabelAt(t: TFunction, of: Described, path: string): string {
  if (!valuesOf(FIELDS[of]).some((value) => value.fieldPath === path)) return "";
  return of === "experience"
    ? t(`EXPERIENCE_FIELDS.${path as ExperiencePath}`)
    : t(`POINT_FIELDS.${path as PointPath}`);
}

/** Label of a value: "Nombre (CAT)" for `name.cat`. */
export function fieldLabel(
  t: TFunction,
  of: Described,
  { fieldPath, language }: ValueWithPath,
): string {
  const label = fieldLabelAt(t, of, fieldPath);
  return language ? `${label} (${LANGUAGE[language].tab})` : label;
}
