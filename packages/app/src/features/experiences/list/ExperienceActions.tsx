import { IconButton } from "@panel/ui/icon-button";
import { Pencil, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { GymkhanaSummary } from "@panel/api-client/panel";
import { editTarget } from "../../../shared/edit-target.ts";

interface ExperienceActionsProps {
  experience: GymkhanaSummary;
  disabled: boolean;
  onDelete(): void;
}

export function ExperienceActions({ experience, disabled, onDelete }: ExperienceActionsProps) {
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
        label={t("EXPERIENCES.deleteNamed", { name })}
        className="hover:text-danger"
        disabled={disabled}
        onClick={onDelete}
      >
        <Trash2 />
      </IconButton>
    </>
  );
}
