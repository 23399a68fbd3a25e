import {
  beginRequiredSecondFactor,
  confirmRequiredSecondFactor,
  type SecondFactorSetup,
  type SignedInWithCodes,
} from "@panel/api-client/panel";
import { Button } from "@panel/ui/button";
import { InlineMessage } from "@panel/ui/inline-message";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { enterWith } from "../../../session/session.ts";
import { panelApi } from "../../../shared/connections.ts";
import { ownTimeZone } from "../../../shared/own-time-zone.ts";
import { AppSetup } from "../../../shared/second-factor/AppSetup.tsx";
import { RecoveryCodes } from "../../../shared/second-factor/RecoveryCodes.tsx";
import { useAttempt } from "../../../shared/second-factor/use-attempt.ts";
import { useErrorText } from "../../../shared/use-error-text.ts";
import type { SecondStepProps } from "./props.ts";
import { StepHeading } from "./StepHeading.tsx";
import { hasEnded } from "./has-ended.ts";
import { forgetStep } from "./kept-step.ts";

/** The second step of whoever has to have a second factor and has none: sets it up, then signs in. */
export function EnrolStep({ challenge, isScreen, onBack }: SecondStepProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { attempt, pending, failure } = useAttempt();
  const [setup, setSetup] = useState<SecondFactorSetup>();
  const [made, setMade] = useState<SignedInWithCodes>();

  const orBack = async <T,>(call: Promise<T>): Promise<T | undefined> => {
    try {
      return await call;
    } catch (error) {
      if (!hasEnded(error)) throw error;
      onBack(error);
      return undefined;
    }
  };
  const begin = async () =>
    setSetup(await orBack(beginRequiredSecondFactor(panelApi, { challenge })));
  const confirm = async (code: string) => {
    const form = { challenge, code, timeZone: ownTimeZone() };
    setMade(await orBack(confirmRequiredSecondFactor(panelApi, form)));
    forgetStep();
  };
  const problem = failure !== undefined && !pending && (
    <InlineMessage tone="error" className="mt-4">
      {errorText(failure)}
    </InlineMessage>
  );

  if (made) {
    return (
      <div>
        <StepHeading isScreen={isScreen} title={t("SECOND_FACTOR.codesTitle")} />
        <RecoveryCodes
          codes={made.recoveryCodes}
          pending={pending}
          onDone={() => void attempt(() => enterWith(made.token))}
        />
        {problem}
      </div>
    );
  }
  return (
    <div>
      {setup ? (
        <>
          <StepHeading isScreen={isScreen} title={t("SECOND_FACTOR.scanTitle")} />
          <AppSetup setup={setup} onConfirm={confirm} />
        </>
      ) : (
        <>
          <StepHeading
            isScreen={isScreen}
            title={t("SECOND_FACTOR.enrolTitle")}
            text={t("SECOND_FACTOR.enrolText")}
          />
          <Button
            variant="primary"
            size="lg"
            fullWidth
            loading={pending}
            onClick={() => void attempt(begin)}
          >
            {t("SECOND_FACTOR.next")}
          </Button>
        </>
      )}
      {problem}
      <Button variant="quiet" className="mt-4 -ml-3" onClick={() => onBack()}>
        {t("SECOND_FACTOR.back")}
      </Button>
    </div>
  );
}
