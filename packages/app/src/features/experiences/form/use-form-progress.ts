import { CONTENT_LANGUAGES, completeness, perLanguage } from "@panel/domain/languages";
import { useStore } from "@tanstack/react-form";
import { isDeliveryComplete } from "./prize/delivery.ts";
import {
  experienceSchema,
  OPTIONAL_TEXTS,
  TRANSLATED_FIELDS,
  type ExperienceValues,
} from "./schema.ts";
import type { ExperienceForm } from "./use-experience-form.ts";

/** Of a section that may stay empty: nothing while it does. */
export type OptionalState = "error" | "incomplete" | "complete" | undefined;

type OptionalText = (typeof OPTIONAL_TEXTS)[number];

/** How far the form has come: each language's texts, and the sections' states. */
export function useFormProgress(form: ExperienceForm) {
  const values = useStore(form.store, (state) => state.values);
  const tried = useStore(form.store, (state) => state.submissionAttempts > 0);
  const issues = experienceSchema.safeParse(values).error?.issues ?? [];
  const ofPrize = issues.filter((issue) => String(issue.path[0]).startsWith("prize"));
  const errorsIn = (language: string) =>
    issues.filter((issue) => issue.path[1] === language).length;
  const wanted = [
    ...TRANSLATED_FIELDS,
    ...OPTIONAL_TEXTS.filter((field) => isWritten(values, field)),
  ];

  return {
    languages: perLanguage((language) => ({
      ...completeness(wanted.map((field) => values[field][language])),
      errors: tried ? errorsIn(language) : 0,
    })),
    myExperience: sectionState(),
    story: optionalState(values, ["story"], ["storyImage", "storySound"]),
    credits: optionalState(values, ["credits"], ["creditsImage"]),
    prize: prizeState(),
  };

  function prizeState(): OptionalState {
    if (!values.prizeEnabled) return undefined;
    if (ofPrize.length > 0) return tried ? "error" : "incomplete";
    const told = optionalState(values, ["prizeName", "prizeDescription"], ["prizeImage"]);
    return told === "complete" && isDeliveryComplete(values) ? "complete" : "incomplete";
  }

  function sectionState(): "error" | "incomplete" | "complete" {
    if (issues.length > ofPrize.length) return tried ? "error" : "incomplete";
    const texts = CONTENT_LANGUAGES.flatMap((language) =>
      TRANSLATED_FIELDS.map((field) => values[field][language]),
    );
    return completeness(texts).missing > 0 ? "incomplete" : "complete";
  }
}

/** An optional text counts once it is written in some language. */
function isWritten(values: ExperienceValues, field: OptionalText): boolean {
  if (field.startsWith("prize") && !values.prizeEnabled) return false;
  return CONTENT_LANGUAGES.some((language) => values[field][language].trim() !== "");
}

/** Complete where each text that is written in one language is written in all. */
function optionalState(
  values: ExperienceValues,
  texts: readonly OptionalText[],
  assets: readonly ("storyImage" | "storySound" | "creditsImage" | "prizeImage")[],
): OptionalState {
  const written = texts.filter((field) => isWritten(values, field));
  const chosen = assets.some((field) =>
    CONTENT_LANGUAGES.some((language) => values[field][language] > 0),
  );
  if (written.length === 0) return chosen ? "complete" : undefined;
  const missing = written.some((field) =>
    CONTENT_LANGUAGES.some((language) => values[field][language].trim() === ""),
  );
  return missing ? "incomplete" : "complete";
}
