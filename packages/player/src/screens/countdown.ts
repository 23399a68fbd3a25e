import { durationText } from "@panel/domain/play/duration-text";

/** What is left of a time, as a clock that counts down. */
export const countdown = (milliseconds: number): string =>
  durationText(Math.max(0, Math.ceil(milliseconds / 1000)));
