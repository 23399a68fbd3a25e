import type { Problem } from "@panel/domain/experience/fields";
import { Refusal } from "../app-error.ts";

/**
 * Refuses values that break a rule of their field.
 * @param wire knows the fields' names in the contract
 * @throws Refusal with the message of the first one, naming all fields
 */
export function refuseProblems(
  problems: readonly Problem[],
  wire: { formName(path: string): string | undefined },
): void {
  const [first] = problems;
  if (!first) return;
  const fields = [...new Set(problems.map(({ path }) => String(wire.formName(path))))];
  const key =
    first.problem === "VALIDATION.required" ? "FORM.REQUIRED_FIELDS_MISSING" : first.problem;
  throw new Refusal(key, `Values break the rules of their fields: ${fields.join(", ")}`, {
    fields,
  });
}
