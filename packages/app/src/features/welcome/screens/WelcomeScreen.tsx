import { hasRight } from "@panel/domain/policies";
import { sectionsFor, type Section } from "@panel/domain/roles";
import { QuickLinkCard } from "@panel/ui/quick-link-card";
import { Bot, Boxes, Images, Route, UserRound, UsersRound, type LucideIcon } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useUser } from "../../../session/use-session.ts";
import { NextSteps } from "../components/NextSteps.tsx";
import { ResourcesPanel } from "../components/ResourcesPanel.tsx";
import { ScreenHeader } from "../../../shared/ScreenHeader.tsx";

const ICONS: Record<Section, LucideIcon> = {
  users: UsersRound,
  experiences: Route,
  chatbot: Bot,
  libraryar: Boxes,
  mylibrary: Images,
  profile: UserRound,
};

export function WelcomeScreen() {
  const { t } = useTranslation();
  const user = useUser();
  return (
    <>
      <ScreenHeader
        title={t("WELCOME.greeting", { name: user.name })}
        description={t("WELCOME.subtitle")}
      />
      <NextSteps />
      {hasRight(user.role, "see-resources") && <ResourcesPanel />}
      <nav aria-labelledby="quick-access" className="mt-10">
        <h2 id="quick-access" className="mb-4 text-heading font-semibold tracking-tight">
          {t("WELCOME.quickAccess")}
        </h2>
        <ul className="grid grid-cols-2 gap-2 tablet:gap-3 laptop:grid-cols-3">
          {sectionsFor(user.role).map((section) => {
            const Icon = ICONS[section];
            return (
              <li key={section}>
                <QuickLinkCard
                  asChild
                  className="h-full max-tablet:gap-2.5 max-tablet:p-3 max-tablet:[&>svg]:hidden"
                  icon={<Icon />}
                  label={t(`NAV.${section}`)}
                  description={<span className="max-tablet:hidden">{t(`WELCOME.${section}`)}</span>}
                >
                  <Link to={`/panel/${section}`} />
                </QuickLinkCard>
              </li>
            );
          })}
        </ul>
      </nav>
    </>
  );
}
