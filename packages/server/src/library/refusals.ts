import type { TranslationKey } from "@panel/i18n";
import { AppError, badRequest } from "../http/errors.ts";

type Reason = Extract<TranslationKey, `ASSET_ERRORS.${string}`>;

/** Of a file that is not what it has to be. */
export const notThatType = (key: Reason, message: string): AppError =>
  new AppError(415, key, message);

/**
 * Of a file that is what it has to be, and cannot be taken.
 * @param entry name of the file in the archive that is the reason
 */
export const unusable = (key: Reason, message: string, entry?: string): AppError =>
  new AppError(
    422,
    key,
    message,
    entry === undefined ? {} : { data: { entry: entry.slice(0, 300) } },
  );

/** Nobody reads the answer any more. */
export const senderGone = (): AppError => badRequest("The sender has gone away");
