import type { TranslationKey } from "@panel/i18n";
import { AppError } from "../app-error.ts";

type Reason = Extract<TranslationKey, `ASSET_ERRORS.${string}`>;
/** Why the panel's viewer cannot show a model, which is why it is not stored either. */
type ModelReason = Extract<TranslationKey, `MODEL.problems.${string}`>;

/** For a file of the wrong type. */
export const notThatType = (key: Reason, message: string): AppError =>
  new AppError("unsupported-type", key, message);

/**
 * For a file of the right type that cannot be used.
 * @param entry name of the file in the archive that is the reason
 */
export const unusable = (key: Reason, message: string, entry?: string): AppError =>
  new AppError(
    "unprocessable",
    key,
    message,
    entry === undefined ? {} : { data: { entry: shown(entry) } },
  );

/**
 * For a model that cannot be read or shown.
 * @param detail what the reason names: a file, a format or a technique
 */
export const unshowable = (key: ModelReason, detail: string): AppError =>
  new AppError("unprocessable", key, "The model cannot be shown", {
    data: detail === "" ? {} : { detail: shown(detail) },
  });

/**
 * Cut to the contract's length, and without invisible characters, which could make it look like
 * another name.
 */
const shown = (name: string): string =>
  name
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, "\ufffd")
    .slice(0, 300)
    // The first half of a surrogate pair.
    .replace(/[\ud800-\udbff]$/, "");

/**
 * For one file more than a user may have waiting. It tells no time to wait, because that is
 * unknown.
 */
export const tooManyWaiting = (): AppError =>
  new AppError(
    "too-many",
    "ASSET_ERRORS.tooManyWaiting",
    "Too many files of this user are waiting",
  );
