import { isApiError } from "@panel/api-client";
import type { TranslationKey } from "@panel/i18n";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";

/**
 * What to tell the user of a failure: the text of its translation key, which each failed call has,
 * else the message of what was thrown.
 */
export function useErrorText(): (error: unknown) => string {
  const { t, i18n } = useTranslation();
  return useCallback(
    (error: unknown) => {
      if (!isApiError(error)) {
        return error instanceof Error && error.message ? error.message : t("ERRORS.unknown");
      }
      if (error.kind === "throttled" && error.retryAfter !== undefined) {
        return t("ERRORS.tooManyTriesWait", { count: error.retryAfter });
      }
      const key = error.translationKey;
      if (key !== undefined && i18n.exists(key))
        return t(key as TranslationKey, { ...error.params });
      // Without a message of the server's the error's message is its kind, for logs.
      const told = error.kind === "refused" && error.message !== error.kind;
      return told ? error.message : t("ERRORS.unknown");
    },
    [t, i18n],
  );
}
