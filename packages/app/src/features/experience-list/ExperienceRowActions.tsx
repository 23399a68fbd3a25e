import type { GymkhanaSummary } from "@panel/api-client/panel";
import type { ExperiencePermissions } from "@panel/domain/experience-policies";
import { isActive } from "@panel/domain/experience/state";
import {
  ChartNoAxesColumn,
  CopyPlus,
  FileOutput,
  Flag,
  Gift,
  Pencil,
  Power,
  PowerOff,
  Trash2,
} from "lucide-react";
import { useTranslation } from "react-i18next";
import { deskAddress, editTarget, eventsAddress } from "../../shared/edit-target.ts";
import { RowActions, type RowAction } from "../../shared/RowActions.tsx";
import type { ExperienceActions } from "./use-experience-actions.ts";

interface ExperienceRowActionsProps {
  experience: GymkhanaSummary;
  may: ExperiencePermissions;
  disabled: boolean;
  /** Whether the row is a line that has no columns for the state and the statistics. */
  isLine: boolean;
  experienceActions: Pick<ExperienceActions, "change" | "request">;
  onStatistics(experience: GymkhanaSummary): void;
  onExport(experience: GymkhanaSummary): void;
}

/** The actions that the user may perform on the experience of a row; its name is the link to its form. */
export function ExperienceRowActions({
  experience,
  may,
  disabled,
  isLine,
  experienceActions: { change, request },
  onStatistics,
  onExport,
}: ExperienceRowActionsProps) {
  const { t } = useTranslation();
  const name = experience.name || t("EXPERIENCES.unnamed");
  const active = isActive(experience.state);
  const kind = active ? "deactivate" : "activate";
  const actions: (RowAction | false)[] = [
    may.edit && {
      label: t("EXPERIENCES.editNamed", { name }),
      icon: <Pencil />,
      first: true,
      target: editTarget(experience.id),
    },
    isLine && {
      label: t("STATISTICS.open", { name }),
      icon: <ChartNoAxesColumn />,
      onPress: () => onStatistics(experience),
    },
    isLine &&
      may.setState && {
        label: t(`EXPERIENCES.${kind}`),
        icon: active ? <PowerOff /> : <Power />,
        disabled,
        onPress: () => void change(kind, experience),
      },
    may.duplicate && {
      label: t("EXPERIENCES.duplicateNamed", { name }),
      icon: <CopyPlus />,
      first: true,
      disabled,
      onPress: () => request({ kind: "duplicate", experience }),
    },
    may.edit && {
      label: t("ARCHIVE.export", { name }),
      icon: <FileOutput />,
      onPress: () => onExport(experience),
    },
    // A back end without published routes hands over no prizes of their visits.
    experience.publication !== undefined &&
      experience.publication !== "draft" && {
        label: t("EXPERIENCES.deskNamed", { name }),
        icon: <Gift />,
        target: { to: deskAddress(experience.id) },
      },
    experience.publication !== undefined &&
      experience.publication !== "draft" && {
        label: t("EXPERIENCES.eventsNamed", { name }),
        icon: <Flag />,
        target: { to: eventsAddress(experience.id) },
      },
    may.delete && {
      label: t("EXPERIENCES.deleteNamed", { name }),
      icon: <Trash2 />,
      first: true,
      danger: true,
      disabled,
      onPress: () => request({ kind: "delete", experience }),
    },
  ];
  return (
    <RowActions
      name={name}
      actions={actions.filter((action) => action !== false)}
      menuOnly={isLine}
    />
  );
}
