import { isApiError } from "@panel/api-client";
import { Button } from "@panel/ui/button";
import type { TranslationKey } from "@panel/i18n";
import { InlineMessage } from "@panel/ui/inline-message";
import { useRef, useState, type ReactNode, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../use-error-text.ts";
import { CodeField } from "./CodeField.tsx";
import { useAttempt } from "./use-attempt.ts";

/** Says to write what the app shows, which is no help with a recovery code. */
const WRONG_CODE: TranslationKey = "ERRORS.wrongCode";

interface CodeFormProps {
  isRecovery?: boolean;
  submitLabel: string;
  /** Sends the code. An error that it throws is shown under the form. */
  onSubmit: (code: string) => Promise<void>;
  /** Above the field. */
  children?: ReactNode;
}

/** Asks for a code and sends it. */
export function CodeForm({ isRecovery = false, submitLabel, onSubmit, children }: CodeFormProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { attempt, pending, failure } = useAttempt();
  const [code, setCode] = useState("");
  const [isMissing, setMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isShort = code.replaceAll(/[\s-]/g, "").length < 6;
    setMissing(isShort);
    if (isShort) return;
    void attempt(async () => {
      await onSubmit(code.trim()).finally(() => {
        // Whatever becomes of a code of the app, the next try takes another one; a long one may be mistyped.
        if (!isRecovery) setCode("");
        form.current?.querySelector("input")?.focus();
      });
    });
  };

  return (
    <form ref={form} noValidate className="grid gap-5" onSubmit={submit}>
      {children}
      <CodeField
        isRecovery={isRecovery}
        value={code}
        onValueChange={(value) => {
          setCode(value);
          setMissing(false);
        }}
        error={isMissing ? t("VALIDATION.required") : undefined}
      />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        fullWidth
        loading={pending}
        loadingLabel={t("SECOND_FACTOR.verifying")}
      >
        {submitLabel}
      </Button>
      {failure !== undefined && !pending && (
        <InlineMessage tone="error">
          {isRecovery && isApiError(failure, "refused") && failure.translationKey === WRONG_CODE
            ? t("SECOND_FACTOR.wrongRecoveryCode")
            : errorText(failure)}
        </InlineMessage>
      )}
    </form>
  );
}
