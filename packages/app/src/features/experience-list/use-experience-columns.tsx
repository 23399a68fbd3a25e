import type { GymkhanaSummary } from "@panel/api-client/panel";
import type { ExperiencePermissions } from "@panel/domain/experience-policies";
import { isActive } from "@panel/domain/experience/state";
import { LANGUAGE } from "@panel/domain/languages";
import { CellLines, type DataTableColumn } from "@panel/ui/data-table";
import { IconButton } from "@panel/ui/icon-button";
import { StatusPill } from "@panel/ui/status-pill";
import { Switch } from "@panel/ui/switch";
import { ChartNoAxesColumn } from "lucide-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { editTarget } from "../../shared/edit-target.ts";
import { ExperienceCover } from "../../shared/ExperienceCover.tsx";
import { useChangeTime } from "../../shared/use-change-time.ts";
import { useWeekPlays } from "../../route/use-week-plays.ts";
import { LanguageMarks } from "./LanguageMarks.tsx";
import type { ExperienceActions } from "./use-experience-actions.ts";

interface ColumnsOptions {
  /** Adds the columns about the owner, for a super-admin. */
  extended: boolean;
  /** Which columns have room. What has none stands below the name; on a phone the actions have their controls. */
  room: { states: boolean; lastChange: boolean; plays: boolean; contents: boolean };
  permissionsOf(experience: GymkhanaSummary): ExperiencePermissions;
  experienceActions: Pick<ExperienceActions, "busy" | "change">;
  onStatistics(experience: GymkhanaSummary): void;
}

export function useExperienceColumns(options: ColumnsOptions) {
  const {
    extended,
    room: { states, lastChange, plays: hasPlays, contents },
    permissionsOf,
    experienceActions: { busy, change },
    onStatistics,
  } = options;
  const { t } = useTranslation();
  const time = useChangeTime();
  const playsOf = useWeekPlays();
  return useMemo((): DataTableColumn<GymkhanaSummary>[] => {
    const named = (experience: GymkhanaSummary) => experience.name || t("EXPERIENCES.unnamed");
    const company: DataTableColumn<GymkhanaSummary> = {
      id: "company",
      header: t("USERS.entity"),
      width: "10rem",
      value: (experience) => experience.userCompany,
      cell: ({ userCompany }) => <CellLines>{userCompany}</CellLines>,
      ...(!states && { under: "name" }),
    };
    const points: DataTableColumn<GymkhanaSummary> = {
      id: "points",
      header: t("EXPERIENCES.points"),
      width: "6rem",
      value: (experience) => experience.points,
    };
    const plays: DataTableColumn<GymkhanaSummary> = {
      id: "plays",
      header: t("EXPERIENCES.weekPlays"),
      width: "7rem",
      value: ({ id }) => playsOf(id)?.count,
      cell: ({ id }) => {
        const told = playsOf(id);
        return (
          told && (
            <span title={told.text}>
              <span aria-hidden>{told.short}</span>
              <span className="sr-only">{told.text}</span>
            </span>
          )
        );
      },
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
    const statistics: DataTableColumn<GymkhanaSummary> = {
      id: "statistics",
      header: t("STATISTICS.column"),
      // As with the actions beside it, the sign says it, and the name has the room.
      hideHeader: true,
      width: "3.5rem",
      align: "end",
      cell: (experience) => (
        <IconButton
          className="-mr-3"
          label={t("STATISTICS.open", { name: named(experience) })}
          onClick={() => onStatistics(experience)}
        >
          <ChartNoAxesColumn />
        </IconButton>
      ),
    };
    const below = ({
      id,
      state,
      publication,
      userCompany,
      points: count,
      languages: written = [],
      changedAt,
    }: GymkhanaSummary) => [
      !states && t(isActive(state) ? "EXPERIENCES.stateActive" : "EXPERIENCES.stateInactive"),
      publication && t(`EXPERIENCES.publication.${publication}`),
      !states && extended && userCompany,
      !contents && count !== undefined && t("EXPERIENCES.pointCount", { count }),
      extended && written.map((language) => LANGUAGE[language].tab).join(" "),
      !hasPlays && playsOf(id)?.text,
      !lastChange && changedAt && time.short(changedAt),
    ];
    return [
      {
        id: "name",
        header: t("EXPERIENCES.name"),
        value: named,
        cell: (experience) => {
          const name = named(experience);
          return (
            <span className="flex items-center gap-3">
              <ExperienceCover experience={experience} />
              <CellLines className="flex-1" below={below(experience)}>
                {permissionsOf(experience).edit ? (
                  <Link
                    {...editTarget(experience.id)}
                    // Beside it, a button says it.
                    aria-label={states ? undefined : t("EXPERIENCES.editNamed", { name })}
                    className="line-clamp-2 leading-6 wrap-break-word whitespace-normal text-ink no-underline -outline-offset-2! hover:underline max-tablet:line-clamp-none"
                  >
                    {name}
                  </Link>
                ) : (
                  name
                )}
              </CellLines>
            </span>
          );
        },
      },
      ...(extended ? [company] : []),
      ...(contents ? [points, languages] : [{ ...points, under: "name" }]),
      hasPlays ? plays : { ...plays, under: "name" },
      lastChange ? changed : { ...changed, under: "name" },
      {
        id: "active",
        header: t("EXPERIENCES.active"),
        // The words stay whole with more room between their letters.
        width: "9.5rem",
        value: (experience) => isActive(experience.state),
        ...(!states && { under: "name" }),
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
              <span aria-hidden className={`whitespace-nowrap ${active ? "" : "text-ink-muted"}`}>
                {state}
              </span>
            </span>
          );
        },
      },
      ...(states ? [statistics] : []),
    ];
  }, [
    t,
    time,
    playsOf,
    extended,
    states,
    lastChange,
    hasPlays,
    contents,
    permissionsOf,
    busy,
    change,
    onStatistics,
  ]);
}
