import { forgotPassword } from "@panel/api-client/panel";
import { EMAIL_MAX } from "@panel/domain/session";
import type { TranslationKey } from "@panel/i18n";
import { Button } from "@panel/ui/button";
import { InlineMessage } from "@panel/ui/inline-message";
import { TextInput } from "@panel/ui/text-input";
import { useForm } from "@tanstack/react-form";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { PublicLink } from "../../../layout/PublicLink.tsx";
import { panelApi } from "../../../shared/connections.ts";
import { useErrorText } from "../../../shared/error-text.ts";
import { FormField } from "../../../shared/FormField.tsx";

const invalidEmail: TranslationKey = "VALIDATION.invalidEmail";
const schema = z.object({
  email: z.string().check(z.email(invalidEmail), z.maxLength(EMAIL_MAX, invalidEmail)),
});

/** Asks for a recovery link. Whether the e-mail has an account is not told. */
export function ForgotPasswordScreen() {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [sentTo, setSentTo] = useState<string>();
  const [failure, setFailure] = useState<unknown>();

  const form = useForm({
    defaultValues: { email: "" },
    validators: { onSubmit: schema },
    onSubmit: async ({ value }) => {
      setFailure(undefined);
      try {
        await forgotPassword(panelApi, value);
        setSentTo(value.email);
      } catch (error) {
        setFailure(error);
      }
    },
  });

  const back = <PublicLink to="/login">{t("FORGOT.back")}</PublicLink>;

  if (sentTo !== undefined) {
    return (
      <div role="status">
        <h1 className="mb-2 text-title font-semibold tracking-tight">{t("FORGOT.sentTitle")}</h1>
        <p className="mb-6 text-reading text-ink-muted">
          {t("FORGOT.sentText", { email: sentTo })}
        </p>
        {back}
      </div>
    );
  }

  return (
    <>
      <h1 className="text-title font-semibold tracking-tight">{t("FORGOT.title")}</h1>
      <p className="mt-1 mb-8 text-reading text-ink-muted">{t("FORGOT.text")}</p>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void form.handleSubmit();
        }}
      >
        <form.Field name="email">
          {(field) => (
            <FormField field={field} label={t("LOGIN.email")}>
              <TextInput
                type="email"
                autoComplete="username"
                inputMode="email"
                value={field.state.value}
                onValueChange={field.handleChange}
              />
            </FormField>
          )}
        </form.Field>
        <form.Subscribe selector={(state) => state.isSubmitting}>
          {(submitting) => (
            <Button
              type="submit"
              variant="primary"
              size="lg"
              fullWidth
              loading={submitting}
              loadingLabel={t("FORGOT.submitting")}
            >
              {t("FORGOT.submit")}
            </Button>
          )}
        </form.Subscribe>
        {failure !== undefined && (
          <InlineMessage tone="error" onDismiss={() => setFailure(undefined)}>
            {errorText(failure)}
          </InlineMessage>
        )}
        <div>{back}</div>
      </form>
    </>
  );
}
