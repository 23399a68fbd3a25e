import { Field } from "@panel/ui/field";
import { TextInput } from "@panel/ui/text-input";
import { useTranslation } from "react-i18next";

interface CodeFieldProps {
  /** Whether the form asks for nothing else. @default true */
  isOnly?: boolean;
  /** Of the authenticator app, unless it is a recovery code. */
  isRecovery?: boolean;
  value: string;
  onValueChange: (value: string) => void;
  /** A translated error. */
  error?: string | undefined;
}

/** A field for a code of an authenticator app, which browsers and phones fill in, or for a recovery code. */
export function CodeField({
  isOnly = true,
  isRecovery = false,
  value,
  onValueChange,
  error,
}: CodeFieldProps) {
  const { t } = useTranslation();
  return (
    <Field
      label={t(isRecovery ? "SECOND_FACTOR.recoveryCode" : "SECOND_FACTOR.code")}
      error={error}
    >
      <TextInput
        // Another field, so that what was typed is not taken for the other kind of code.
        key={String(isRecovery)}
        autoComplete={isRecovery ? "off" : "one-time-code"}
        inputMode={isRecovery ? "text" : "numeric"}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={isRecovery ? 60 : 20}
        className="font-mono tracking-widest"
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={isOnly}
        value={value}
        onValueChange={onValueChange}
      />
    </Field>
  );
}
