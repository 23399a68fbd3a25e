import type { GymkhanaSummary } from "@panel/api-client/panel";
import { isActive } from "@panel/domain/experience/state";
import { LANGUAGE } from "@panel/domain/languages";
import { Button } from "@panel/ui/button";
import { Card } from "@panel/ui/card";
import { EmptyState } from "@panel/ui/empty-state";
import { StatusPill } from "@panel/ui/status-pill";
import { Plus, Route } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { editTarget } from "../../../shared/edit-target.ts";
import { ExperienceCover } from "../../../shared/ExperienceCover.tsx";
import { useChangeTime } from "../../../shared/use-change-time.ts";

/** How many are shown. */
const MOST = 3;

/** The experiences that were changed last, each a link to its form. */
export function LastExperiences({ experiences }: { experiences: readonly GymkhanaSummary[] }) {
  const { t } = useTranslation();
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
            <LastExperience key={experience.id} experience={experience} />
          ))}
        </ul>
      )}
    </section>
  );
}

function LastExperience({ experience }: { experience: GymkhanaSummary }) {
  const { t } = useTranslation();
  const time = useChangeTime();
  const { id, name, state, points = 0, languages = [], changedAt, changedBy } = experience;
  const target = editTarget(id);
  const active = isActive(state);
  const contents = [
    t("EXPERIENCES.pointCount", { count: points }),
    languages.map((language) => LANGUAGE[language].tab).join(" "),
  ];
  return (
    <li className="relative flex min-w-0 flex-col overflow-hidden rounded-card border border-line bg-surface has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus hover:border-line-strong">
      <ExperienceCover experience={experience} shape="aspect-video w-full border-b border-line" />
      <StatusPill tone={active ? "active" : "neutral"} className="absolute end-2 top-2 bg-surface">
        {t(active ? "EXPERIENCES.stateActive" : "EXPERIENCES.stateInactive")}
      </StatusPill>
      <div className="min-w-0 p-3">
        <Link
          {...target}
          // The whole card is the link.
          className="block truncate text-body font-medium text-ink no-underline outline-none! after:absolute after:inset-0"
        >
          {name || t("EXPERIENCES.unnamed")}
        </Link>
        <p className="truncate text-caption text-ink-muted">
          {contents.filter(Boolean).join(" · ")}
        </p>
        <p className="truncate text-caption text-ink-muted">
          {[changedAt && time.short(changedAt), changedBy].filter(Boolean).join(" · ")}
        </p>
      </div>
    </li>
  );
}
