import { Button } from "@panel/ui/button";
import { Checkbox } from "@panel/ui/checkbox";
import { InlineMessage } from "@panel/ui/inline-message";
import { PasswordInput } from "@panel/ui/password-input";
import { linkStyle } from "@panel/ui/text-link";
import { TextInput } from "@panel/ui/text-input";
import { isApiError } from "@panel/api-client";
import { useForm } from "@tanstack/react-form";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useErrorText } from "../shared/error-text.ts";
import { FormField } from "../shared/FormField.tsx";
import type { Settings } from "../settings.ts";
import { DemoAccounts } from "./DemoAccounts.tsx";
import { loginSchema } from "./login-schema.ts";

interface LoginFormProps {
  /** Signs in; what it throws is shown under the form. */
  onSubmit(email: string, password: string): Promise<void>;
  /** Fixes the e-mail: signing in again over a screen is for the same user. */
  email?: string;
  submitLabel?: string;
  demoAccounts?: Settings["demoAccounts"];
}

/** E-mail and password, on the login screen and over a screen whose session has expired. */
export function LoginForm({ onSubmit, email, submitLabel, demoAccounts }: LoginFormProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [failure, setFailure] = useState<unknown>();
  const [remember, setRemember] = useState(false);

  const form = useForm({
    defaultValues: { email: email ?? "", password: "" },
    validators: { onSubmit: loginSchema },
    onSubmit: async ({ value, formApi }) => {
      setFailure(undefined);
      try {
        await onSubmit(value.email.trim(), value.password);
        formApi.reset();
      } catch (error) {
        setFailure(error);
      }
    },
  });

  return (
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
              readOnly={email !== undefined}
              value={field.state.value}
              onValueChange={field.handleChange}
            />
          </FormField>
        )}
      </form.Field>
      <form.Field name="password">
        {(field) => (
          <FormField field={field} label={t("LOGIN.password")}>
            <PasswordInput
              autoComplete="current-password"
              value={field.state.value}
              onValueChange={field.handleChange}
            />
          </FormField>
        )}
      </form.Field>
      {email === undefined && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <Checkbox label={t("LOGIN.remember")} checked={remember} onCheckedChange={setRemember} />
          <Link to="/forgot-password" className={linkStyle()}>
            {t("LOGIN.forgot")}
          </Link>
        </div>
      )}
      <form.Subscribe selector={(state) => state.isSubmitting}>
        {(submitting) => (
          <Button
            type="submit"
            variant="primary"
            size="lg"
            fullWidth
            loading={submitting}
            loadingLabel={t("LOGIN.submitting")}
          >
            {submitLabel ?? t("LOGIN.submit")}
          </Button>
        )}
      </form.Subscribe>
      {failure !== undefined && (
        <InlineMessage
          tone="error"
          autoClear={!isApiError(failure, "refused")}
          onClear={() => setFailure(undefined)}
        >
          {errorText(failure)}
        </InlineMessage>
      )}
      {demoAccounts && demoAccounts.length > 0 && (
        <DemoAccounts
          accounts={demoAccounts}
          onChoose={(account) => {
            form.setFieldValue("email", account.email);
            form.setFieldValue("password", account.password);
          }}
        />
      )}
    </form>
  );
}
