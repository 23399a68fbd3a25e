import { CONTENT_LANGUAGES, LANGUAGE } from "@panel/domain/languages";
import { focusInSection } from "@panel/ui/section";
import { useStore } from "@tanstack/react-form";
import type { FormProblem } from "./FormProblems.tsx";

/** The part of a form's store that knows its errors. */
export interface ErrorStore {
  get(): ErrorState;
  subscribe(listener: (state: ErrorState) => void): { unsubscribe(): void };
}

interface ErrorState {
  submissionAttempts: number;
  fieldMeta: object;
}

/** The paths of all values that are refused, once the form was sent; those of hidden languages too. */
export function useInvalidPaths(store: ErrorStore): readonly string[] {
  return useStore(
    store,
    ({ submissionAttempts, fieldMeta }) =>
      submissionAttempts === 0
        ? []
        : Object.entries(fieldMeta as Record<string, { errors?: unknown[] } | undefined>).flatMap(
            ([path, meta]) => (meta?.errors?.some(Boolean) ? [path] : []),
          ),
    (a, b) => a.join() === b.join(),
  );
}

/** The refused fields of a form, each with the label that it has on the page. */
export function useFormProblems(formId: string, store: ErrorStore): readonly FormProblem[] {
  return useInvalidPaths(store).flatMap((path) => {
    const field = fieldOf(formId, path);
    if (!field) return [];
    const label = field.querySelector("[id$=-label]")?.firstChild?.textContent ?? path;
    const language = CONTENT_LANGUAGES.find((code) => path.endsWith(`.${code}`));
    return [
      {
        path,
        label: language ? `${label} (${LANGUAGE[language].tab})` : label,
        lead: () => leadToField(formId, path),
      },
    ];
  });
}

function fieldOf(formId: string, path: string): HTMLElement | null | undefined {
  return document.getElementById(formId)?.querySelector<HTMLElement>(`[data-field="${path}"]`);
}

/** Brings a field of a form into view and moves the focus to it. */
export function leadToField(formId: string, path: string): void {
  const field = fieldOf(formId, path);
  if (field) focusInSection(field);
}
