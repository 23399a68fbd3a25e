import { experienceFields, type ExperiencePath } from "@panel/domain/experience/experience";
import { pointFields, type PointPath } from "@panel/domain/experience/point";
import { valuesOf, type ValueRow } from "@panel/domain/experience/rows";
import { LANGUAGE } from "@panel/domain/languages";
import type { TFunction } from "i18next";

/** Whether the field belongs to an experience or a point. */
export type Described = "experience" | "point";

const FIELDS = { experience: experienceFields, point: pointFields };

/** The row of the value at a path, such as `name.cat`; undefined if there is none. */
export function describedValue(of: Described, path: string): ValueRow | undefined {
  return valuesOf(FIELDS[of]).find((value) => value.path === path);
}

/** Label of a row of fields, such as `prize.name`; empty if there is none. */
export function rowLabel(t: TFunction, of: Described, row: string): string {
  if (!valuesOf(FIELDS[of]).some((value) => value.row === row)) return "";
  return of === "experience"
    ? t(`EXPERIENCE_FIELDS.${row as ExperiencePath}`)
    : t(`POINT_FIELDS.${row as PointPath}`);
}

/** Label of a value: "Nombre (CAT)" for `name.cat`. */
export function fieldLabel(t: TFunction, of: Described, { row, language }: ValueRow): string {
  const label = rowLabel(t, of, row);
  return language ? `${label} (${LANGUAGE[language].tab})` : label;
}
