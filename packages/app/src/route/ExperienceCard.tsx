import type { GymkhanaSummary } from "@panel/api-client/panel";
import { isActive } from "@panel/domain/experience/state";
import { LANGUAGE } from "@panel/domain/languages";
import { StatusPill } from "@panel/ui/status-pill";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { editTarget } from "../shared/edit-target.ts";
import { ExperienceCover } from "../shared/ExperienceCover.tsx";
import { useChangeTime } from "../shared/use-change-time.ts";

interface ExperienceCardProps {
  experience: GymkhanaSummary;
  /** Last week's plays, as a sentence. */
  plays?: string | undefined;
  /** Whether the card is a link to the form. @default true */
  linked?: boolean;
  /** What can be done with it, at the foot of the card. */
  actions?: ReactNode;
}

/** An experience by its cover and what there is to say of it in three lines. */
export function ExperienceCard({ experience, plays, linked = true, actions }: ExperienceCardProps) {
  const { t } = useTranslation();
  const time = useChangeTime();
  const { id, state, publication, points = 0, languages = [], changedAt, changedBy } = experience;
  const active = isActive(state);
  const name = experience.name || t("EXPERIENCES.unnamed");
  const lines = [
    [
      t("EXPERIENCES.pointCount", { count: points }),
      languages.map((language) => LANGUAGE[language].tab).join(" "),
    ],
    [publication && t(`EXPERIENCES.publication.${publication}`), plays],
    [changedAt && time.short(changedAt), changedBy],
  ].map((line) => line.filter(Boolean).join(" · "));
  return (
    <div className="relative flex h-full min-w-0 flex-col overflow-hidden rounded-card border border-line bg-surface has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus hover:border-line-strong">
      <ExperienceCover experience={experience} shape="aspect-video w-full border-b border-line" />
      <StatusPill tone={active ? "active" : "neutral"} className="absolute end-2 top-2 bg-surface">
        {t(active ? "EXPERIENCES.stateActive" : "EXPERIENCES.stateInactive")}
      </StatusPill>
      <div className="flex min-w-0 flex-1 items-end">
        <div className="min-w-0 flex-1 self-start p-3">
          {linked ? (
            <Link
              {...editTarget(id)}
              // The whole card is the link.
              className="text-body font-medium wrap-break-word text-ink no-underline outline-none! after:absolute after:inset-0"
            >
              {name}
            </Link>
          ) : (
            <p className="text-body font-medium wrap-break-word">{name}</p>
          )}
          {lines.filter(Boolean).map((line) => (
            <p key={line} className="text-caption wrap-break-word text-ink-muted">
              {line}
            </p>
          ))}
        </div>
        {actions && <div className="relative flex p-1.5 ps-0">{actions}</div>}
      </div>
    </div>
  );
}
