import { isApiError } from "@panel/api-client";
import { PASSWORD_MAX, PASSWORD_MIN } from "@panel/domain/session";
import type { TranslationKey } from "@panel/i18n";
import { Form, FormField, SubmitButton } from "@panel/ui/form";
import { InlineMessage } from "@panel/ui/inline-message";
import { PasswordInput } from "@panel/ui/password-input";
import { Spinner } from "@panel/ui/spinner";
import { useForm } from "@tanstack/react-form";
import { startTransition, useEffect, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { FormErrorMessages } from "../../../shared/FormErrorMessages.tsx";
import { useErrorText } from "../../../shared/use-error-text.ts";
import { AccountCard } from "./AccountCard.tsx";
import { PublicHeading } from "../../../layout/PublicHeading.tsx";

const tooShort: TranslationKey = "VALIDATION.passwordTooShort";
const tooLong: TranslationKey = "VALIDATION.passwordTooLong";
const different: TranslationKey = "VALIDATION.passwordsDoNotMatch";

const password = z
  .string()
  .check(z.minLength(PASSWORD_MIN, tooShort), z.maxLength(PASSWORD_MAX, tooLong));
/** Refusals of the password itself: they stand at its field, where another is written. */
const WELL_KNOWN: ReadonlySet<string> = new Set<TranslationKey>([
  "ERRORS.commonPassword",
  "ERRORS.isDefaultPassword",
]);
const schema = z.object({ password, confirmPassword: password }).check(
  z.refine((values) => values.password === values.confirmPassword, {
    error: different,
    path: ["confirmPassword"],
    // Both errors are shown at once: a password that is too short and a confirmation that differs.
    when: () => true,
  }),
);

/** The steps for which each screen supplies texts. */
type StepWord =
  | "loading"
  | "loadingText"
  | "title"
  | "text"
  | "submit"
  | "processing"
  | "processingText"
  | "done"
  | "doneText";

type Step = "loading" | "form" | "processing" | "done";

interface NewPasswordStepsProps {
  /** Texts of the screen. */
  word: (name: StepWord) => string;
  /** The secret from the link in the mail. */
  id: string;
  /** How long the loading card is shown before the form, in ms. */
  opensAfter: number;
  /** Sets the password. If it throws, the form is shown again. */
  setPassword: (input: { id: string; password: string }) => Promise<void>;
  /** Called with an error. If missing, the error's text is shown above the button. */
  onRefused?: ((error: unknown) => void) | undefined;
  /** Shown below the text of a refusal: what else can be done. */
  whenRefused?: ReactNode;
  /** Called once the password is set. */
  onDone: () => void;
  /** Shown below the form: what may be done in its place. */
  belowForm?: ReactNode;
  /** Shown below the last card. */
  whenDone: ReactNode;
}

/** How long "processing" stays after the server has accepted the password, in ms. */
const DONE_AFTER = 1000;

/** The steps of setting a password by a link from a mail: loading, form, processing, done. A failure shows the form again. */
export function NewPasswordSteps({
  word,
  id,
  opensAfter,
  setPassword,
  onRefused,
  whenRefused,
  onDone,
  belowForm,
  whenDone,
}: NewPasswordStepsProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [step, setStep] = useState<Step>("loading");
  const [failure, setFailure] = useState<unknown>();
  const [wellKnown, setWellKnown] = useState<{ password: string; text: string }>();

  const form = useForm({
    defaultValues: { password: "", confirmPassword: "" },
    validators: { onSubmit: schema },
    onSubmit: async ({ value }) => {
      setFailure(undefined);
      setStep("processing");
      try {
        await setPassword({ id, password: value.password });
        onDone();
        await new Promise((resolve) => setTimeout(resolve, DONE_AFTER));
        setStep("done");
      } catch (error) {
        setStep("form");
        if (!isApiError(error, "refused")) setFailure(error);
        else if (WELL_KNOWN.has(error.translationKey ?? "")) {
          setWellKnown({ password: value.password, text: errorText(error) });
        } else if (onRefused) onRefused(error);
        else setFailure(error);
      }
    },
  });

  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setStep("form")), opensAfter);
    return () => clearTimeout(timer);
  }, [opensAfter]);

  if (step === "loading" || step === "processing") {
    return (
      <AccountCard role="status" icon={<Spinner aria-hidden />} title={word(step)}>
        {word(`${step}Text`)}
      </AccountCard>
    );
  }
  if (step === "done") {
    return (
      <AccountCard role="status" tone="success" title={word("done")} action={whenDone}>
        {word("doneText")}
      </AccountCard>
    );
  }
  return (
    <>
      <PublicHeading>{word("title")}</PublicHeading>
      <p className="mt-1 mb-8 text-reading text-ink-muted">{word("text")}</p>
      <FormErrorMessages>
        <Form form={form} className="grid gap-5">
          <form.Field name="password">
            {(field) => (
              <FormField
                field={field}
                label={t("PASSWORD.new")}
                hint={t("PASSWORD.hint")}
                error={field.state.value === wellKnown?.password ? wellKnown.text : undefined}
              >
                {(control) => (
                  // The screen holds nothing but the form, so focusing its first field skips no content.
                  // oxlint-disable-next-line jsx-a11y/no-autofocus
                  <PasswordInput autoComplete="new-password" autoFocus {...control} />
                )}
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
          <SubmitButton form={form} size="lg" fullWidth loadingLabel={t("GENERIC.saving")}>
            {word("submit")}
          </SubmitButton>
          {failure !== undefined && (
            <InlineMessage
              tone="error"
              autoClear={!isApiError(failure, "refused")}
              onClear={() => setFailure(undefined)}
            >
              {errorText(failure)}
            </InlineMessage>
          )}
          {isApiError(failure, "refused") && whenRefused}
        </Form>
      </FormErrorMessages>
      {belowForm}
    </>
  );
}
