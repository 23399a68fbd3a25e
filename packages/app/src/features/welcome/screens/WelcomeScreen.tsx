import { hasRight } from "@panel/domain/policies";
import { sectionsFor, type Section } from "@panel/domain/roles";
import { PageHeader } from "@panel/ui/page-header";
import { QuickLinkCard } from "@panel/ui/quick-link-card";
import { Bot, Boxes, Images, Route, UserRound, UsersRound, type LucideIcon } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useUser } from "../../../session/use-session.ts";
import { ResourcesPanel } from "../components/ResourcesPanel.tsx";

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
      <PageHeader
        title={t("WELCOME.greeting", { name: user.name })}
        description={t("WELCOME.subtitle")}
      />
      <nav aria-label={t("WELCOME.quickAccess")}>
        <ul className="grid gap-4 tablet:grid-cols-2 laptop:grid-cols-3">
          {sectionsFor(user.role).map((section) => {
            const Icon = ICONS[section];
            return (
              <li key={section}>
                <QuickLinkCard
                  asChild
                  className="h-full"
                  icon={<Icon />}
                  label={t(`NAV.${section}`)}
                  description={t(`WELCOME.${section}`)}
                >
                  <Link to={`/panel/${section}`} />
                </QuickLinkCard>
              </li>
            );
          })}
        </ul>
      </nav>
      {hasRight(user.role, "see-resources") && <ResourcesPanel />}
    </>
  );
}
