import { isApiError } from "@panel/api-client";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../../shared/use-error-text.ts";

/** Words for what prevents texts from being read or saved; a back end may leave these operations out. */
export function useTextsError(): (error: unknown) => string {
  const { t } = useTranslation();
  const errorText = useErrorText();
  return (error) => (isApiError(error, "notFound") ? t("TEXT_FILES.notServed") : errorText(error));
}
