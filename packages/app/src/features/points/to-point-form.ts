import type { PointForm } from "@panel/domain/experience/point";
import { savableDependency } from "@panel/domain/experience/point-rules";
import { placedPosition } from "@panel/domain/experience/position";
import { pointWire } from "@panel/domain/experience/wire";

/**
 * The form that is sent to save a point.
 * @throws Error if the point has no position, because such a point cannot be saved
 */
export function toPointForm(values: PointForm, ownId: number) {
  const place = placedPosition(values.position);
  if (!place) throw new Error("A point is saved once it has a place");
  return {
    ...pointWire.toForm({
      ...values,
      activationDependency: savableDependency(values.activationDependency, ownId),
      deactivationDependency: savableDependency(values.deactivationDependency, ownId),
    }),
    latitude: place.lat,
    longitude: place.lon,
    // Older clients recognise the final point by this field.
    Qtype: values.isFinal ? ("end" as const) : ("" as const),
  };
}
