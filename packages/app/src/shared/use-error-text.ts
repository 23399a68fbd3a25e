import { isApiError } from "@panel/api-client";
import type { TranslationKey } from "@panel/i18n";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";

/** What a caller puts into the text of an error, such as a day in the reader's language. */
type ErrorValues = Readonly<Record<string, string>>;

/**
 * The text to show for an error: the text of its translation key, which every failed call has,
 * else the message of the error.
 */
export function useErrorText(): (error: unknown, values?: ErrorValues) => string {
  const { t, i18n } = useTranslation();
  return useCallback(
    (error: unknown, values?: ErrorValues) => {
      if (!isApiError(error)) {
        return error instanceof Error && error.message ? error.message : t("ERRORS.unknown");
      }
      // Other reasons to wait have a text of their own, such as an import of the same user.
      const isCounted =
        error.kind === "throttled" && error.translationKey === "ERRORS.tooManyTries";
      if (isCounted && error.retryAfter !== undefined) {
        const seconds = error.retryAfter;
        return seconds < 60
          ? t("ERRORS.tooManyTriesWait", { count: seconds })
          : t("ERRORS.tooManyTriesMinutes", { count: Math.ceil(seconds / 60) });
      }
      const key = error.translationKey;
      if (key !== undefined && i18n.exists(key)) {
        const { detail } = error.data;
        return t(key as TranslationKey, {
          ...error.params,
          ...values,
          ...(typeof detail === "string" ? { detail: t("MODEL.quoted", { name: detail }) } : {}),
        });
      }
      // If the server sent no message, the error's message is its kind, which is only meant for logs.
      const hasMessage = error.kind === "refused" && error.message !== error.kind;
      return hasMessage ? error.message : t("ERRORS.unknown");
    },
    [t, i18n],
  );
}
