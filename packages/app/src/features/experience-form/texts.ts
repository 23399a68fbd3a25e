import {
  experienceFields,
  experienceProblems,
  type ExperienceForm,
} from "@panel/domain/experience/experience";
import type { PathOf } from "@panel/domain/experience/field";
import { pathsOf } from "@panel/domain/experience/fields";
import { isExperiencePathShown } from "@panel/domain/experience/written-languages";

export type ExperienceText = PathOf<typeof experienceFields, "text", true>;

/** Paths of the translated texts that the form shows. Without a prize, the texts of the prize are left out. */
export function textsInSight(values: ExperienceForm): ExperienceText[] {
  return pathsOf(experienceFields, ["text"], true).filter((path) =>
    isExperiencePathShown(path, values),
  );
}

/** Whether a required value is missing, so that the form cannot be saved. */
export function lacksRequired(values: ExperienceForm): boolean {
  return experienceProblems(values).some(({ problem }) => problem === "VALIDATION.required");
}
