import type { TranslationKey } from "@panel/i18n";
import { Refusal } from "../../app-error.ts";
import type { ProviderFailure } from "./client.ts";

/** Why somebody does not get in with an account of a provider, as the log says it, with the text of it. */
const TEXTS = {
  providerAway: "ERRORS.providerAway",
  providerDeclined: "ERRORS.providerDeclined",
  providerInvalid: "ERRORS.providerInvalid",
  providerEnded: "ERRORS.providerEnded",
  providerDomain: "ERRORS.providerDomain",
  providerUnverified: "ERRORS.providerUnverified",
  providerNoUser: "ERRORS.providerNoUser",
  providerOtherIdentity: "ERRORS.providerOtherIdentity",
  providerOtherUser: "ERRORS.providerOtherUser",
  providerOtherEmail: "ERRORS.providerOtherEmail",
  inactive: "ERRORS.userDisabled",
  link: "ERRORS.linkNotValid",
} as const satisfies Record<string, TranslationKey>;

export type RefusalReason = keyof typeof TEXTS;

export const FAILURES: Readonly<Record<ProviderFailure, RefusalReason>> = {
  away: "providerAway",
  declined: "providerDeclined",
  invalid: "providerInvalid",
};

/** An account of a provider does not let its owner in. */
export class ProviderRefusal extends Refusal {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason) {
    super(TEXTS[reason], `The account of a provider does not do: ${reason}`);
    this.reason = reason;
  }
}
