import { ConfirmDialog } from "@panel/ui/confirm-dialog";
import { useTranslation } from "react-i18next";
import type { ExperienceTasks } from "./use-experience-tasks.ts";

/** The question before an experience is deleted or duplicated. */
export function ExperienceQuestion({ tasks }: { tasks: ExperienceTasks }) {
  const { t } = useTranslation();
  const { asked } = tasks;
  const name = asked?.experience.name || t("EXPERIENCES.unnamed");
  const question =
    asked?.kind === "duplicate"
      ? {
          title: t("EXPERIENCES.duplicateTitle", { name }),
          description: t("EXPERIENCES.duplicateText"),
          confirmLabel: t("EXPERIENCES.duplicate"),
        }
      : {
          destructive: true,
          title: t("EXPERIENCES.deleteTitle", { name }),
          description: t("EXPERIENCES.deleteText"),
          confirmLabel: t("GENERIC.delete"),
        };
  return (
    <ConfirmDialog
      open={asked !== undefined}
      {...question}
      pending={asked !== undefined && tasks.busy.has(asked.experience.id)}
      onConfirm={() => void tasks.confirm()}
      onClose={tasks.cancel}
    />
  );
}
