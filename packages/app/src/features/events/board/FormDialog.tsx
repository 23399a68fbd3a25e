import { Button } from "@panel/ui/button";
import { Dialog } from "@panel/ui/dialog";
import { InlineMessage } from "@panel/ui/inline-message";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../../shared/use-error-text.ts";

interface FormDialogProps {
  title: string;
  description?: string;
  submitLabel: string;
  pending: boolean;
  /** Why it failed; what was typed stays. */
  error: unknown;
  onSubmit(): void;
  onClose(): void;
  children: ReactNode;
}

/** A small form in a window, whose button sends it. */
export function FormDialog({
  title,
  description,
  submitLabel,
  pending,
  error,
  onSubmit,
  onClose,
  children,
}: FormDialogProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const formId = useId();
  return (
    <Dialog
      open
      title={title}
      description={description}
      blocked={pending}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t("GENERIC.cancel")}</Button>
          <Button variant="primary" type="submit" form={formId} loading={pending}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-4"
        onSubmit={(submitted) => {
          submitted.preventDefault();
          submitted.stopPropagation();
          if (!pending) onSubmit();
        }}
      >
        {children}
        {error !== null && error !== undefined && (
          <InlineMessage tone="error">{errorText(error)}</InlineMessage>
        )}
      </form>
    </Dialog>
  );
}
