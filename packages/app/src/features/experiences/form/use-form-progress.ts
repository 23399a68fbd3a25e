import { CONTENT_LANGUAGES, completeness, perLanguage } from "@panel/domain/languages";
import { useStore } from "@tanstack/react-form";
import { experienceSchema, TRANSLATED_FIELDS } from "./schema.ts";
import type { ExperienceForm } from "./use-experience-form.ts";

/** How far the form has come: each language's texts, and the section's state. */
export function useFormProgress(form: ExperienceForm) {
  const values = useStore(form.store, (state) => state.values);
  const tried = useStore(form.store, (state) => state.submissionAttempts > 0);
  const issues = experienceSchema.safeParse(values).error?.issues ?? [];
  const errorsIn = (language: string) =>
    issues.filter((issue) => issue.path[1] === language).length;

  return {
    languages: perLanguage((language) => ({
      ...completeness(TRANSLATED_FIELDS.map((field) => values[field][language])),
      errors: tried ? errorsIn(language) : 0,
    })),
    myExperience: sectionState(),
  };

  function sectionState(): "error" | "incomplete" | "complete" {
    if (issues.length > 0) return tried ? "error" : "incomplete";
    const texts = CONTENT_LANGUAGES.flatMap((language) =>
      TRANSLATED_FIELDS.map((field) => values[field][language]),
    );
    return completeness(texts).missing > 0 ? "incomplete" : "complete";
  }
}
