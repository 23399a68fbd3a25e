import { ConfirmDialog } from "@panel/ui/confirm-dialog";
import { ModalAlert } from "@panel/ui/modal-alert";
import { useTranslation } from "react-i18next";
import { useUser } from "../../../session/use-session.ts";
import { useErrorText } from "../../../shared/use-error-text.ts";
import { fullName } from "../person.ts";
import { useHeirText } from "../use-heir-text.ts";
import type { useUserActions } from "../use-user-actions.ts";

/** The confirmation before each action, and the alert if the action fails. */
export function UserActionDialogs({
  userActions,
}: {
  userActions: ReturnType<typeof useUserActions>;
}) {
  const { t } = useTranslation();
  const { defaultPassword } = useUser();
  const errorText = useErrorText();
  const { requested, failed } = userActions;
  const users = requested?.users ?? [];
  const [user] = users;
  const count = users.length;
  const isMany = count > 1;
  const name = user ? fullName(user) : "";
  const heir = useHeirText(users);
  // Without a default password nobody can activate the account for its owner, so sending the mail again is offered. A back end
  // that does not tell what may be done has one, and does not tell it.
  const isUntold = users.some(({ may }) => !may);
  const action =
    requested?.kind === "activate" && !defaultPassword && !isUntold
      ? { ...requested, kind: "mailOnly" as const }
      : requested;
  const question = {
    activate: {
      title: isMany ? t("USERS.activateManyTitle", { count }) : t("USERS.activateTitle", { name }),
      description: defaultPassword
        ? t("USERS.activateText", { password: defaultPassword })
        : t("USERS.activateTextUntold"),
      confirmLabel: t("USERS.activate"),
    },
    mailOnly: {
      title: isMany ? t("USERS.resendManyTitle", { count }) : t("USERS.mailOnlyTitle", { name }),
      description: t("USERS.mailOnlyText"),
      confirmLabel: t("USERS.resend"),
    },
    resend: {
      title: isMany ? t("USERS.resendManyTitle", { count }) : t("USERS.resendTitle", { name }),
      description: isMany
        ? t("USERS.resendManyText")
        : t("USERS.resendText", { email: user?.data.email }),
      confirmLabel: t("USERS.resend"),
    },
    resetFactor: {
      title: t("USERS.resetFactorTitle", { name }),
      description: t("USERS.resetFactorText", { email: user?.data.email }),
      confirmLabel: t("USERS.resetFactor"),
    },
    endSessions: {
      title: t("USERS.endSessionsTitle", { name }),
      description: t("USERS.endSessionsText"),
      confirmLabel: t("USERS.endSessions"),
    },
    delete: {
      title: isMany ? t("USERS.deleteManyTitle", { count }) : t("USERS.deleteTitle", { name }),
      description: heir,
      confirmLabel: t("GENERIC.delete"),
    },
  }[action?.kind ?? "delete"];

  return (
    <>
      <ConfirmDialog
        open={requested !== undefined}
        danger={requested?.kind === "delete"}
        {...question}
        pending={userActions.pending}
        onConfirm={() =>
          action &&
          void userActions.run(action.kind === "mailOnly" ? { ...action, kind: "resend" } : action)
        }
        onClose={userActions.cancel}
      />
      <ModalAlert
        open={failed !== undefined}
        variant="error"
        title={t("GENERIC.error")}
        buttonLabel={t("GENERIC.accept")}
        onClose={userActions.forgetFailure}
      >
        {failed && (
          <>
            <p>{t(failed.kind === "activate" ? "USERS.activateError" : "GENERIC.errorMessage")}</p>
            <p className="mt-2 text-ink-muted">
              {fullName(failed.user)}: {errorText(failed.error)}
            </p>
          </>
        )}
      </ModalAlert>
    </>
  );
}
