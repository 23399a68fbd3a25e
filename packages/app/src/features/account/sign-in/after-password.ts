import { ApiError, isApiError } from "@panel/api-client";
import { addWords } from "@panel/i18n";
import type { ComponentType } from "react";

/** What every second step is given. */
export interface SecondStepProps {
  challenge: string;
  /** Whether it is a screen of its own, with the heading of one. */
  isScreen: boolean;
  /** Leads back to the password; with an error where the challenge does not work any more. */
  onBack: (ended?: unknown) => void;
}

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
  try {
    const [{ Step }] = await Promise.all([
      enrol === true
        ? import("../second-step/EnrolStep.tsx").then((module) => ({ Step: module.EnrolStep }))
        : import("../second-step/CodeStep.tsx").then((module) => ({ Step: module.CodeStep })),
      addWords("second-factor"),
    ]);
    return { challenge, Step };
  } catch (cause) {
    throw new ApiError("network", "No connection to the server", { cause });
  }
}
