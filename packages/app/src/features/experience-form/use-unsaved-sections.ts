import { experienceFields, type ExperienceForm } from "@panel/domain/experience/experience";
import { valuesOf } from "@panel/domain/experience/fields";
import { useStore } from "@tanstack/react-form";
import { sameValues } from "../../shared/editing/three-way-merge.ts";
import { sectionOfField, type CheckedSection } from "../../route/check/findings.ts";
import type { ExperienceFormApi } from "./use-experience-form.ts";

const PATHS = valuesOf(experienceFields).map(({ path }) => path);
const SECTIONS = [...new Set(PATHS.map(sectionOfField))].map((section) => ({
  section,
  paths: PATHS.filter((path) => sectionOfField(path) === section),
}));

/** The sections of the form whose values differ from those that are saved. */
export function useUnsavedSections(
  form: ExperienceFormApi,
  saved: ExperienceForm,
): readonly CheckedSection[] {
  return useStore(
    form.store,
    ({ values }) =>
      SECTIONS.flatMap(({ section, paths }) => (sameValues(values, saved, paths) ? [] : [section])),
    (a, b) => a.join() === b.join(),
  );
}
