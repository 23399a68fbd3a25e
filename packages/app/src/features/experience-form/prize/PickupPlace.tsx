import { readCoordinate } from "@panel/domain/places/read-place";
import { pickedPosition, placedPosition } from "@panel/domain/experience/position";
import { Fieldset } from "@panel/ui/field";
import { MapPicker } from "@panel/ui/map-picker";
import { useStore } from "@tanstack/react-form";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { MapPoint } from "@panel/api-client/panel";
import { mapTiles } from "../../../shared/map-tiles.ts";
import { useCityCentre } from "../../../shared/address/use-city-centre.ts";
import { useGeocoder } from "../../../shared/address/use-geocoder.ts";
import { usePlaceReader } from "../../../shared/address/use-place-reader.ts";
import { useSeen } from "../../../shared/WhenInSight.tsx";
import { useMapLabels } from "../../../shared/use-map-labels.ts";
import { routeLines } from "../../../route/route-lines.ts";
import { usePointMarkers } from "../../../route/use-point-markers.ts";
import { experienceRecord } from "../../../route/queries.ts";
import type { ExperienceFormApi } from "../use-experience-form.ts";

const NO_POINTS: MapPoint[] = [];

interface PickupPlaceProps {
  form: ExperienceFormApi;
  /** Id of the experience whose route the map shows beside the pickup place; 0 shows no route. */
  experienceId: number;
  /** Of the experience: where the map opens while it shows no place; blank where there is none. */
  city: string;
}

/** Where the prize is picked up, and the address that the geocoder gives for it. */
export function PickupPlace({ form, experienceId, city }: PickupPlaceProps) {
  const { t, i18n } = useTranslation();
  const mapLabels = useMapLabels();
  const labels = useMemo(
    () => ({ ...mapLabels, address: t("EXPERIENCE_FIELDS.prize.pickup.address") }),
    [mapLabels, t],
  );
  const { data } = useQuery(experienceRecord(experienceId));
  const points = data?.mappoints ?? NO_POINTS;
  const markers = usePointMarkers(points);
  const lines = useMemo(
    () => routeLines(points, undefined, i18n.language),
    [points, i18n.language],
  );
  const place = placedPosition(useStore(form.store, (state) => state.values.prize.pickup.place));
  const centre = useCityCentre(place || markers.length > 0 ? "" : city);
  const readPlace = usePlaceReader(markers, centre);
  const address = useStore(form.store, (state) => state.values.prize.pickup.address);
  const part = useRef<HTMLFieldSetElement>(null);
  const seen = useSeen(part);
  const geocoder = useGeocoder(({ location }) =>
    form.setFieldValue("prize.pickup.address", location),
  );

  return (
    <Fieldset
      ref={part}
      data-field="prize.pickup.place"
      legend={t("EXPERIENCE_FIELDS.prize.pickup.place")}
      // The room of its map and of the line below it, so that what follows stays where it is.
      className={seen ? undefined : "pb-106"}
    >
      <MapPicker
        // Not drawn for those who never come to the prize.
        map={seen}
        label={t("EXPERIENCE_FIELDS.prize.pickup.place")}
        tiles={mapTiles()}
        markers={markers}
        lines={lines}
        labels={labels}
        value={place}
        {...(centre ? { center: centre } : {})}
        onValueChange={(position) => {
          form.setFieldValue("prize.pickup.place", pickedPosition(position));
          // Until the geocoder answers, the address is empty, so that a save does not store the address of the previous place.
          form.setFieldValue("prize.pickup.address", "");
        }}
        readPlace={readPlace}
        readCoordinate={readCoordinate}
        address={address}
        onReverseGeocode={geocoder.onReverseGeocode}
        onSearch={geocoder.onSearch}
      />
    </Fieldset>
  );
}
