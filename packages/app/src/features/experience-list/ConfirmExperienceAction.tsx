import { ConfirmDialog } from "@panel/ui/confirm-dialog";
import { useTranslation } from "react-i18next";
import type { ExperienceActions } from "./use-experience-actions.ts";

/** Asks for confirmation before an experience is deleted or duplicated. */
export function ConfirmExperienceAction({
  experienceActions,
}: {
  experienceActions: ExperienceActions;
}) {
  const { t } = useTranslation();
  const { requested } = experienceActions;
  const name = requested?.experience.name || t("EXPERIENCES.unnamed");
  const question =
    requested?.kind === "duplicate"
      ? {
          title: t("EXPERIENCES.duplicateTitle", { name }),
          description: t("EXPERIENCES.duplicateText"),
          confirmLabel: t("EXPERIENCES.duplicate"),
        }
      : {
          danger: true,
          title: t("EXPERIENCES.deleteTitle", { name }),
          description: t("EXPERIENCES.deleteText"),
          confirmLabel: t("GENERIC.delete"),
        };
  return (
    <ConfirmDialog
      open={requested !== undefined}
      {...question}
      pending={requested !== undefined && experienceActions.busy.has(requested.experience.id)}
      onConfirm={() => void experienceActions.confirm()}
      onClose={experienceActions.cancel}
    />
  );
}
