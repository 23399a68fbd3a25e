import {
  experienceFields,
  experienceProblems,
  type ExperienceForm,
} from "@panel/domain/experience/experience";
import type { PathOf } from "@panel/domain/experience/field";
import { pathsOf } from "@panel/domain/experience/rows";

export type ExperienceText = PathOf<typeof experienceFields, "text", true>;

/** Paths of the translated texts that the form shows. Without a prize, the texts of the prize are left out. */
export function textsInSight({ prize }: ExperienceForm): ExperienceText[] {
  return pathsOf(experienceFields, ["text"], true).filter(
    (path) => prize.enabled || !path.startsWith("prize."),
  );
}

/** Whether a required value is missing, so that the form cannot be saved. */
export function lacksRequired(values: ExperienceForm): boolean {
  return experienceProblems(values).some(({ problem }) => problem === "VALIDATION.required");
}
