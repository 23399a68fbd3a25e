import { INTERFACE_LANGUAGES } from "@panel/domain/languages";
import { mayView, sectionsFor } from "@panel/domain/roles";
import { creatableRoles } from "@panel/domain/policies";
import type { Command } from "@panel/ui/command-palette";
import { ArrowRight, Languages, LogOut, Plus, SunMoon } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { chooseLanguage } from "../../session/language.ts";
import { chooseTheme } from "../../session/theme.ts";
import { useUser } from "../../session/use-session.ts";

const THEMES = [
  ["light", "NAV.themeLight"],
  ["dark", "NAV.themeDark"],
  ["system", "NAV.themeSystem"],
] as const;

/** Commands for the sections that the role may view, for records it may create, and for language, theme and sign-out. */
export function usePanelCommands(): { places: Command[]; settings: Command[] } {
  const { t } = useTranslation();
  const { role } = useUser();
  const navigate = useNavigate();
  const going = (path: string, label: string, icon = <ArrowRight />): Command => ({
    id: path,
    label,
    icon,
    onRun: () => void navigate(`/panel/${path}`),
  });

  const places = [
    going("welcome", t("NAV.welcome")),
    ...sectionsFor(role).map((section) => going(section, t(`NAV.${section}`))),
    ...(mayView(role, "audit") ? [going("audit", t("AUDIT.title"))] : []),
    ...(mayView(role, "experiences/new")
      ? [going("experiences/new", t("EXPERIENCES.new"), <Plus />)]
      : []),
    ...(creatableRoles(role).length > 0 ? [going("users/new", t("USERS.new"), <Plus />)] : []),
  ];
  const settings: Command[] = [
    ...INTERFACE_LANGUAGES.map((language) => ({
      id: `language ${language}`,
      label: `${t("NAV.language")}: ${t(`LANGUAGES.${language}`)}`,
      icon: <Languages />,
      onRun: () => void chooseLanguage(language),
    })),
    ...THEMES.map(([theme, label]) => ({
      id: `theme ${theme}`,
      label: `${t("NAV.theme")}: ${t(label)}`,
      icon: <SunMoon />,
      onRun: () => chooseTheme(theme),
    })),
    {
      id: "sign-out",
      label: t("NAV.logout"),
      icon: <LogOut />,
      onRun: () => void navigate("/sign-out", { replace: true }),
    },
  ];
  return { places, settings };
}
