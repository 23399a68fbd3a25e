import { INTERFACE_LANGUAGES, type InterfaceLanguage } from "@panel/domain/languages";
import { Select } from "@panel/ui/select";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { chooseLanguage, useLanguage } from "../session/language.ts";
import { chooseTheme, useTheme, type Theme } from "../session/theme.ts";
import { Brand } from "./Brand.tsx";
import { RouteDrawing } from "./RouteDrawing.tsx";
import { SiteFooter } from "./SiteFooter.tsx";

/** Layout of the public account screens: the form on one side and, on wide screens, a drawn route on the other. */
export function PublicLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const theme = useTheme();
  return (
    <div className="grid min-h-dvh laptop:grid-cols-[minmax(28rem,2fr)_3fr]">
      <div className="flex min-h-dvh flex-col bg-surface">
        <header className="flex items-center justify-between gap-4 px-6 py-5 tablet:px-10">
          <Brand name={t("GENERIC.appName")} />
          <div className="flex flex-wrap justify-end gap-2">
            <Select
              aria-label={t("NAV.theme")}
              className="w-auto"
              value={theme}
              onValueChange={(chosen) => chooseTheme(chosen as Theme)}
              options={[
                { value: "system", label: t("NAV.themeSystem") },
                { value: "light", label: t("NAV.themeLight") },
                { value: "dark", label: t("NAV.themeDark") },
              ]}
            />
            <Select
              aria-label={t("NAV.language")}
              className="w-auto"
              value={language}
              onValueChange={(chosen) => void chooseLanguage(chosen as InterfaceLanguage)}
              options={INTERFACE_LANGUAGES.map((each) => ({
                value: each,
                label: t(`LANGUAGES.${each}`),
              }))}
            />
          </div>
        </header>
        <main className="mx-auto flex w-full max-w-112 flex-1 flex-col justify-center px-6 py-8 tablet:px-10">
          {children}
        </main>
        <SiteFooter />
      </div>
      <RouteDrawing className="hidden laptop:block" />
    </div>
  );
}
