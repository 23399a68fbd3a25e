import { forgotPassword } from "@panel/api-client/panel";
import { isEmail } from "@panel/domain/email";
import type { TranslationKey } from "@panel/i18n";
import { Form, FormField, SubmitButton } from "@panel/ui/form";
import { InlineMessage } from "@panel/ui/inline-message";
import { TextInput } from "@panel/ui/text-input";
import { useForm } from "@tanstack/react-form";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { PublicLink } from "../../../layout/PublicLink.tsx";
import { useSession } from "../../../session/use-session.ts";
import { panelApi } from "../../../shared/connections.ts";
import { FormErrorMessages } from "../../../shared/FormErrorMessages.tsx";
import { useErrorText } from "../../../shared/use-error-text.ts";
import { PublicHeading } from "../../../layout/PublicHeading.tsx";

const invalidEmail: TranslationKey = "VALIDATION.invalidEmail";
const schema = z.object({
  email: z.string().check(z.refine(isEmail, invalidEmail)),
});

/** Requests a recovery link. The answer does not reveal whether the e-mail has an account. */
export function ForgotPasswordScreen() {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const signedIn = useSession();
  const [mine] = useState(signedIn.status === "in" ? signedIn.user.email : "");
  const [sentTo, setSentTo] = useState<string>();
  const [failure, setFailure] = useState<unknown>();

  const form = useForm({
    defaultValues: { email: mine },
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

  // If the user is signed in, /login redirects to the panel.
  const back = (
    <PublicLink to="/login">{t(mine ? "FORGOT.backToPanel" : "FORGOT.back")}</PublicLink>
  );

  if (sentTo !== undefined) {
    return (
      <div role="status">
        <PublicHeading className="mb-2">{t("FORGOT.sentTitle")}</PublicHeading>
        <p className="mb-6 text-reading text-ink-muted">
          {t("FORGOT.sentText", { email: sentTo })}
        </p>
        {back}
      </div>
    );
  }

  return (
    <>
      <PublicHeading>{t("FORGOT.title")}</PublicHeading>
      <p className="mt-1 mb-8 text-reading text-ink-muted">{t("FORGOT.text")}</p>
      <FormErrorMessages>
        <Form form={form} className="grid gap-5">
          <form.Field name="email">
            {(field) => (
              <FormField field={field} label={t("LOGIN.email")}>
                {(control) => (
                  <TextInput type="email" autoComplete="username" inputMode="email" {...control} />
                )}
              </FormField>
            )}
          </form.Field>
          <SubmitButton form={form} size="lg" fullWidth loadingLabel={t("FORGOT.submitting")}>
            {t("FORGOT.submit")}
          </SubmitButton>
          {failure !== undefined && (
            <InlineMessage tone="error" onDismiss={() => setFailure(undefined)}>
              {errorText(failure)}
            </InlineMessage>
          )}
          <div>{back}</div>
        </Form>
      </FormErrorMessages>
    </>
  );
}
