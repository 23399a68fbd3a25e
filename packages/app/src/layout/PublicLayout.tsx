import { INTERFACE_LANGUAGES, type InterfaceLanguage } from "@panel/domain/languages";
import { PathIcon } from "@panel/ui/path-icon";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { chooseLanguage, useLanguage } from "../session/language.ts";
import { chooseTheme, useTheme, type Theme } from "../session/theme.ts";
import { CompactSelect } from "./CompactSelect.tsx";
import { Brand } from "./Brand.tsx";
import { RouteDrawing } from "./RouteDrawing.tsx";
import { SiteFooter } from "./SiteFooter.tsx";

/** Layout of the public account screens: the form on one side and, on wide screens, a drawn route on the other. */
const SUN_AND_MOON =
  "M12 2v2M14.837 16.385a6 6 0 1 1-7.223-7.222c.624-.147.97.66.715 1.248a4 4 0 0 0 5.26 5.259c.589-.255 1.396.09 1.248.715M16 12a4 4 0 0 0-4-4M19 5l-1.256 1.256M20 12h2";

export function PublicLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const theme = useTheme();
  return (
    <div className="grid min-h-dvh laptop:grid-cols-[minmax(28rem,2fr)_3fr]">
      <div className="flex min-h-dvh flex-col bg-surface">
        <header className="mx-auto flex w-full max-w-112 items-center justify-between gap-4 px-6 py-5 tablet:px-10">
          <Brand name={t("GENERIC.appName")} />
          <div className="-me-2 flex shrink-0">
            <CompactSelect
              label={t("NAV.theme")}
              value={theme}
              onValueChange={(chosen) => chooseTheme(chosen as Theme)}
              options={[
                { value: "system", label: t("NAV.themeSystem") },
                { value: "light", label: t("NAV.themeLight") },
                { value: "dark", label: t("NAV.themeDark") },
              ]}
            >
              <PathIcon d={SUN_AND_MOON} />
            </CompactSelect>
            <CompactSelect
              label={t("NAV.language")}
              value={language}
              onValueChange={(chosen) => void chooseLanguage(chosen as InterfaceLanguage)}
              options={INTERFACE_LANGUAGES.map((each) => ({
                value: each,
                label: t(`LANGUAGES.${each}`),
              }))}
            >
              <span>{language.toUpperCase()}</span>
              <PathIcon d="m6 9 6 6 6-6" />
            </CompactSelect>
          </div>
        </header>
        <main className="mx-auto flex w-full max-w-112 flex-1 flex-col justify-center px-6 py-8 tablet:px-10">
          {children}
        </main>
        <div className="mx-auto w-full max-w-112 px-6 tablet:px-10 [&_footer>div]:px-0">
          <SiteFooter />
        </div>
      </div>
      <RouteDrawing language={language} className="hidden laptop:block" />
    </div>
  );
}
