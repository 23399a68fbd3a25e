import { experienceProblems } from "@panel/domain/experience/experience";
import { SCHEDULES, type PickupTimes } from "@panel/domain/experience/prize";
import { useStore } from "@tanstack/react-form";
import { useTranslation } from "react-i18next";
import type { ExperienceFormApi } from "../use-experience-form.ts";

type DeliveryPath = `prize.pickup.${keyof PickupTimes}` | "prize.lotteryDay" | "prize.score";

/** The start that belongs to an end. Once the start was left, an error of the end is shown too. */
function startOf(path: DeliveryPath): DeliveryPath | undefined {
  const spans = [["firstDay", "lastDay"], ...SCHEDULES] as const;
  const span = spans.find(([, end]) => path === `prize.pickup.${end}`);
  return span && `prize.pickup.${span[0]}`;
}

/** The error of a delivery field. It appears as soon as the field is left, not only when the form is submitted. */
export function useDeliveryError(form: ExperienceFormApi, path: DeliveryPath): string | undefined {
  const { t } = useTranslation();
  const problem = useStore(
    form.store,
    ({ values }) => experienceProblems(values).find((found) => found.path === path)?.problem,
  );
  const due = useStore(form.store, ({ fieldMeta, submissionAttempts }) => {
    const start = startOf(path);
    const left = fieldMeta[path]?.isBlurred || (start && fieldMeta[start]?.isBlurred);
    return submissionAttempts > 0 || Boolean(left);
  });
  return problem && due ? t(problem) : undefined;
}
