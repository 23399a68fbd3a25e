import {
  experienceFields,
  experienceProblems,
  type ExperienceForm,
} from "@panel/domain/experience/experience";
import type { PathOf } from "@panel/domain/experience/field";
import { pathsOf } from "@panel/domain/experience/rows";

export type ExperienceText = PathOf<typeof experienceFields, "text", true>;

/** The translated texts that are shown: without a prize, none of a prize. */
export function textsInSight({ prize }: ExperienceForm): ExperienceText[] {
  return pathsOf(experienceFields, ["text"], true).filter(
    (path) => prize.enabled || !path.startsWith("prize."),
  );
}

/** Whether the form cannot be saved because something required is not there. */
export function lacksRequired(values: ExperienceForm): boolean {
  return experienceProblems(values).some(({ problem }) => problem === "VALIDATION.required");
}
