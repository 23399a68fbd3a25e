import type { GymkhanaSummary } from "@panel/api-client/panel";
import { isActive } from "@panel/domain/gymkhana";
import type { DataTableColumn } from "@panel/ui/data-table";
import { Switch } from "@panel/ui/switch";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { ExperienceTasks } from "./use-experience-tasks.ts";

interface ColumnsOptions {
  /** A super-admin sees whose each is. */
  extended: boolean;
  tasks: Pick<ExperienceTasks, "busy" | "change">;
}

export function useExperienceColumns({ extended, tasks: { busy, change } }: ColumnsOptions) {
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
        cell: (experience) => (
          <Switch
            label={t("EXPERIENCES.activeNamed", { name: named(experience) })}
            hideLabel
            checked={isActive(experience.state)}
            disabled={busy.has(experience.id)}
            onCheckedChange={(active) =>
              void change(active ? "activate" : "deactivate", experience)
            }
          />
        ),
      },
    ];
  }, [t, extended, busy, change]);
}
