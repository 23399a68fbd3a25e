import { hasRight } from "@panel/domain/policies";
import { sectionsFor, type Section } from "@panel/domain/roles";
import { QuickLinkCard } from "@panel/ui/quick-link-card";
import { Bot, Boxes, Images, Route, UserRound, UsersRound, type LucideIcon } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { FindFaultyRoutes } from "../../route/faulty-route.ts";
import { useUser } from "../../session/use-session.ts";
import { NextSteps } from "./components/NextSteps.tsx";
import { ResourcesPanel } from "./components/ResourcesPanel.tsx";
import { ScreenHeader } from "../../shared/ScreenHeader.tsx";

const ICONS: Record<Section, LucideIcon> = {
  users: UsersRound,
  experiences: Route,
  chatbot: Bot,
  libraryar: Boxes,
  mylibrary: Images,
  profile: UserRound,
};

/** The first screen after the sign-in. */
export function Welcome({ faultyRoutes }: { faultyRoutes: FindFaultyRoutes }) {
  const { t } = useTranslation();
  const user = useUser();
  return (
    <>
      <ScreenHeader
        title={t("WELCOME.greeting", { name: user.name })}
        description={t(`WELCOME.subtitles.${user.role}`)}
      />
      <NextSteps
        faultyRoutes={faultyRoutes}
        resources={hasRight(user.role, "see-resources") && <ResourcesPanel />}
      >
        <nav aria-labelledby="quick-access">
          <h2 id="quick-access" className="mb-3 text-heading font-semibold tracking-tight">
            {t("WELCOME.quickAccess")}
          </h2>
          <ul className="flex flex-wrap gap-2">
            {sectionsFor(user.role).map((section) => {
              const Icon = ICONS[section];
              return (
                <li key={section} className="max-tablet:flex-1">
                  <QuickLinkCard
                    asChild
                    className="min-h-11 gap-2 px-3 py-1.5 whitespace-nowrap [&_span]:text-body [&>span:first-child]:size-auto [&>span:first-child]:bg-transparent [&>span:first-child>svg]:size-4 [&>svg]:hidden"
                    icon={<Icon />}
                    label={t(`NAV.${section}`)}
                  >
                    <Link to={`/panel/${section}`} />
                  </QuickLinkCard>
                </li>
              );
            })}
          </ul>
        </nav>
      </NextSteps>
    </>
  );
}
