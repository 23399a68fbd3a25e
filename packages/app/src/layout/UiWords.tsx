import { UiWordsProvider } from "@panel/ui/words";
import { useMemo, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

/** Hands the component library its words in the language of the interface. */
export function UiWords({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const words = useMemo(
    () => ({
      close: t("GENERIC.close"),
      dismiss: t("GENERIC.dismiss"),
      ok: t("GENERIC.accept"),
      cancel: t("GENERIC.cancel"),
      required: t("GENERIC.required"),
      previous: t("GENERIC.previous"),
      next: t("GENERIC.next"),
      loading: t("GENERIC.loading"),
      retry: t("GENERIC.retry"),
      showPassword: t("LOGIN.showPassword"),
      hidePassword: t("LOGIN.hidePassword"),
      menu: t("GENERIC.menu"),
      skipToContent: t("GENERIC.skipToContent"),
      page: (page: number, total: number) => t("GENERIC.pageOf", { page, total }),
    }),
    [t],
  );
  return <UiWordsProvider words={words}>{children}</UiWordsProvider>;
}
