import type { GymkhanaSummary } from "@panel/api-client/panel";
import { IconButton } from "@panel/ui/icon-button";
import { CopyPlus, Pencil, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { editTarget } from "../../../shared/edit-target.ts";
import type { ExperienceTasks } from "./use-experience-tasks.ts";

interface ExperienceActionsProps {
  experience: GymkhanaSummary;
  disabled: boolean;
  onAsk: ExperienceTasks["ask"];
}

export function ExperienceActions({ experience, disabled, onAsk }: ExperienceActionsProps) {
  const { t } = useTranslation();
  const name = experience.name || t("EXPERIENCES.unnamed");
  const target = editTarget(experience.id);
  return (
    <>
      <IconButton asChild label={t("EXPERIENCES.editNamed", { name })}>
        <Link to={target.to} state={target.state}>
          <Pencil />
        </Link>
      </IconButton>
      <IconButton
        label={t("EXPERIENCES.duplicateNamed", { name })}
        disabled={disabled}
        onClick={() => onAsk({ kind: "duplicate", experience })}
      >
        <CopyPlus />
      </IconButton>
      <IconButton
        label={t("EXPERIENCES.deleteNamed", { name })}
        className="hover:text-danger"
        disabled={disabled}
        onClick={() => onAsk({ kind: "delete", experience })}
      >
        <Trash2 />
      </IconButton>
    </>
  );
}
