import { isApiError } from "@panel/api-client";
import type { ComponentType } from "react";
import { fetchCode } from "../../../shared/fetch-code.ts";
import type { SecondStepProps } from "../second-step/props.ts";
import { keepStep, keptStep, type KeptStep } from "../second-step/kept-step.ts";

export interface SecondStep {
  challenge: string;
  Step: ComponentType<SecondStepProps>;
}

/**
 * Fetches the second step that follows a right password, with its words, and keeps for this tab that it is under way.
 * @param refusal what the sign-in threw; thrown again where no second step follows
 */
export async function secondStepAfter(refusal: unknown): Promise<SecondStep> {
  const { challenge, enrol } = isApiError(refusal, "refused") ? refusal.data : {};
  if (typeof challenge !== "string") throw refusal;
  const step = { challenge, enrol: enrol === true };
  keepStep(step);
  return fetchStep(step);
}

/** Fetches the second step that was under way when the page was loaded again; undefined if none was. */
export async function secondStepBefore(): Promise<SecondStep | undefined> {
  const step = keptStep();
  return step && fetchStep(step);
}

async function fetchStep({ challenge, enrol }: KeptStep): Promise<SecondStep> {
  const [Step] = await fetchCode(() =>
    Promise.all([
      enrol
        ? import("../second-step/EnrolStep.tsx").then((module) => module.EnrolStep)
        : import("../second-step/CodeStep.tsx").then((module) => module.CodeStep),
      import("@panel/i18n/parts").then(({ addWords }) => addWords("second-factor")),
    ]),
  );
  return { challenge, Step };
}
