import type { MapPoint, MapPointRecord, NewMapPointForm } from "@panel/api-client/panel";
import { LANGUAGE, perLanguage, type ContentLanguage } from "@panel/domain/languages";
import {
  ANIMATIONS,
  isPlaced,
  savableDependency,
  storedPosition,
  type Position,
} from "@panel/domain/map-point";
import { toChallengeForm, toChallengeValues } from "./challenge/mapping.ts";
import { each } from "./per-language-fields.ts";
import type { PointValues } from "./schema.ts";

/** The place in the form, if one was chosen. */
export function placeOf({ position: { lat, lon } }: PointValues): Position | null {
  return lat !== null && lon !== null && isPlaced({ lat, lon }) ? { lat, lon } : null;
}

/** What is read of all points beside each of them. */
export type PointTexts = Pick<
  MapPointRecord,
  "mappointstory" | "mappointardesc" | "mappointMinigames"
>;

/** A point as read, in the shape of its form. */
export function toPointValues(point: MapPoint, all: PointTexts): PointValues {
  const story = (language: ContentLanguage) =>
    all.mappointstory.find((row) => row.IdMappoint === point.IdPoint && row.Lang === language);
  const title = (language: ContentLanguage) =>
    all.mappointardesc.find((row) => row.IdMappoint === point.IdPoint && row.Lang === language);
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
    storyTitle: perLanguage((language) => story(language)?.Title ?? ""),
    storyText: perLanguage((language) => story(language)?.Description ?? ""),
    storyImage: perLanguage((language) => story(language)?.IdMod ?? 0),
    storySound: perLanguage((language) => story(language)?.IdSnd ?? 0),
    model: point.IdChallengeModel,
    modelTitle: perLanguage((language) => title(language)?.Description ?? ""),
    animation: ANIMATIONS[point.FlagAnim],
    ...toChallengeValues(all.mappointMinigames.find((row) => row.IdMappoint === point.IdPoint)),
  };
}

/** The form in the shape of the call. Its chatbot is left out and so keeps its value. */
export function toPointForm(
  values: PointValues,
  place: Position,
  point: { id: number; gymId: number; idUser: number },
): NewMapPointForm {
  const { lat, lon } = storedPosition(place);
  return {
    mappointGymId: point.gymId,
    idUser: point.idUser,
    ...each("mappointName", values.name),
    latitude: lat,
    longitude: lon,
    ...values.address,
    lifetime: Number(values.duration || 0),
    isFinal: values.isFinal ? 1 : 0,
    Qtype: values.isFinal ? "end" : "",
    dependency: String(savableDependency(values.dependency, point.id)),
    dependencyNeg: String(savableDependency(values.dependencyNeg, point.id)),
    ...each("storyTitle", values.storyTitle),
    ...each("storyText", values.storyText),
    ...each("storyImg", values.storyImage),
    ...each("storySound", values.storySound),
    flagAnim: ANIMATIONS.indexOf(values.animation) as 0 | 1 | 2,
    challengeModelId: values.model,
    ...each("challengeDesc", values.modelTitle),
    ...toChallengeForm(values),
  };
}

/** What a point is called where it is listed: its Spanish name, another, or its number. */
export function pointTitle(point: MapPoint, numbered: string): string {
  return point.PointName || point.PointNameCat || point.PointNameEng || numbered;
}
