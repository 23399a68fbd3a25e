import type { GymkhanaSummary } from "@panel/api-client/panel";
import { Button } from "@panel/ui/button";
import { Card } from "@panel/ui/card";
import { EmptyState } from "@panel/ui/empty-state";
import { Plus, Route } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { ExperienceCard } from "../../../route/ExperienceCard.tsx";
import { useWeekPlays } from "../../../route/use-week-plays.ts";

/** How many are shown. */
const MOST = 3;

/** The experiences that were changed last, each a link to its form. */
export function LastExperiences({ experiences }: { experiences: readonly GymkhanaSummary[] }) {
  const { t } = useTranslation();
  const playsOf = useWeekPlays();
  const newLink = (
    <Button asChild variant="primary" icon={<Plus className="size-4" />}>
      <Link to="/panel/experiences/new">{t("EXPERIENCES.new")}</Link>
    </Button>
  );
  return (
    <section aria-labelledby="last-experiences" className="min-w-0">
      <header className="mb-3 flex min-h-9 flex-wrap items-center justify-between gap-2">
        <h2 id="last-experiences" className="text-heading font-semibold tracking-tight">
          {t("WELCOME.lastExperiences")}
        </h2>
        {experiences.length > 0 && newLink}
      </header>
      {experiences.length === 0 ? (
        <Card padded={false}>
          <EmptyState
            level={3}
            icon={<Route />}
            title={t("EXPERIENCES.emptyTitle")}
            action={newLink}
          >
            {t("EXPERIENCES.emptyText")}
          </EmptyState>
        </Card>
      ) : (
        <ul className="grid grid-cols-2 gap-3 max-tablet:[&>:first-child:nth-last-child(odd)]:col-span-2 tablet:grid-cols-[repeat(auto-fit,minmax(12.5rem,1fr))] tablet:gap-4 tablet:*:max-w-112">
          {experiences.slice(0, MOST).map((experience) => (
            <li key={experience.id}>
              <ExperienceCard experience={experience} plays={playsOf(experience.id)?.text} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
