import {
  experienceFields,
  experienceProblems,
  type ExperienceForm,
} from "@panel/domain/experience/experience";
import { isDeliveryComplete } from "@panel/domain/experience/prize";
import { fieldAt, isBlank, pathsOf, valueAt } from "@panel/domain/experience/fields";
import { CONTENT_LANGUAGES, completeness, LANGUAGE, perLanguage } from "@panel/domain/languages";
import { useStore } from "@tanstack/react-form";
import { sectionOfField, type CheckedSection } from "../../route/check/findings.ts";
import { textsInSight } from "./texts.ts";
import type { ExperienceFormApi } from "./use-experience-form.ts";

/** State of an optional section; undefined while the section is empty. */
export type OptionalState = "error" | "incomplete" | "complete" | undefined;

/** How complete a section is. */
export interface SectionProgress {
  state: OptionalState;
  /** Codes of the languages whose texts are all that is missing: "CAT, EN"; "" where nothing is, or something else. */
  lacking: string;
}

/** How complete the form is: the state of each language and of each section. */
export function useFormProgress(form: ExperienceFormApi) {
  return useStore(
    form.store,
    ({ values, submissionAttempts }) => progressOf(values, submissionAttempts > 0),
    (a, b) => JSON.stringify(a) === JSON.stringify(b),
  );
}

/** @param tried whether the form has been sent, so that what is wrong is told */
function progressOf(values: ExperienceForm, tried: boolean) {
  const problems = experienceProblems(values);
  const ofSection = (section: CheckedSection) =>
    problems.filter(({ path }) => sectionOfField(path) === section);
  const texts = textsInSight(values);
  const required = texts.filter((path) => fieldAt(experienceFields, path).required);
  const wanted = texts.filter((path) => required.includes(path) || isWritten(values, path));

  return {
    languages: perLanguage((language) => ({
      ...completeness(wanted.map((path) => String(valueAt(values, `${path}.${language}`)))),
      errors: tried ? problems.filter(({ path }) => path.endsWith(`.${language}`)).length : 0,
    })),
    myExperience: sectionProgress(),
    story: optionalProgress(values, "story."),
    credits: optionalProgress(values, "credits."),
    prize: prizeProgress(),
    visitors: visitorsProgress(),
  };

  function visitorsProgress(): SectionProgress {
    if (ofSection("visitors").length > 0)
      return { state: tried ? "error" : "incomplete", lacking: "" };
    return { state: values.openOnWeb ? "complete" : undefined, lacking: "" };
  }

  function prizeProgress(): SectionProgress {
    if (!values.prize.enabled) return { state: undefined, lacking: "" };
    if (ofSection("prize").length > 0)
      return { state: tried ? "error" : "incomplete", lacking: "" };
    const { state, lacking } = optionalProgress(values, "prize.");
    if (!isDeliveryComplete(values.prize)) return { state: "incomplete", lacking: "" };
    return { state: state ?? "incomplete", lacking };
  }

  function sectionProgress() {
    if (ofSection("my-experience").length > 0) {
      return { state: tried ? "error" : "incomplete", lacking: "" } as const;
    }
    const lacking = languagesLacking(values, required);
    return { state: lacking ? "incomplete" : "complete", lacking } as const;
  }
}

/** An optional text counts only if it is written in at least one language. */
function isWritten(values: ExperienceForm, path: string): boolean {
  return CONTENT_LANGUAGES.some((language) => !isBlank(valueAt(values, `${path}.${language}`)));
}

/** Codes of the languages in which any of these texts is missing: "CAT, EN", or "". */
function languagesLacking(values: ExperienceForm, paths: readonly string[]): string {
  return CONTENT_LANGUAGES.filter((language) =>
    paths.some((path) => isBlank(valueAt(values, `${path}.${language}`))),
  )
    .map((language) => LANGUAGE[language].tab)
    .join(", ");
}

/** Complete if every text that is written in one language is written in all languages. */
function optionalProgress(values: ExperienceForm, section: string): SectionProgress {
  const written = (kind: "text" | "asset") =>
    pathsOf(experienceFields, [kind], true).filter(
      (path) => path.startsWith(section) && isWritten(values, path),
    );
  const texts = written("text");
  if (texts.length === 0) {
    return { state: written("asset").length > 0 ? "complete" : undefined, lacking: "" };
  }
  const lacking = languagesLacking(values, texts);
  return { state: lacking ? "incomplete" : "complete", lacking };
}
