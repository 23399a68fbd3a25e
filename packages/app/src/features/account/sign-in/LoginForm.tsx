import { Button } from "@panel/ui/button";
import { Checkbox } from "@panel/ui/checkbox";
import { Field } from "@panel/ui/field";
import { InlineMessage } from "@panel/ui/inline-message";
import { PasswordInput } from "@panel/ui/password-input";
import { TextInput } from "@panel/ui/text-input";
import { isApiError } from "@panel/api-client";
import { useEffect, useState, type ReactNode, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { PublicLink } from "../../../layout/PublicLink.tsx";
import { useErrorText } from "../../../shared/use-error-text.ts";
import type { Settings } from "../../../settings.ts";
import { DemoAccounts } from "./DemoAccounts.tsx";
import { ProviderButtons } from "./ProviderButtons.tsx";
import { takeProviderFailure } from "./provider-failure.ts";
import { forgetStep } from "../second-step/kept-step.ts";
import { secondStepAfter, secondStepBefore, type SecondStep } from "./after-password.ts";
import { loadSessionCalls } from "../../../session/session.ts";
import { isEmail } from "@panel/domain/email";
import { PASSWORD_MAX, PASSWORD_MIN } from "@panel/domain/session";
import type { TranslationKey } from "@panel/i18n";

interface Credentials {
  email: string;
  password: string;
}

type CredentialErrors = { [Field in keyof Credentials]?: TranslationKey | undefined };

/**
 * Returns the error of each field, or undefined if there is none. It does not use zod, which would add
 * more bytes to the login screen than everything else on it.
 */
function credentialErrors({ email, password }: Credentials): CredentialErrors | undefined {
  const errors: CredentialErrors = {};
  if (!isEmail(email.trim())) errors.email = "VALIDATION.invalidEmail";
  if (password.length < PASSWORD_MIN) errors.password = "VALIDATION.passwordTooShort";
  if (password.length > PASSWORD_MAX) errors.password = "ERRORS.incorrectCredentials";
  return errors.email || errors.password ? errors : undefined;
}

interface LoginFormProps {
  /** Signs in. An error that it throws is shown under the form. */
  onSubmit(email: string, password: string): Promise<void>;
  /** The only e-mail allowed, when the same user has to sign in again over a screen. */
  email?: string;
  submitLabel?: string;
  /** Of the screen that the form is; a second step has its own. */
  heading?: ReactNode;
  providers?: Settings["providers"];
  demoAccounts?: Settings["demoAccounts"];
}

/** Loads what signing in needs while the form is filled in, and not before: the field has the focus from the start. */
const prepare = () => void loadSessionCalls().catch(() => undefined);

/**
 * Form for e-mail and password, used on the login screen and over a screen whose session has expired. It does
 * not use the form library, because every visitor would have to load it before seeing anything.
 */
export function LoginForm(props: LoginFormProps) {
  const { onSubmit, email, submitLabel, heading, providers, demoAccounts } = props;
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [values, setValues] = useState<Credentials>({ email: email ?? "", password: "" });
  const [errors, setErrors] = useState<CredentialErrors>({});
  const [submitting, setSubmitting] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [remember, setRemember] = useState(false);
  const [secondStep, setSecondStep] = useState<SecondStep>();
  const [providerFailure] = useState(takeProviderFailure);

  const isScreen = heading !== undefined;

  useEffect(() => {
    if (!isScreen) return undefined;
    let isGone = false;
    secondStepBefore().then(
      (step) => {
        if (step && !isGone) setSecondStep(step);
      },
      // Signing in from the start leads there too.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isScreen]);

  const write = (field: keyof Credentials) => (value: string) => {
    prepare();
    setValues((current) => ({ ...current, [field]: value }));
    setErrors((current) => ({ ...current, [field]: undefined }));
  };

  const submit = async (given: Credentials) => {
    if (submitting) return;
    const found = credentialErrors(given);
    setErrors(found ?? {});
    if (found) return;
    setFailure(undefined);
    setSubmitting(true);
    try {
      await onSubmit(given.email.trim(), given.password);
      setValues({ email: email ?? "", password: "" });
    } catch (error) {
      await secondStepAfter(error).then(setSecondStep, setFailure);
    } finally {
      setSubmitting(false);
    }
  };

  if (secondStep) {
    const { Step, challenge } = secondStep;
    return (
      <Step
        challenge={challenge}
        isScreen={isScreen}
        onBack={(ended) => {
          forgetStep();
          setSecondStep(undefined);
          setValues((current) => ({ ...current, password: "" }));
          setFailure(ended);
        }}
      />
    );
  }
  return (
    <>
      {heading}
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault();
          void submit(values);
        }}
      >
        <Field label={t("LOGIN.email")} error={errors.email && t(errors.email)}>
          <TextInput
            type="email"
            autoComplete="username"
            // The screen is there to sign in, so focusing its first field skips no content.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus={email === undefined}
            inputMode="email"
            readOnly={email !== undefined}
            value={values.email}
            onValueChange={write("email")}
          />
        </Field>
        <Field label={t("LOGIN.password")} error={errors.password && t(errors.password)}>
          <PasswordInput
            autoComplete="current-password"
            value={values.password}
            onValueChange={write("password")}
          />
        </Field>
        {email === undefined && (
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <Checkbox
              label={t("LOGIN.remember")}
              checked={remember}
              onCheckedChange={setRemember}
            />
            <PublicLink to="/forgot-password">{t("LOGIN.forgot")}</PublicLink>
          </div>
        )}
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
        {failure !== undefined && (
          <InlineMessage
            tone="error"
            autoClear={!isApiError(failure, "refused")}
            onClear={() => setFailure(undefined)}
          >
            {errorText(failure)}
          </InlineMessage>
        )}
        <ProviderButtons providers={providers} failed={providerFailure} />
        {demoAccounts && demoAccounts.length > 0 && (
          <DemoAccounts
            accounts={demoAccounts}
            busy={submitting}
            onChoose={({ email: chosen, password }) => {
              setValues({ email: chosen, password });
              void submit({ email: chosen, password });
            }}
          />
        )}
      </form>
    </>
  );
}
