import type { TranslationKey } from "@panel/i18n";
import { AppError, badRequest } from "../app-error.ts";

type Reason = Extract<TranslationKey, `ASSET_ERRORS.${string}`>;

/** Of a file that is not what it has to be. */
export const notThatType = (key: Reason, message: string): AppError =>
  new AppError("unsupported-type", key, message);

/**
 * Of a file that is what it has to be, and cannot be taken.
 * @param entry name of the file in the archive that is the reason
 */
export const unusable = (key: Reason, message: string, entry?: string): AppError =>
  new AppError(
    "unprocessable",
    key,
    message,
    entry === undefined ? {} : { data: { entry: shown(entry) } },
  );

/** In the contract's length; what nobody sees could make it look like another name. */
const shown = (name: string): string =>
  name
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, "\ufffd")
    .slice(0, 300)
    // Half of a character that takes two.
    .replace(/[\ud800-\udbff]$/, "");

/** Of one file more than a user may have waiting. Nobody knows how long the others take. */
export const tooManyWaiting = (): AppError =>
  new AppError(
    "too-many",
    "ASSET_ERRORS.tooManyWaiting",
    "Too many files of this user are waiting",
  );

/** Nobody reads the answer any more. */
export const senderGone = (): AppError => badRequest("The sender has gone away");
