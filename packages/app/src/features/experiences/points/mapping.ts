import type { MapPoint, NewMapPointForm } from "@panel/api-client/panel";
import { CONTENT_LANGUAGES, LANGUAGE, perLanguage } from "@panel/domain/languages";
import {
  isPlaced,
  savableDependency,
  storedPosition,
  type Position,
} from "@panel/domain/map-point";
import type { PointValues } from "./schema.ts";

/** The place in the form, if one was chosen. */
export function placeOf({ position: { lat, lon } }: PointValues): Position | null {
  return lat !== null && lon !== null && isPlaced({ lat, lon }) ? { lat, lon } : null;
}

/** A point as read, in the shape of its form. */
export function toPointValues(point: MapPoint): PointValues {
  const position = { lat: point.Latitude, lon: point.Longitude };
  return {
    name: perLanguage((language) => point[`PointName${LANGUAGE[language].suffix}`]),
    position: isPlaced(position) ? position : { lat: null, lon: null },
    address: {
      location: point.Location,
      streetName: point.StreetName,
      streetNumber: point.StreetNumber,
      city: point.City,
      postcode: point.Postcode,
      country: point.Country,
    },
    duration: String(point.LifeTime),
    dependency: Number(point.Dependency),
    dependencyNeg: Number(point.DependencyNeg),
    isFinal: point.IsFinal === 1,
  };
}

/** The form in the shape of the call. Challenges and stories are left out and so keep their values. */
export function toPointForm(
  values: PointValues,
  place: Position,
  point: { id: number; gymId: number; idUser: number },
): NewMapPointForm {
  const { lat, lon } = storedPosition(place);
  const names = CONTENT_LANGUAGES.map((language) => [
    `mappointName${LANGUAGE[language].suffix}`,
    values.name[language].trim(),
  ]);
  return {
    mappointGymId: point.gymId,
    idUser: point.idUser,
    ...(Object.fromEntries(names) as Record<string, string>),
    latitude: lat,
    longitude: lon,
    ...values.address,
    lifetime: Number(values.duration || 0),
    isFinal: values.isFinal ? 1 : 0,
    Qtype: values.isFinal ? "end" : "",
    dependency: String(savableDependency(values.dependency, point.id)),
    dependencyNeg: String(savableDependency(values.dependencyNeg, point.id)),
  };
}

/** What a point is called where it is listed: its Spanish name, another, or its number. */
export function pointTitle(point: MapPoint, numbered: string): string {
  return point.PointName || point.PointNameCat || point.PointNameEng || numbered;
}
