import { ConfirmDialog } from "@panel/ui/confirm-dialog";
import { ModalAlert } from "@panel/ui/modal-alert";
import { useTranslation } from "react-i18next";
import { useUser } from "../../../session/use-session.ts";
import { useErrorText } from "../../../shared/error-text.ts";
import { fullName } from "../person.ts";
import type { useUserTasks } from "../use-user-tasks.ts";

/** The question before each task, and the alert when one fails. */
export function UserTaskDialogs({ tasks }: { tasks: ReturnType<typeof useUserTasks> }) {
  const { t } = useTranslation();
  const { defaultPassword } = useUser();
  const errorText = useErrorText();
  const { asked, failed } = tasks;
  const name = asked ? fullName(asked.user) : "";
  // Without a default password nobody activates an account for its owner: another mail may help.
  const task =
    asked?.kind === "activate" && !defaultPassword
      ? { ...asked, kind: "mailOnly" as const }
      : asked;
  const question = {
    activate: {
      title: t("USERS.activateTitle", { name }),
      description: t("USERS.activateText", { password: defaultPassword }),
      confirmLabel: t("USERS.activate"),
    },
    mailOnly: {
      title: t("USERS.mailOnlyTitle", { name }),
      description: t("USERS.mailOnlyText"),
      confirmLabel: t("USERS.resend"),
    },
    resend: {
      title: t("USERS.resendTitle", { name }),
      description: t("USERS.resendText", { email: asked?.user.data.email }),
      confirmLabel: t("USERS.resend"),
    },
    delete: {
      title: t("USERS.deleteTitle", { name }),
      description: t("USERS.deleteText"),
      confirmLabel: t("GENERIC.delete"),
    },
  }[task?.kind ?? "delete"];

  return (
    <>
      <ConfirmDialog
        open={asked !== undefined}
        destructive={asked?.kind === "delete"}
        {...question}
        pending={tasks.pending}
        onConfirm={() =>
          task && void tasks.run(task.kind === "mailOnly" ? { ...task, kind: "resend" } : task)
        }
        onClose={tasks.cancel}
      />
      <ModalAlert
        open={failed !== undefined}
        variant="error"
        title={t("GENERIC.error")}
        buttonLabel={t("GENERIC.accept")}
        onClose={tasks.forgetFailure}
      >
        {failed && (
          <>
            <p>{t(failed.kind === "activate" ? "USERS.activateError" : "GENERIC.errorMessage")}</p>
            <p className="mt-2 text-ink-muted">{errorText(failed.error)}</p>
          </>
        )}
      </ModalAlert>
    </>
  );
}
