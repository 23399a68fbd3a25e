import type { GymkhanaSummary } from "@panel/api-client/panel";
import type { ExperiencePermissions } from "@panel/domain/experience-policies";
import { isActive } from "@panel/domain/experience/state";
import type { DataTableColumn } from "@panel/ui/data-table";
import { StatusPill } from "@panel/ui/status-pill";
import { Switch } from "@panel/ui/switch";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { ExperienceActions } from "./use-experience-actions.ts";

interface ColumnsOptions {
  /** Adds the columns about the owner, for a super-admin. */
  extended: boolean;
  permissionsOf(experience: GymkhanaSummary): ExperiencePermissions;
  experienceActions: Pick<ExperienceActions, "busy" | "change">;
}

export function useExperienceColumns(options: ColumnsOptions) {
  const {
    extended,
    permissionsOf,
    experienceActions: { busy, change },
  } = options;
  const { t } = useTranslation();
  return useMemo((): DataTableColumn<GymkhanaSummary>[] => {
    const named = (experience: GymkhanaSummary) => experience.name || t("EXPERIENCES.unnamed");
    const company: DataTableColumn<GymkhanaSummary> = {
      id: "company",
      header: t("USERS.entity"),
      value: (experience) => experience.userCompany,
    };
    return [
      { id: "name", header: t("EXPERIENCES.name"), value: named },
      ...(extended ? [company] : []),
      {
        id: "active",
        header: t("EXPERIENCES.active"),
        width: "9rem",
        value: (experience) => isActive(experience.state),
        cell: (experience) => {
          const active = isActive(experience.state);
          if (!permissionsOf(experience).setState) {
            return (
              <StatusPill tone={active ? "active" : "neutral"} className="justify-self-start">
                {t(active ? "EXPERIENCES.stateActive" : "EXPERIENCES.stateInactive")}
              </StatusPill>
            );
          }
          return (
            <Switch
              label={t("EXPERIENCES.activeNamed", { name: named(experience) })}
              hideLabel
              checked={active}
              disabled={busy.has(experience.id)}
              onCheckedChange={(next) => void change(next ? "activate" : "deactivate", experience)}
            />
          );
        },
      },
    ];
  }, [t, extended, permissionsOf, busy, change]);
}
