import { pointFields, type PointForm } from "@panel/domain/experience/point";
import { isBlank, valueAt, valuesOf } from "@panel/domain/experience/fields";

/** Whether a part of a point holds any text or asset. The part is given by its path prefix, such as `story.`. */
export function isSectionWritten(values: PointForm, section: string): boolean {
  return valuesOf(pointFields).some(
    ({ path, field }) =>
      path.startsWith(section) &&
      (field.kind === "text" || field.kind === "asset") &&
      !isBlank(valueAt(values, path)),
  );
}
