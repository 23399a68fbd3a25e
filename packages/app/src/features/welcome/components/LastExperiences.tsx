import type { GymkhanaSummary } from "@panel/api-client/panel";
import { isActive } from "@panel/domain/experience/state";
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
      <Card padded={false}>
        {experiences.length === 0 ? (
          <EmptyState
            level={3}
            icon={<Route />}
            title={t("EXPERIENCES.emptyTitle")}
            action={newLink}
          >
            {t("EXPERIENCES.emptyText")}
          </EmptyState>
        ) : (
          <ul className="divide-y divide-line">
            {experiences.map((experience) => (
              <LastExperience key={experience.id} experience={experience} />
            ))}
          </ul>
        )}
      </Card>
    </section>
  );
}

function LastExperience({ experience }: { experience: GymkhanaSummary }) {
  const { t } = useTranslation();
  const time = useChangeTime();
  const { id, name, state, changedAt, changedBy } = experience;
  const target = editTarget(id);
  const active = isActive(state);
  const when = changedAt && time.short(changedAt);
  return (
    <li className="relative flex items-center gap-3 p-3 first:rounded-t-card last:rounded-b-card hover:bg-paper tablet:px-4">
      <ExperienceCover experience={experience} />
      <div className="min-w-0 flex-1">
        <Link
          {...target}
          // The whole row is the link.
          className="block truncate text-body font-medium text-ink no-underline after:absolute after:inset-0 after:rounded-[inherit]"
        >
          {name || t("EXPERIENCES.unnamed")}
        </Link>
        <p className="truncate text-caption text-ink-muted">
          {[when, changedBy].filter(Boolean).join(" · ")}
        </p>
      </div>
      <StatusPill tone={active ? "active" : "neutral"} className="shrink-0">
        {t(active ? "EXPERIENCES.stateActive" : "EXPERIENCES.stateInactive")}
      </StatusPill>
    </li>
  );
}
