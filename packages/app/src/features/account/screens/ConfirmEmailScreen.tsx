import { confirmEmail } from "@panel/api-client/panel";
import { invitationIdOf } from "@panel/domain/public-pages";
import { addWords } from "@panel/i18n/parts";
import { ModalAlert } from "@panel/ui/modal-alert";
import { useEffect, useState, type ComponentType } from "react";
import { useTranslation } from "react-i18next";
import { panelApi } from "../../../shared/connections.ts";
import { fetchCode } from "../../../shared/fetch-code.ts";
import { useErrorText } from "../../../shared/use-error-text.ts";
import { forgetSession } from "../../../session/session.ts";
import { settings } from "../../../settings.ts";
import { AccountCard } from "../components/AccountCard.tsx";
import { NewPasswordSteps } from "../components/NewPasswordSteps.tsx";
import { ToSignIn } from "../components/ToSignIn.tsx";

/** What few installations have; the form does without it where it does not come. */
async function loadAcceptance() {
  const [module] = await fetchCode(() =>
    Promise.all([import("../invitation/AcceptWithProvider.tsx"), addWords("providers")]),
  );
  return module.AcceptWithProvider;
}

/** How long the loading card is shown, in ms. */
const OPENS_AFTER = 1000;

/** Sets the first password and confirms the e-mail. Opened by the link in an invitation: `?id=…`. */
export function ConfirmEmailScreen() {
  const { t } = useTranslation();
  const [id] = useState(() => invitationIdOf(new URLSearchParams(location.search)));
  const errorText = useErrorText();
  const [refusal, setRefusal] = useState<unknown>();

  const [Acceptance, setAcceptance] = useState<ComponentType<{ invitation: string }>>();

  useEffect(() => {
    if (!id || !settings().providers?.length) return;
    loadAcceptance().then(
      (loaded) => setAcceptance(() => loaded),
      () => undefined,
    );
  }, [id]);

  if (!id) {
    return (
      <AccountCard role="alert" tone="error" title={t("PASSWORD.badLink")} action={<ToSignIn />}>
        <span className="mb-2 block text-body">{t("CONFIRM.noLink")}</span>
        <span className="block">{t("CONFIRM.noLinkText")}</span>
      </AccountCard>
    );
  }
  return (
    <>
      <NewPasswordSteps
        word={(name) => t(`CONFIRM.${name}`)}
        id={id}
        opensAfter={OPENS_AFTER}
        setPassword={async (input) => void (await confirmEmail(panelApi, input))}
        onRefused={setRefusal}
        onDone={forgetSession}
        whenDone={<ToSignIn />}
        belowForm={Acceptance && <Acceptance invitation={id} />}
      />
      <ModalAlert
        open={refusal !== undefined}
        variant="error"
        title={t("GENERIC.error")}
        buttonLabel={t("GENERIC.accept")}
        onClose={() => setRefusal(undefined)}
      >
        {refusal !== undefined && (
          <>
            <p>{t("GENERIC.errorMessage")}</p>
            <p className="mt-2 text-ink-muted">{errorText(refusal)}</p>
          </>
        )}
      </ModalAlert>
    </>
  );
}
