import { experienceProblems } from "@panel/domain/experience/experience";
import { SCHEDULES, type PickupTimes } from "@panel/domain/experience/prize";
import { useStore } from "@tanstack/react-form";
import { useTranslation } from "react-i18next";
import type { ExperienceFormApi } from "./use-experience-form.ts";

type Path =
  | `prize.pickup.${keyof PickupTimes}`
  | "prize.lotteryDay"
  | "prize.score"
  | "prize.stock"
  | "opensOn"
  | "closesOn";

/** Starts and ends: once the start was left, an error of the end is shown too. */
const SPANS: readonly (readonly [start: Path, end: Path])[] = [
  ["opensOn", "closesOn"],
  ["prize.pickup.firstDay", "prize.pickup.lastDay"],
  ...SCHEDULES.map(([start, end]) => [`prize.pickup.${start}`, `prize.pickup.${end}`] as const),
];

/** The error of a day, an hour or a number. It appears as soon as the field is left, not only when the form is submitted. */
export function useLeftError(form: ExperienceFormApi, path: Path): string | undefined {
  const { t } = useTranslation();
  const problem = useStore(
    form.store,
    ({ values }) => experienceProblems(values).find((found) => found.path === path)?.problem,
  );
  const due = useStore(form.store, ({ fieldMeta, submissionAttempts }) => {
    const start = SPANS.find(([, end]) => path === end)?.[0];
    const left = fieldMeta[path]?.isBlurred || (start && fieldMeta[start]?.isBlurred);
    return submissionAttempts > 0 || Boolean(left);
  });
  return problem && due ? t(problem) : undefined;
}
