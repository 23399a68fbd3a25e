import { isApiError } from "@panel/api-client";
import type { TranslationKey } from "@panel/i18n";
import { Button } from "@panel/ui/button";
import { Form, FormField, SubmitButton } from "@panel/ui/form";
import { InlineMessage } from "@panel/ui/inline-message";
import { PasswordInput } from "@panel/ui/password-input";
import { revalidateLogic, useForm } from "@tanstack/react-form";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useUser } from "../../../session/use-session.ts";
import { FormErrorMessages } from "../../../shared/FormErrorMessages.tsx";
import { CodeField } from "../../../shared/second-factor/CodeField.tsx";
import { useErrorText } from "../../../shared/use-error-text.ts";
import { proofSchema } from "../proof-schema.ts";

/** What shows that whoever has the session is its user. */
export interface Proof {
  password: string;
  /** Where there is a second factor. */
  code?: string;
}

interface ProofFormProps {
  /** Whether it takes a code of the second factor, too. */
  takesCode: boolean;
  /** Whether a new password is set. */
  isNewPassword?: boolean;
  submitLabel: string;
  isDanger?: boolean;
  /** Sends what was typed. An error that it throws is shown at its field, or under the form; nothing typed is lost. */
  onSubmit: (proof: Proof, newPassword: string) => Promise<void>;
}

const EMPTY = { password: "", code: "", newPassword: "", confirmPassword: "" };

/** Refusals of one field: they stand there until something else is typed. */
const FIELD_OF: Readonly<Record<string, keyof typeof EMPTY>> = {
  "ERRORS.wrongPassword": "password",
  "ERRORS.wrongPasswordOrCode": "code",
  "ERRORS.commonPassword": "newPassword",
  "ERRORS.isDefaultPassword": "newPassword",
  "ERRORS.samePassword": "newPassword",
} satisfies Partial<Record<TranslationKey, keyof typeof EMPTY>>;

/** Asks the signed-in user for the password once more, and for what else it takes. */
export function ProofForm(props: ProofFormProps) {
  const { takesCode, isNewPassword = false, submitLabel, isDanger = false, onSubmit } = props;
  const { t } = useTranslation();
  const { email } = useUser();
  const errorText = useErrorText();
  const [isRecovery, setRecovery] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [refused, setRefused] = useState<{ field: string; value: string; text: string }>();

  const form = useForm({
    defaultValues: EMPTY,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: proofSchema({ code: takesCode, newPassword: isNewPassword }) },
    onSubmit: async ({ value }) => {
      setFailure(undefined);
      setRefused(undefined);
      const { password, newPassword } = value;
      try {
        await onSubmit(
          { password, ...(takesCode ? { code: value.code.trim() } : {}) },
          newPassword,
        );
      } catch (error) {
        const key = isApiError(error, "refused") ? (error.translationKey ?? "") : "";
        const field = FIELD_OF[key];
        if (!field) return setFailure(error);
        setRefused({ field, value: value[field], text: errorText(error) });
      }
    },
  });
  const refusalOf = (field: { name: string; state: { value: string } }) =>
    refused?.field === field.name && refused.value === field.state.value ? refused.text : undefined;

  return (
    <FormErrorMessages>
      <Form form={form} className="grid gap-5">
        {/* Tells password managers whose passwords these are. */}
        <input hidden readOnly type="email" autoComplete="username" value={email} />
        <form.Field name="password">
          {(field) => (
            <FormField
              field={field}
              label={t(isNewPassword ? "PROFILE.currentPassword" : "LOGIN.password")}
              error={refusalOf(field)}
            >
              {(control) => (
                <PasswordInput autoComplete="current-password" maxLength={128} {...control} />
              )}
            </FormField>
          )}
        </form.Field>
        {takesCode && (
          <form.Field name="code">
            {(field) => (
              <div className="grid gap-1">
                <CodeField
                  isOnly={false}
                  isRecovery={isRecovery}
                  value={field.state.value}
                  onValueChange={(value) => field.handleChange(value)}
                  error={
                    field.state.meta.errors.length > 0 ? t("VALIDATION.required") : refusalOf(field)
                  }
                />
                <Button
                  variant="quiet"
                  size="sm"
                  className="-ml-2 justify-self-start"
                  onClick={() => {
                    setRecovery(!isRecovery);
                    field.handleChange("");
                  }}
                >
                  {t(isRecovery ? "SECOND_FACTOR.useApp" : "SECOND_FACTOR.useRecovery")}
                </Button>
              </div>
            )}
          </form.Field>
        )}
        {isNewPassword && (
          <>
            <form.Field name="newPassword">
              {(field) => (
                <FormField
                  field={field}
                  label={t("PASSWORD.new")}
                  hint={t("PASSWORD.hint")}
                  error={refusalOf(field)}
                >
                  {(control) => <PasswordInput autoComplete="new-password" {...control} />}
                </FormField>
              )}
            </form.Field>
            <form.Field name="confirmPassword">
              {(field) => (
                <FormField field={field} label={t("PASSWORD.confirm")}>
                  {(control) => <PasswordInput autoComplete="new-password" {...control} />}
                </FormField>
              )}
            </form.Field>
          </>
        )}
        <SubmitButton
          form={form}
          variant={isDanger ? "danger" : "primary"}
          size="lg"
          fullWidth
          loadingLabel={t("SECOND_FACTOR.verifying")}
        >
          {submitLabel}
        </SubmitButton>
        {failure !== undefined && <InlineMessage tone="error">{errorText(failure)}</InlineMessage>}
      </Form>
    </FormErrorMessages>
  );
}
