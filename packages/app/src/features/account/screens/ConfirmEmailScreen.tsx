import { confirmEmail } from "@panel/api-client/panel";
import { ModalAlert } from "@panel/ui/modal-alert";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { panelApi } from "../../../shared/connections.ts";
import { signOut } from "../../../session/session.ts";
import { AccountCard } from "../components/AccountCard.tsx";
import { NewPasswordSteps } from "../components/NewPasswordSteps.tsx";
import { ToSignIn } from "../components/ToSignIn.tsx";

/** How long the link is looked at, in ms. */
const OPENS_AFTER = 1000;

/** The first password, by the link of an invitation: `?id=…`. It also confirms the e-mail. */
export function ConfirmEmailScreen() {
  const { t } = useTranslation();
  const [id] = useState(() => new URLSearchParams(location.search).get("id"));
  const [refused, setRefused] = useState(false);

  if (!id) {
    return (
      <AccountCard role="alert" tone="error" title={t("CONFIRM.noLink")} action={<ToSignIn />}>
        {t("CONFIRM.noLinkText")}
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
        onRefused={() => setRefused(true)}
        onDone={signOut}
        whenDone={<ToSignIn />}
      />
      <ModalAlert
        open={refused}
        variant="error"
        title={t("GENERIC.error")}
        buttonLabel={t("GENERIC.accept")}
        onClose={() => setRefused(false)}
      >
        {t("GENERIC.errorMessage")}
      </ModalAlert>
    </>
  );
}
