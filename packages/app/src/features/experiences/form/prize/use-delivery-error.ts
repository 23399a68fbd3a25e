import { useStore } from "@tanstack/react-form";
import { useTranslation } from "react-i18next";
import type { ExperienceForm } from "../use-experience-form.ts";
import { deliveryProblems, type DeliveryField } from "./delivery.ts";

/** What an end is judged by: it may be wrong as soon as its start was left. */
const START_OF: Partial<Record<DeliveryField, DeliveryField>> = {
  prizeEnd: "prizeStart",
  prizeAmEnd: "prizeAmStart",
  prizePmEnd: "prizePmStart",
};

/** What is wrong with a field of the delivery, said once it was left: a wrong day is seen at once. */
export function useDeliveryError(form: ExperienceForm, name: DeliveryField): string | undefined {
  const { t } = useTranslation();
  const problem = useStore(form.store, (state) => deliveryProblems(state.values)[name]);
  const due = useStore(form.store, ({ fieldMeta, submissionAttempts }) => {
    const start = START_OF[name];
    const left = fieldMeta[name]?.isBlurred || (start && fieldMeta[start]?.isBlurred);
    return submissionAttempts > 0 || Boolean(left);
  });
  return problem && due ? t(`FORM.${problem}`) : undefined;
}
