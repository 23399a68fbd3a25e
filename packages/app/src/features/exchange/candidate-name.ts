import { CONTENT_LANGUAGES } from "@panel/domain/languages";
import type { Candidate } from "@panel/domain/route-files/candidates";

/** The name of a point in the first language that has one. */
export function candidateName({ values }: Candidate): string {
  return CONTENT_LANGUAGES.map((code) => values[`name.${code}`]).find(Boolean) ?? "";
}
