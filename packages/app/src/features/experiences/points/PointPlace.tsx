import type { MapPoint } from "@panel/api-client/panel";
import { pickedPosition, placedPosition } from "@panel/domain/experience/position";
import { MapPicker } from "@panel/ui/map-picker";
import { useStore } from "@tanstack/react-form";
import { useTranslation } from "react-i18next";
import { useGeocoder } from "../../../shared/address/use-geocoder.ts";
import { useMapLabels } from "../../../shared/use-map-labels.ts";
import { settings } from "../../../settings.ts";
import type { PointFormApi } from "./use-point-form.ts";
import { usePointMarkers } from "./use-point-markers.ts";

/** Fields for the position of the point and its address from the geocoder. */
export function PointPlace({
  form,
  points,
  id,
}: {
  form: PointFormApi;
  points: readonly MapPoint[];
  id: number;
}) {
  const { t } = useTranslation();
  const labels = useMapLabels();
  const { markers, lines } = usePointMarkers(points, id);
  const position = useStore(form.store, (state) => state.values.position);
  const address = useStore(form.store, (state) => state.values.address.location);
  const geocoder = useGeocoder((found) => form.setFieldValue("address", found));

  return (
    <MapPicker
      label={t("POINT_FIELDS.position")}
      tiles={settings().tiles}
      markers={markers}
      lines={lines}
      labels={labels}
      value={placedPosition(position)}
      onChange={(chosen) => form.setFieldValue("position", pickedPosition(chosen))}
      address={address}
      onReverseGeocode={geocoder.onReverseGeocode}
      onSearch={geocoder.onSearch}
    />
  );
}
