import type { GymkhanaSummary } from "@panel/api-client/panel";
import type { ExperiencePermissions } from "@panel/domain/experience-policies";
import { IconButton } from "@panel/ui/icon-button";
import { CopyPlus, FileOutput, Pencil, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { ActionGap } from "../../shared/ActionGap.tsx";
import { editTarget } from "../../shared/edit-target.ts";
import type { ExperienceActions } from "./use-experience-actions.ts";

interface ExperienceRowActionsProps {
  experience: GymkhanaSummary;
  may: ExperiencePermissions;
  disabled: boolean;
  onRequest: ExperienceActions["request"];
  onExport(experience: GymkhanaSummary): void;
}

/** Buttons of one row: the actions that the user may perform on the experience. */
export function ExperienceRowActions({
  experience,
  may,
  disabled,
  onRequest,
  onExport,
}: ExperienceRowActionsProps) {
  const { t } = useTranslation();
  const name = experience.name || t("EXPERIENCES.unnamed");
  const target = editTarget(experience.id);
  return (
    <>
      {may.edit && (
        <IconButton asChild label={t("EXPERIENCES.editNamed", { name })}>
          <Link to={target.to} state={target.state}>
            <Pencil />
          </Link>
        </IconButton>
      )}
      {may.edit && (
        <IconButton label={t("ARCHIVE.export", { name })} onClick={() => onExport(experience)}>
          <FileOutput />
        </IconButton>
      )}
      {may.duplicate && (
        <IconButton
          label={t("EXPERIENCES.duplicateNamed", { name })}
          disabled={disabled}
          onClick={() => onRequest({ kind: "duplicate", experience })}
        >
          <CopyPlus />
        </IconButton>
      )}
      {may.delete ? (
        <IconButton
          label={t("EXPERIENCES.deleteNamed", { name })}
          className="hover:text-danger"
          disabled={disabled}
          onClick={() => onRequest({ kind: "delete", experience })}
        >
          <Trash2 />
        </IconButton>
      ) : (
        <ActionGap />
      )}
    </>
  );
}
