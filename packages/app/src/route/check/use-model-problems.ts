import type { FindingPlace } from "@panel/domain/check/finding";
import { useTranslation } from "react-i18next";
import type { FormProblem } from "../../shared/editing/FormProblems.tsx";
import { useInvalidPaths } from "../../shared/editing/use-form-problems.ts";
import { describedValue, fieldLabel, type Described } from "../../shared/fields/field-label.ts";
import { useRouteCheck } from "./check-context.ts";

/**
 * Leads to the field of a value, in its language and its section.
 * @param point id of the point, for a value of a point
 */
export function useLeadToField(of: Described, point?: number): (path: string) => void {
  const { opener } = useRouteCheck();
  return (path) => {
    const { fieldPath, language } = describedValue(of, path) ?? { fieldPath: path };
    opener.open({
      field: fieldPath as FindingPlace["field"],
      ...(language ? { language } : {}),
      ...(point === undefined ? {} : { point }),
    });
  };
}

/** The refused fields of an experience or a point. */
export function useModelProblems(
  of: Described,
  store: Parameters<typeof useInvalidPaths>[0],
  lead: (path: string) => void,
): readonly FormProblem[] {
  const { t } = useTranslation();
  return useInvalidPaths(store).flatMap((path) => {
    const value = describedValue(of, path);
    return value ? [{ path, label: fieldLabel(t, of, value), lead: () => lead(path) }] : [];
  });
}
