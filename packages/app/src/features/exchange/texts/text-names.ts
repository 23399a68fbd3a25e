import type { RouteText } from "@panel/domain/texts/texts";
import type { TFunction } from "i18next";
import { fieldLabelAt } from "../../../shared/fields/field-label.ts";

/** What a text belongs to, and the name of its field. */
export interface TextName {
  group: string;
  field: string;
}

/** Names the places of texts: the experience, or a point by its place in the route and its name. */
export function textNames(
  t: TFunction,
  texts: readonly RouteText[],
): (text: Pick<RouteText, "point" | "path">) => TextName {
  const points = new Map<number, string>();
  for (const { point, path, values } of texts) {
    if (point === undefined || path !== "name") continue;
    const place = points.size + 1;
    const name =
      values.cas || values.cat || values.eng || t("POINTS.defaultName", { number: place });
    points.set(point, t("VERSIONS.point", { place, name }));
  }
  return ({ point, path }) => ({
    group: point === undefined ? t("TEXT_FILES.experience") : (points.get(point) ?? ""),
    field: fieldLabelAt(t, point === undefined ? "experience" : "point", path),
  });
}
