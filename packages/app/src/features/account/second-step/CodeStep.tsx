import { loginWithCode } from "@panel/api-client/panel";
import { Button } from "@panel/ui/button";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { enterWith } from "../../../session/session.ts";
import { panelApi } from "../../../shared/connections.ts";
import { ownTimeZone } from "../../../shared/own-time-zone.ts";
import { CodeForm } from "../../../shared/second-factor/CodeForm.tsx";
import type { SecondStepProps } from "./props.ts";
import { StepHeading } from "./StepHeading.tsx";
import { hasEnded } from "./has-ended.ts";
import { forgetStep } from "./kept-step.ts";

/** The second step of signing in: a code of the authenticator app, or a recovery code. */
export function CodeStep({ challenge, isScreen, onBack }: SecondStepProps) {
  const { t } = useTranslation();
  const [isRecovery, setRecovery] = useState(false);

  const signIn = async (code: string) => {
    try {
      const { token } = await loginWithCode(panelApi, { challenge, code, timeZone: ownTimeZone() });
      forgetStep();
      await enterWith(token);
    } catch (error) {
      if (hasEnded(error)) return onBack(error);
      throw error;
    }
  };

  return (
    <div>
      <StepHeading
        isScreen={isScreen}
        title={t(isRecovery ? "SECOND_FACTOR.recoveryTitle" : "SECOND_FACTOR.codeTitle")}
        text={t(isRecovery ? "SECOND_FACTOR.recoveryText" : "SECOND_FACTOR.codeText")}
      />
      <CodeForm
        key={String(isRecovery)}
        isRecovery={isRecovery}
        submitLabel={t("SECOND_FACTOR.verify")}
        onSubmit={signIn}
      />
      <div className="-mx-3 mt-4 flex flex-wrap justify-between gap-2">
        <Button variant="quiet" onClick={() => onBack()}>
          {t("SECOND_FACTOR.back")}
        </Button>
        <Button variant="quiet" onClick={() => setRecovery(!isRecovery)}>
          {t(isRecovery ? "SECOND_FACTOR.useApp" : "SECOND_FACTOR.useRecovery")}
        </Button>
      </div>
    </div>
  );
}
