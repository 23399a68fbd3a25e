import { finishProviderSignIn } from "@panel/api-client/panel";
import { addWords } from "@panel/i18n/parts";
import { Spinner } from "@panel/ui/spinner";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { loadPanel } from "../../../layout/enter-panel.ts";
import { changeAddress } from "../../../layout/public-address.ts";
import { enterWith } from "../../../session/session.ts";
import { panelApi } from "../../../shared/connections.ts";
import { ownTimeZone } from "../../../shared/own-time-zone.ts";
import { AccountCard } from "../components/AccountCard.tsx";
import { secondStepAfter, secondStepBefore, type SecondStep } from "../sign-in/after-password.ts";
import { keepProviderFailure } from "../sign-in/provider-failure.ts";

let finishing: Promise<string> | undefined;

/** The token, which is given once: of several calls at a time one asks for it. */
function finish(): Promise<string> {
  finishing ??= finishProviderSignIn(panelApi, { timeZone: ownTimeZone() })
    .then(({ token }) => token)
    .finally(() => (finishing = undefined));
  return finishing;
}

/** Where somebody comes back to from a provider of identities: it signs in, or says at the sign-in why not. */
export function ProviderReturnScreen() {
  const { t } = useTranslation();
  const [secondStep, setSecondStep] = useState<SecondStep>();

  useEffect(() => {
    let isGone = false;
    const signIn = async () => {
      void loadPanel().catch(() => undefined);
      try {
        await enterWith(await finish());
      } catch (error) {
        try {
          const step = await secondStepAfter(error);
          if (!isGone) setSecondStep(step);
        } catch (failure) {
          // The page was loaded again while a second factor was being set up in this tab.
          const before = await secondStepBefore();
          if (isGone) return;
          if (before) setSecondStep(before);
          else await backToSignIn(failure);
        }
      }
    };
    void signIn();
    return () => {
      isGone = true;
    };
  }, []);

  if (secondStep) {
    const { Step, challenge } = secondStep;
    return <Step challenge={challenge} isScreen onBack={(ended) => void backToSignIn(ended)} />;
  }
  return <AccountCard role="status" icon={<Spinner aria-hidden />} title={t("LOGIN.submitting")} />;
}

async function backToSignIn(failure: unknown): Promise<void> {
  // Without its words the message of the server is shown.
  await addWords("providers").catch(() => undefined);
  keepProviderFailure(failure);
  changeAddress("/login", { replace: true });
}
