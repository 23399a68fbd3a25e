import type { MapPoint } from "@panel/api-client/panel";
import { shownPosition } from "@panel/domain/map-point";
import { MapPicker } from "@panel/ui/map-picker";
import { useStore } from "@tanstack/react-form";
import { useTranslation } from "react-i18next";
import { useAddress } from "../../../shared/address/use-address.ts";
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
  const place = placeOf(values);
  const { searching, lookUp } = useAddress((address) => form.setFieldValue("address", address));
  const { location } = values.address;
  const address = () => {
    if (!place) return t("POINTS.noAddress");
    return searching ? t("POINTS.searchingAddress") : location || shownPosition(place);
  };

  return (
    <div className="grid gap-3">
      <MapPicker
        label={t("POINTS.place")}
        tiles={settings().tiles}
        markers={markers}
        lines={lines}
        words={words}
        value={place}
        onChange={(position) => {
          form.setFieldValue("position", position);
          void lookUp(position);
        }}
      />
      <dl className="rounded-field bg-sunken px-3 py-2">
        <dt className="text-caption text-ink-muted">{t("POINTS.pickedAddress")}</dt>
        <dd aria-live="polite">{address()}</dd>
      </dl>
    </div>
  );
}
