import type { MapPoint } from "@panel/api-client/panel";
import { MapPicker } from "@panel/ui/map-picker";
import { useStore } from "@tanstack/react-form";
import { useTranslation } from "react-i18next";
import { useGeocoder } from "../../../shared/address/use-geocoder.ts";
import { useMapWords } from "../../../shared/map-words.ts";
import { settings } from "../../../settings.ts";
import { placeOf } from "./mapping.ts";
import type { PointForm } from "./use-point-form.ts";
import { usePointMarkers } from "./use-point-markers.ts";

/** Where the point stands, and the address that the geocoder gives for it. */
export function PointPlace({
  form,
  points,
  id,
}: {
  form: PointForm;
  points: readonly MapPoint[];
  id: number;
}) {
  const { t } = useTranslation();
  const words = useMapWords();
  const { markers, lines } = usePointMarkers(points, id);
  const values = useStore(form.store, (state) => state.values);
  const geocoder = useGeocoder((address) => form.setFieldValue("address", address));

  return (
    <MapPicker
      label={t("POINTS.place")}
      tiles={settings().tiles}
      markers={markers}
      lines={lines}
      words={words}
      value={placeOf(values)}
      onChange={(position) => form.setFieldValue("position", position)}
      address={values.address.location}
      onReverseGeocode={geocoder.onReverseGeocode}
      onSearch={geocoder.onSearch}
    />
  );
}
