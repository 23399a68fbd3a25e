import { Refusal } from "../../app-error.ts";

export const wrongCode = (): Refusal =>
  new Refusal("ERRORS.wrongCode", "The code is wrong, was used before, or is too old");

export const wrongPassword = (): Refusal =>
  new Refusal("ERRORS.wrongPassword", "The password is wrong");

/** Does not say which of the two, so that neither can be guessed without the other. */
export const wrongPasswordOrCode = (): Refusal =>
  new Refusal("ERRORS.wrongPasswordOrCode", "The password or the code is wrong");

export const codeNeeded = (): Refusal =>
  new Refusal("ERRORS.secondFactorNeeded", "Takes a code of the second factor as well");
