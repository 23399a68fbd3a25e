import { resetPassword } from "@panel/api-client/panel";
import { recoveryIdOf } from "@panel/domain/public-pages";
import { useTranslation } from "react-i18next";
import { useState } from "react";
import { panelApi } from "../../../shared/connections.ts";
import { ownTimeZone } from "../../../shared/own-time-zone.ts";
import { forgetSession } from "../../../session/session.ts";
import { PublicLink } from "../../../layout/PublicLink.tsx";
import { AccountCard } from "../components/AccountCard.tsx";
import { NewPasswordSteps } from "../components/NewPasswordSteps.tsx";
import { ToSignIn } from "../components/ToSignIn.tsx";

/** How long the loading card is shown, in ms. */
const OPENS_AFTER = 1500;

/** Sets a new password. Opened by the link in a recovery mail: `?fromapp=0&id=…`. */
export function ResetPasswordScreen() {
  const { t } = useTranslation();
  // Read only once, so that a later change of the address does not change the screen.
  const [id] = useState(() => recoveryIdOf(new URLSearchParams(location.search)));

  if (!id) {
    return (
      <AccountCard role="alert" tone="error" title={t("PASSWORD.badLink")} action={<ToSignIn />}>
        <span className="mb-2 block text-body">{t("RESET.noLink")}</span>
        <span className="block">{t("RESET.noLinkText")}</span>
      </AccountCard>
    );
  }
  return (
    <NewPasswordSteps
      word={(name) => t(`RESET.${name}`)}
      id={id}
      opensAfter={OPENS_AFTER}
      setPassword={async (input) =>
        void (await resetPassword(panelApi, { ...input, timeZone: ownTimeZone() }))
      }
      // The server ended the sessions of the old password, possibly one in this browser.
      onDone={forgetSession}
      whenRefused={<PublicLink to="/forgot-password">{t("RESET.newLink")}</PublicLink>}
      whenDone={<ToSignIn />}
    />
  );
}
