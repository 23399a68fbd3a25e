import { Button } from "@panel/ui/button";
import { Field } from "@panel/ui/field";
import { InlineMessage } from "@panel/ui/inline-message";
import { PasswordInput } from "@panel/ui/password-input";
import { useState, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { useAttempt } from "../../../shared/second-factor/use-attempt.ts";
import { useErrorText } from "../../../shared/use-error-text.ts";

interface PasswordFormProps {
  submitLabel: string;
  isDanger?: boolean;
  /** Sends the password. An error that it throws is shown under the form. */
  onSubmit: (password: string) => Promise<void>;
}

/** Asks the signed-in user for the password once more. */
export function PasswordForm({ submitLabel, isDanger = false, onSubmit }: PasswordFormProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { attempt, pending, failure } = useAttempt();
  const [password, setPassword] = useState("");
  const [isMissing, setMissing] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setMissing(password === "");
    if (password !== "") void attempt(() => onSubmit(password));
  };
  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      <Field
        label={t("LOGIN.password")}
        error={isMissing && password === "" ? t("VALIDATION.required") : undefined}
      >
        <PasswordInput
          autoComplete="current-password"
          maxLength={128}
          value={password}
          onValueChange={setPassword}
        />
      </Field>
      <Button
        type="submit"
        variant={isDanger ? "danger" : "primary"}
        size="lg"
        fullWidth
        loading={pending}
      >
        {submitLabel}
      </Button>
      {failure !== undefined && !pending && (
        <InlineMessage tone="error">{errorText(failure)}</InlineMessage>
      )}
    </form>
  );
}
