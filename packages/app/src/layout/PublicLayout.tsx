import { INTERFACE_LANGUAGES, type InterfaceLanguage } from "@panel/domain/languages";
import { PathIcon } from "@panel/ui/path-icon";
import { SunMoon } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { chooseLanguage, useLanguage } from "../session/language.ts";
import { chooseTheme, useTheme, type Theme } from "../session/theme.ts";
import { CompactSelect } from "./CompactSelect.tsx";
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
              <SunMoon />
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
      <RouteDrawing className="hidden laptop:block" />
    </div>
  );
}
