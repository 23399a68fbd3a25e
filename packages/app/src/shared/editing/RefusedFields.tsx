import { InlineMessage } from "@panel/ui/inline-message";
import { FormProblems, type FormProblem } from "./FormProblems.tsx";
import { useFormProblems, type ErrorStore } from "./use-form-problems.ts";

interface RefusedFieldsProps {
  /** Id of the form. */
  form: string;
  store: ErrorStore;
  /** What is missing besides the fields, such as a file; goes first. */
  besides?: readonly FormProblem[];
}

/** The fields of a form without a save bar that were refused when it was sent, with a link to each. */
export function RefusedFields({ form, store, besides = [] }: RefusedFieldsProps) {
  const problems = [...besides, ...useFormProblems(form, store)];
  if (problems.length === 0) return null;
  return (
    <InlineMessage tone="error">
      <FormProblems problems={problems} />
    </InlineMessage>
  );
}
