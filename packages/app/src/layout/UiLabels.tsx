import { dateLocale } from "@panel/domain/languages";
import { UiLabelsProvider, type UiLabels as Words } from "@panel/ui/labels";
import { useMemo, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

/** Passes translated labels to the component library. */
export function UiLabels({ children }: { children: ReactNode }) {
  const { t, i18n } = useTranslation();
  const labels = useMemo(
    (): Words => ({
      locale: dateLocale(i18n.language),
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
      copy: t("GENERIC.copy"),
      copied: t("GENERIC.copied"),
      copyFailed: t("GENERIC.copyFailed"),
      add: t("GENERIC.add"),
      notifications: t("GENERIC.notifications"),
      complete: t("GENERIC.complete"),
      incomplete: t("GENERIC.incomplete"),
      withErrors: t("GENERIC.withErrors"),
      unsaved: t("GENERIC.unsaved"),
      saving: t("GENERIC.saving"),
      saveFailed: t("GENERIC.saveFailed"),
      offlineDraft: t("GENERIC.offlineDraft"),
      skipToContent: t("GENERIC.skipToContent"),
      savedAt: (time) => t("GENERIC.savedAt", { time, count: Number.parseInt(time) }),
      remove: (item) => t("GENERIC.remove", { item }),
      charactersLeft: (count) => t("GENERIC.charactersLeft", { count }),
      charactersOver: (count) => t("GENERIC.charactersOver", { count }),
      insertion: {
        cutOff: (count) => t("GENERIC.cutOff", { count }),
        charactersRemoved: (count) => t("GENERIC.charactersRemoved", { count }),
        copyRest: t("GENERIC.copyRest"),
        undo: t("GENERIC.undo"),
      },
      limits: {
        atLeast: (least) => t("GENERIC.atLeast", { least }),
        atMost: (most) => t("GENERIC.atMost", { most }),
        notBefore: (first) => t("GENERIC.notBefore", { first }),
        notAfter: (last) => t("GENERIC.notAfter", { last }),
      },
      page: (page, total) => t("GENERIC.pageOf", { page, total }),
    }),
    [t, i18n.language],
  );
  return <UiLabelsProvider labels={labels}>{children}</UiLabelsProvider>;
}
