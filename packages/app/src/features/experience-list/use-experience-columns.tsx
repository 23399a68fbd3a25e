import type { GymkhanaSummary } from "@panel/api-client/panel";
import type { ExperiencePermissions } from "@panel/domain/experience-policies";
import { isActive } from "@panel/domain/experience/state";
import type { DataTableColumn } from "@panel/ui/data-table";
import { IconButton } from "@panel/ui/icon-button";
import { StatusPill } from "@panel/ui/status-pill";
import { Switch } from "@panel/ui/switch";
import { ChartNoAxesColumn } from "lucide-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { ExperienceCover } from "../../shared/ExperienceCover.tsx";
import { useChangeTime } from "../../shared/use-change-time.ts";
import { LanguageMarks } from "./LanguageMarks.tsx";
import type { ExperienceActions } from "./use-experience-actions.ts";

interface ColumnsOptions {
  /** Adds the columns about the owner, for a super-admin. */
  extended: boolean;
  /** Which of the further columns have room; the pictures have where the last change has. */
  room: { lastChange: boolean; contents: boolean };
  permissionsOf(experience: GymkhanaSummary): ExperiencePermissions;
  experienceActions: Pick<ExperienceActions, "busy" | "change">;
  onStatistics(experience: GymkhanaSummary): void;
}

export function useExperienceColumns(options: ColumnsOptions) {
  const {
    extended,
    room: { lastChange, contents },
    permissionsOf,
    experienceActions: { busy, change },
    onStatistics,
  } = options;
  const { t } = useTranslation();
  const time = useChangeTime();
  return useMemo((): DataTableColumn<GymkhanaSummary>[] => {
    const named = (experience: GymkhanaSummary) => experience.name || t("EXPERIENCES.unnamed");
    const company: DataTableColumn<GymkhanaSummary> = {
      id: "company",
      header: t("USERS.entity"),
      value: (experience) => experience.userCompany,
    };
    const points: DataTableColumn<GymkhanaSummary> = {
      id: "points",
      header: t("EXPERIENCES.points"),
      width: "6rem",
      value: (experience) => experience.points,
    };
    const languages: DataTableColumn<GymkhanaSummary> = {
      id: "languages",
      header: t("EXPERIENCES.languages"),
      width: "8.5rem",
      cell: (experience) => <LanguageMarks experience={experience} />,
    };
    const changed: DataTableColumn<GymkhanaSummary> = {
      id: "changed",
      header: t("EXPERIENCES.lastChange"),
      width: "9.5rem",
      value: (experience) => experience.changedAt,
      cell: ({ changedAt, changedBy }) =>
        changedAt && (
          <span className="block leading-tight" title={time.full(changedAt)}>
            {time.short(changedAt)}
            {changedBy && (
              <span className="block truncate text-caption text-ink-muted">{changedBy}</span>
            )}
          </span>
        ),
    };
    return [
      {
        id: "name",
        header: t("EXPERIENCES.name"),
        value: named,
        cell: (experience) => (
          <span className="flex items-center gap-3">
            {lastChange && <ExperienceCover experience={experience} />}
            <span className="min-w-0">{named(experience)}</span>
          </span>
        ),
      },
      ...(extended ? [company] : []),
      ...(contents ? [points, languages] : []),
      ...(lastChange ? [changed] : []),
      {
        id: "active",
        header: t("EXPERIENCES.active"),
        width: "8.5rem",
        value: (experience) => isActive(experience.state),
        cell: (experience) => {
          const active = isActive(experience.state);
          const state = t(active ? "EXPERIENCES.stateActive" : "EXPERIENCES.stateInactive");
          if (!permissionsOf(experience).setState) {
            return (
              <StatusPill tone={active ? "active" : "neutral"} className="justify-self-start">
                {state}
              </StatusPill>
            );
          }
          return (
            <span className="flex items-center gap-2">
              <Switch
                label={t("EXPERIENCES.activeNamed", { name: named(experience) })}
                hideLabel
                checked={active}
                pending={busy.has(experience.id)}
                onCheckedChange={(next) =>
                  void change(next ? "activate" : "deactivate", experience)
                }
              />
              {/* The switch says it to assistive technology. */}
              <span aria-hidden className={active ? undefined : "text-ink-muted"}>
                {state}
              </span>
            </span>
          );
        },
      },
      {
        id: "statistics",
        header: t("STATISTICS.column"),
        // As with the actions beside it, the sign says it, and the name has the room.
        hideHeader: true,
        width: "3.5rem",
        cell: (experience) => (
          <IconButton
            className="-ml-2"
            label={t("STATISTICS.open", { name: named(experience) })}
            onClick={() => onStatistics(experience)}
          >
            <ChartNoAxesColumn />
          </IconButton>
        ),
      },
    ];
  }, [t, time, extended, lastChange, contents, permissionsOf, busy, change, onStatistics]);
}
