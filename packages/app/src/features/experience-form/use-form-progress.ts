import {
  experienceFields,
  experienceProblems,
  type ExperienceForm,
} from "@panel/domain/experience/experience";
import { isDeliveryComplete } from "@panel/domain/experience/prize";
import { fieldAt, isBlank, pathsOf, valueAt } from "@panel/domain/experience/rows";
import { CONTENT_LANGUAGES, completeness, LANGUAGE, perLanguage } from "@panel/domain/languages";
import { useStore } from "@tanstack/react-form";
import { textsInSight } from "./texts.ts";
import type { ExperienceFormApi } from "./use-experience-form.ts";

/** State of an optional section; undefined while the section is empty. */
export type OptionalState = "error" | "incomplete" | "complete" | undefined;

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
  const ofPrize = problems.filter(({ path }) => path.startsWith("prize."));
  const texts = textsInSight(values);
  const required = texts.filter((path) => fieldAt(experienceFields, path).required);
  const wanted = texts.filter((path) => required.includes(path) || isWritten(values, path));

  return {
    languages: perLanguage((language) => ({
      ...completeness(wanted.map((path) => String(valueAt(values, `${path}.${language}`)))),
      errors: tried ? problems.filter(({ path }) => path.endsWith(`.${language}`)).length : 0,
    })),
    myExperience: sectionState(),
    story: optionalState(values, "story."),
    credits: optionalState(values, "credits."),
    prize: prizeState(),
    /** Codes of the languages in which a section lacks texts: "CAT, EN", or "" where it lacks none or something else. */
    lacking: {
      myExperience: problems.length > ofPrize.length ? "" : languagesLacking(required),
      story: languagesLacking(textsOf("story.")),
      prize:
        ofPrize.length > 0 || !isDeliveryComplete(values.prize)
          ? ""
          : languagesLacking(textsOf("prize.")),
      credits: languagesLacking(textsOf("credits.")),
    },
  };

  function textsOf(section: string) {
    return texts.filter((path) => path.startsWith(section) && isWritten(values, path));
  }

  function languagesLacking(paths: readonly string[]): string {
    return CONTENT_LANGUAGES.filter((language) =>
      paths.some((path) => isBlank(valueAt(values, `${path}.${language}`))),
    )
      .map((language) => LANGUAGE[language].tab)
      .join(", ");
  }

  function prizeState(): OptionalState {
    if (!values.prize.enabled) return undefined;
    if (ofPrize.length > 0) return tried ? "error" : "incomplete";
    const state = optionalState(values, "prize.");
    return state === "complete" && isDeliveryComplete(values.prize) ? "complete" : "incomplete";
  }

  function sectionState(): "error" | "incomplete" | "complete" {
    if (problems.length > ofPrize.length) return tried ? "error" : "incomplete";
    return required.every((path) => isWrittenInAll(values, path)) ? "complete" : "incomplete";
  }
}

/** An optional text counts only if it is written in at least one language. */
function isWritten(values: ExperienceForm, path: string): boolean {
  return CONTENT_LANGUAGES.some((language) => !isBlank(valueAt(values, `${path}.${language}`)));
}

function isWrittenInAll(values: ExperienceForm, path: string): boolean {
  return CONTENT_LANGUAGES.every((language) => !isBlank(valueAt(values, `${path}.${language}`)));
}

/** Complete if every text that is written in one language is written in all languages. */
function optionalState(values: ExperienceForm, section: string): OptionalState {
  const written = (kind: "text" | "asset") =>
    pathsOf(experienceFields, [kind], true).filter(
      (path) => path.startsWith(section) && isWritten(values, path),
    );
  const texts = written("text");
  if (texts.length === 0) return written("asset").length > 0 ? "complete" : undefined;
  return texts.every((path) => isWrittenInAll(values, path)) ? "complete" : "incomplete";
}
