import { personName } from "@panel/domain/person-name";
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from "@panel/domain/languages";
import { Avatar, initialsOf } from "@panel/ui/avatar";
import {
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRoot,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@panel/ui/dropdown-menu";
import { LanguageSwitch } from "@panel/ui/language-switch";
import { ThemeSwitch } from "@panel/ui/theme-switch";
import { LogOut } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { CommandMenu } from "./commands/CommandMenu.tsx";
import { chooseLanguage, useLanguage } from "../session/language.ts";
import { chooseTheme, useTheme } from "../session/theme.ts";
import { useUser } from "../session/use-session.ts";

/** Right end of the top bar: commands, language, theme, account and sign-out. */
export function AccountMenu() {
  const { t } = useTranslation();
  const user = useUser();
  const language = useLanguage();
  const theme = useTheme();
  const navigate = useNavigate();
  const fullName = personName(user.name, user.surname);

  return (
    <>
      <CommandMenu />
      <LanguageSwitch
        label={t("NAV.language")}
        value={language}
        options={INTERFACE_LANGUAGES.map((each) => ({
          value: each,
          label: t(`LANGUAGES.${each}`),
          short: each.toUpperCase(),
        }))}
        onValueChange={(chosen) => void chooseLanguage(chosen as InterfaceLanguage)}
      />
      <ThemeSwitch
        label={t("NAV.theme")}
        value={theme}
        labels={{
          light: t("NAV.themeLight"),
          dark: t("NAV.themeDark"),
          system: t("NAV.themeSystem"),
        }}
        onValueChange={chooseTheme}
      />
      <DropdownMenuRoot>
        <DropdownMenuTrigger>
          <button
            type="button"
            className="rounded-full"
            // The visible text is part of the name, so that voice control finds it (WCAG 2.5.3).
            aria-label={`${t("NAV.account", { name: fullName })}, ${initialsOf(fullName)}`}
          >
            <Avatar name={fullName} src={user.avatar || null} decorative />
          </button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuLabel>
            <span className="block text-body font-medium text-ink">{fullName}</span>
            <span className="block text-caption text-ink-muted">{t(`ROLES.${user.role}`)}</span>
          </DropdownMenuLabel>
          <DropdownMenuSeparator />
          <DropdownMenuItem
            icon={<LogOut className="size-4" />}
            onSelect={() => void navigate("/sign-out", { replace: true })}
          >
            {t("NAV.logout")}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenuRoot>
    </>
  );
}
