import { ConfirmDialog } from "@panel/ui/confirm-dialog";
import { ModalAlert } from "@panel/ui/modal-alert";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../../shared/use-error-text.ts";
import { pointsOf } from "../queries.ts";
import type { BotActions } from "../use-bot-actions.ts";

/** The confirmation before each action, and the alert if the action fails. */
export function BotActionDialogs({ botActions }: { botActions: BotActions }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { requested, running, failed } = botActions;
  const name = requested?.bot.name ?? "";
  const question = {
    activate: {
      title: t("CHATBOTS.activateTitle", { name }),
      description: t("CHATBOTS.activateText"),
      confirmLabel: t("CHATBOTS.activate"),
    },
    deactivate: {
      title: t("CHATBOTS.deactivateTitle", { name }),
      description: t("CHATBOTS.deactivateText"),
      confirmLabel: t("CHATBOTS.deactivate"),
    },
    delete: {
      title: t("CHATBOTS.deleteTitle", { name }),
      description: <DeletionText botId={requested?.bot.botId ?? ""} />,
      confirmLabel: t("GENERIC.delete"),
      danger: true,
    },
  }[requested?.kind ?? "delete"];

  return (
    <>
      <ConfirmDialog
        open={requested !== undefined}
        {...question}
        pending={running?.kind === "delete"}
        onConfirm={() => requested && void botActions.run(requested)}
        onClose={botActions.cancel}
      />
      <ModalAlert
        open={failed !== undefined}
        variant="error"
        title={t(failed?.kind === "delete" ? "CHATBOTS.deleteErrorTitle" : "GENERIC.error")}
        buttonLabel={t("GENERIC.accept")}
        onClose={botActions.forgetFailure}
      >
        {failed && (
          <>
            <p>{t(failed.kind === "delete" ? "GENERIC.errorMessage" : "CHATBOTS.tryAgain")}</p>
            <p className="mt-2 text-ink-muted">{errorText(failed.error)}</p>
          </>
        )}
      </ModalAlert>
    </>
  );
}

/** What a deletion takes with it, and at how many points the bot is missed. */
function DeletionText({ botId }: { botId: string }) {
  const { t } = useTranslation();
  const { data: count = 0 } = useQuery({ ...pointsOf(botId), enabled: botId !== "" });
  return (
    <>
      {t("CHATBOTS.deleteText")}
      {count > 0 && <span> {t("CHATBOTS.deleteUsedAt", { count })}</span>}
    </>
  );
}
