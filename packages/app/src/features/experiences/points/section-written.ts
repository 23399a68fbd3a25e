import { pointFields, type PointForm } from "@panel/domain/experience/point";
import { isBlank, valueAt, valuesOf } from "@panel/domain/experience/rows";

/** Whether a text is written or an asset chosen in a part of a point, as in `story.`. */
export function isSectionWritten(values: PointForm, section: string): boolean {
  return valuesOf(pointFields).some(
    ({ path, field }) =>
      path.startsWith(section) &&
      (field.kind === "text" || field.kind === "asset") &&
      !isBlank(valueAt(values, path)),
  );
}
