import { isApiError } from "@panel/api-client";
import { addWords } from "@panel/i18n";
import type { ComponentType } from "react";
import { fetchCode } from "../../../shared/fetch-code.ts";
import type { SecondStepProps } from "../second-step/props.ts";

export interface SecondStep {
  challenge: string;
  Step: ComponentType<SecondStepProps>;
}

/**
 * Fetches the second step that follows a right password, with its words.
 * @param refusal what the sign-in threw; thrown again where no second step follows
 */
export async function secondStepAfter(refusal: unknown): Promise<SecondStep> {
  const { challenge, enrol } = isApiError(refusal, "refused") ? refusal.data : {};
  if (typeof challenge !== "string") throw refusal;
  const [Step] = await fetchCode(() =>
    Promise.all([
      enrol === true
        ? import("../second-step/EnrolStep.tsx").then((module) => module.EnrolStep)
        : import("../second-step/CodeStep.tsx").then((module) => module.CodeStep),
      addWords("second-factor"),
    ]),
  );
  return { challenge, Step };
}
