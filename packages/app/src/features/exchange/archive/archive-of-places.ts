import { archiveText, ARCHIVE_TEXTS } from "@panel/domain/experience/archive";
import { experienceFields, newExperience, NAME_MAX } from "@panel/domain/experience/experience";
import { pointFields, type PointChanges } from "@panel/domain/experience/point";
import { emptyModel, patched } from "@panel/domain/experience/fields";
import type { ContentLanguage } from "@panel/domain/languages";
import { zipSync } from "fflate";

/** A new experience of places as an archive, so that it is created with its points or not at all. */
export function archiveOfPlaces(
  places: readonly PointChanges[],
  { name, language }: { name: string; language: ContentLanguage },
): File {
  const experience = patched(experienceFields, newExperience(""), {
    // Without half of a character at its end.
    name: { cas: name.slice(0, NAME_MAX).replace(/[\uD800-\uDBFF]$/, "") },
    language,
  });
  const points = places.map((place, index) => ({
    id: index + 1,
    point: patched(pointFields, emptyModel(pointFields), place),
  }));
  const text = archiveText({ experience, points, assets: [] });
  const bytes = zipSync({ [ARCHIVE_TEXTS]: new TextEncoder().encode(text) });
  return new File([bytes], "places.zip", { type: "application/zip" });
}
