import { readCoordinate } from "@panel/domain/places/read-place";
import type { MapPoint } from "@panel/api-client/panel";
import { pickedPosition, placedPosition, type Position } from "@panel/domain/experience/position";
import { MapPicker } from "@panel/ui/map-picker";
import { useStore } from "@tanstack/react-form";
import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { useCityCentre } from "../../shared/address/use-city-centre.ts";
import { useGeocoder } from "../../shared/address/use-geocoder.ts";
import { usePlaceReader } from "../../shared/address/use-place-reader.ts";
import { useMapLabels } from "../../shared/use-map-labels.ts";
import { mapTiles } from "../../shared/map-tiles.ts";
import type { PointFormApi } from "./use-point-form.ts";
import { usePointMarkers } from "../../route/use-point-markers.ts";
import { SkipTo } from "../../shared/editing/SkipTo.tsx";

/** The button that saves the point and closes its editor. */
const saveButton = (link: HTMLElement) =>
  [...(link.closest("form")?.querySelectorAll<HTMLElement>("button[type=submit]") ?? [])].at(-1);

/** A link over the parts of a point that may be left blank. */
function ToPointSave() {
  const { t } = useTranslation();
  return <SkipTo find={saveButton}>{t("POINTS.toSave")}</SkipTo>;
}

/** The position of the point, which the map of the route shows and sets too, and its address from the geocoder. */
export function PointPlace({
  form,
  points,
  id,
  city,
  place,
  onPosition,
  onVisit,
}: {
  form: PointFormApi;
  points: readonly MapPoint[];
  id: number;
  /** Of the experience: where places are searched for first; blank where there is none. */
  city: string;
  /** A place that was chosen on the map of the route; each new object is taken over once. */
  place: Position | undefined;
  /** Called with the place of the point. */
  onPosition(position: Position | undefined): void;
  /** Called with a place that was typed, searched for or located, which may be out of the map's view. */
  onVisit(position: Position): void;
}) {
  const { t } = useTranslation();
  const labels = useMapLabels();
  const markers = usePointMarkers(points, id);
  const position = placedPosition(useStore(form.store, (state) => state.values.position));
  const centre = useCityCentre(position || markers.length > 0 ? "" : city);
  const readPlace = usePlaceReader(markers, centre);
  const address = useStore(form.store, (state) => state.values.address.location);
  const geocoder = useGeocoder((found) => form.setFieldValue("address", found));
  const takePlace = useEffectEvent((chosen: Position, signal: AbortSignal) => {
    form.setFieldValue("position", pickedPosition(chosen));
    void geocoder.onReverseGeocode(chosen, signal);
  });
  useEffect(() => {
    if (!place) return undefined;
    const left = new AbortController();
    takePlace(place, left.signal);
    return () => left.abort();
  }, [place]);
  const tell = useEffectEvent(onPosition);
  const { lat, lon } = position ?? {};
  useEffect(() => {
    tell(lat === undefined || lon === undefined ? undefined : { lat, lon });
  }, [lat, lon]);

  return (
    <>
      <MapPicker
        data-field="position"
        label={t("POINT_FIELDS.position")}
        map={false}
        tiles={mapTiles()}
        labels={labels}
        value={position ?? null}
        onValueChange={(chosen) => {
          form.setFieldValue("position", pickedPosition(chosen));
          onVisit(chosen);
        }}
        readPlace={readPlace}
        readCoordinate={readCoordinate}
        address={address}
        onReverseGeocode={geocoder.onReverseGeocode}
        onSearch={geocoder.onSearch}
      />
      <ToPointSave />
    </>
  );
}
