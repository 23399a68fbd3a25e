import { Refusal } from "../../app-error.ts";

export const wrongCode = (): Refusal =>
  new Refusal("ERRORS.wrongCode", "The code is wrong, was used before, or is too old");

export const wrongPassword = (): Refusal =>
  new Refusal("ERRORS.wrongPassword", "The password is wrong");
