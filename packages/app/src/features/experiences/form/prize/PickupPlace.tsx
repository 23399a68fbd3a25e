import { Fieldset } from "@panel/ui/field";
import { MapPicker } from "@panel/ui/map-picker";
import { useStore } from "@tanstack/react-form";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { MapPoint } from "@panel/api-client/panel";
import { settings } from "../../../../settings.ts";
import { useGeocoder } from "../../../../shared/address/use-geocoder.ts";
import { useMapWords } from "../../../../shared/map-words.ts";
import { usePointMarkers } from "../../points/use-point-markers.ts";
import { experienceRecord } from "../../queries.ts";
import type { ExperienceForm } from "../use-experience-form.ts";
import { pickupPlace } from "./mapping.ts";

const NO_POINTS: MapPoint[] = [];

interface PickupPlaceProps {
  form: ExperienceForm;
  /** Its route stands on the map, so that the way to the prize is seen; 0 has none. */
  experienceId: number;
}

/** Where the prize is picked up, and the address that the geocoder gives for it. */
export function PickupPlace({ form, experienceId }: PickupPlaceProps) {
  const { t } = useTranslation();
  const mapWords = useMapWords();
  const words = useMemo(() => ({ ...mapWords, address: t("FORM.prizeAddress") }), [mapWords, t]);
  const { data } = useQuery(experienceRecord(experienceId));
  const { markers, lines } = usePointMarkers(data?.mappoints ?? NO_POINTS);
  const values = useStore(form.store, (state) => state.values);
  const geocoder = useGeocoder(({ location }) => form.setFieldValue("prizeAddress", location));

  return (
    <Fieldset legend={t("FORM.prizePlace")}>
      <MapPicker
        label={t("FORM.prizePlace")}
        tiles={settings().tiles}
        markers={markers}
        lines={lines}
        words={words}
        value={pickupPlace(values)}
        onChange={(position) => {
          form.setFieldValue("prizePlace", position);
          // A save before the geocoder answers stores no address rather than that of another place.
          form.setFieldValue("prizeAddress", "");
        }}
        address={values.prizeAddress}
        onReverseGeocode={geocoder.onReverseGeocode}
        onSearch={geocoder.onSearch}
      />
    </Fieldset>
  );
}
