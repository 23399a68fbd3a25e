import type { PointForm } from "@panel/domain/experience/point";
import { savableDependency } from "@panel/domain/experience/point-rules";
import { placedPosition } from "@panel/domain/experience/position";
import { pointWire } from "@panel/domain/experience/wire";

/**
 * What is sent of a point.
 * @throws Error where it stands nowhere: such a point is not saved
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
    // What older readers take the final point by.
    Qtype: values.isFinal ? ("end" as const) : ("" as const),
  };
}
