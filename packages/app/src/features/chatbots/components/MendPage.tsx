import { isApiError } from "@panel/api-client";
import type { KnowledgePage } from "@panel/api-client/bots";
import { PAGE_TEXT_MAX } from "@panel/domain/knowledge-pages";
import { Button } from "@panel/ui/button";
import { FormField } from "@panel/ui/form";
import { InlineMessage } from "@panel/ui/inline-message";
import { Textarea } from "@panel/ui/textarea";
import { revalidateLogic, useForm, useStore } from "@tanstack/react-form";
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { draftOrigin, type Draft } from "../../../shared/editing/draft.ts";
import { focusFirstError } from "../../../shared/editing/focus-first-error.ts";
import { RestoredDraft } from "../../../shared/editing/RestoredDraft.tsx";
import { useDraft } from "../../../shared/editing/use-draft.ts";
import { FormErrorMessages } from "../../../shared/FormErrorMessages.tsx";
import { useErrorText } from "../../../shared/use-error-text.ts";
import { MENDED_VALUES, mendedSchema, type MendedValues } from "../mended-page.ts";

const FORM = "mended-page";

interface MendPageProps {
  page: KnowledgePage;
  /** Of this page on this device. */
  draftKey: string;
  draft: Draft<MendedValues> | undefined;
  /** @throws ApiError */
  onSave(before: KnowledgePage, text: string): Promise<void>;
  /** Fetches the page again after a conflict. */
  onConflict(): Promise<unknown>;
  onClose(): void;
}

/** Mends the text of a page by hand. What is not saved stays on this device, also when another page is opened. */
export function MendPage(props: MendPageProps) {
  const { page, draftKey: key, draft, onSave, onConflict, onClose } = props;
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [restored, setRestored] = useState(draft);
  const [saved, setSaved] = useState(() =>
    draft
      ? { id: page.page, ...draftOrigin(draft) }
      : { id: page.page, version: page.version, values: { text: page.text } },
  );
  const [failure, setFailure] = useState<string>();
  const [isConflict, setIsConflict] = useState(false);
  const [initial] = useState(draft?.values ?? saved.values);

  const store = async ({ text }: MendedValues) => {
    setFailure(undefined);
    try {
      await onSave({ ...page, version: saved.version ?? page.version }, text);
      keeping.discard();
      onClose();
    } catch (error) {
      if (!isApiError(error, "conflict")) {
        setFailure(errorText(error));
        return;
      }
      setIsConflict(true);
      await onConflict();
    }
  };
  const form = useForm({
    defaultValues: initial,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: mendedSchema },
    onSubmit: ({ value }) => store(value),
    onSubmitInvalid: () => void focusFirstError(FORM),
  });
  const keeping = useDraft(key, form.store, saved, MENDED_VALUES);
  // A draft that comes back takes the focus itself.
  const focusText = useEffectEvent(() => {
    if (!restored) document.querySelector<HTMLElement>(`#${FORM} textarea`)?.focus();
  });
  useEffect(() => focusText(), []);
  const saving = useStore(form.store, (state) => state.isSubmitting);
  // What the other person saved is known now: saving again is a decision.
  if (isConflict && page.version !== saved.version) setSaved({ ...saved, version: page.version });

  return (
    <FormErrorMessages>
      {restored && (
        <RestoredDraft
          at={restored.savedAt}
          onDiscard={() => {
            form.reset({ text: page.text }, { keepDefaultValues: true });
            setRestored(undefined);
            setSaved({ id: page.page, version: page.version, values: { text: page.text } });
          }}
        />
      )}
      <form
        id={FORM}
        noValidate
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void form.handleSubmit();
        }}
      >
        {isConflict && (
          <InlineMessage tone="warning">
            <p>{t("CHATBOT_PAGES.conflict")}</p>
            <details className="mt-1">
              <summary className="cursor-pointer">{t("CHATBOT_PAGES.theirs")}</summary>
              <p className="mt-1 wrap-anywhere whitespace-pre-line">{page.text}</p>
            </details>
          </InlineMessage>
        )}
        <form.Field name="text">
          {(field) => (
            <FormField
              field={field}
              label={t("CHATBOT_PAGES.field", { page: page.page })}
              hint={t("CHATBOT_PAGES.fieldHint")}
              counter={{ length: field.state.value.length, max: PAGE_TEXT_MAX }}
            >
              {(control) => <Textarea minRows={10} maxRows={28} autoComplete="off" {...control} />}
            </FormField>
          )}
        </form.Field>
        <div role="alert" className="empty:hidden">
          {failure && <InlineMessage tone="error">{failure}</InlineMessage>}
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            type="submit"
            variant="primary"
            loading={saving}
            loadingLabel={t("GENERIC.saving")}
          >
            {t("CHATBOT_PAGES.save")}
          </Button>
          <Button
            disabled={saving}
            onClick={() => {
              keeping.discard();
              onClose();
            }}
          >
            {t("CHATBOT_PAGES.cancel")}
          </Button>
        </div>
      </form>
    </FormErrorMessages>
  );
}
