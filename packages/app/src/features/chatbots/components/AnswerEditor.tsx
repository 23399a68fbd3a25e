import { saveOwnAnswer, type QuestionGroup } from "@panel/api-client/bots";
import { completeness, LANGUAGE } from "@panel/domain/languages";
import { OWN_ANSWER_TEXT_MAX, ownAnswerProblem } from "@panel/domain/own-answers";
import { Button } from "@panel/ui/button";
import { Dialog } from "@panel/ui/dialog";
import { FormField } from "@panel/ui/form";
import { InlineMessage } from "@panel/ui/inline-message";
import { TextInput } from "@panel/ui/text-input";
import { Textarea } from "@panel/ui/textarea";
import { useToast } from "@panel/ui/toast";
import { revalidateLogic, useForm, useStore } from "@tanstack/react-form";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useUser } from "../../../session/use-session.ts";
import { withBotPlatform } from "../../../shared/bot-platform.ts";
import { changeCached, fetchAnew } from "../../../shared/change-cached.ts";
import { draftKey, readDraft } from "../../../shared/editing/draft.ts";
import { focusFirstError } from "../../../shared/editing/focus-first-error.ts";
import { RestoredDraft } from "../../../shared/editing/RestoredDraft.tsx";
import { useDraft } from "../../../shared/editing/use-draft.ts";
import { FormErrorMessages } from "../../../shared/FormErrorMessages.tsx";
import { useErrorText } from "../../../shared/use-error-text.ts";
import type { BotOwner } from "../knowledge-upload.ts";
import {
  answerTexts,
  OWN_ANSWER_TEXTS,
  OWN_ANSWER_VALUES,
  ownAnswerSchema,
  recoveredAnswer,
  toTexts,
  type OpenAnswer,
  type OwnAnswerValues,
} from "../own-answer.ts";
import { chatbotKeys } from "../queries.ts";
import { BotLanguages } from "./BotLanguages.tsx";

const FORM = "own-answer";

interface AnswerEditorProps {
  bot: BotOwner;
  open: OpenAnswer;
  onClose(): void;
}

/** Writes an answer of the staff. What is not saved stays on this device, also when it is closed. */
export function AnswerEditor({ bot: { botId, clientId }, open, onClose }: AnswerEditorProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const key = draftKey(useUser().id, "own-answer", `${botId}:${open.key}`);
  const [draft, setDraft] = useState(() =>
    readDraft(key, (kept) => recoveredAnswer(kept, open.values)),
  );
  // A second try after an answer that was lost changes the same one.
  const [saved] = useState(() => {
    const requestId = open.id ?? draft?.requestId ?? crypto.randomUUID();
    return { id: 0, version: undefined, values: open.values, requestId };
  });
  const [initial] = useState(draft?.values ?? open.values);
  const [language, setLanguage] = useState(open.language);
  const [failure, setFailure] = useState<string>();

  const store = async (values: OwnAnswerValues) => {
    setFailure(undefined);
    const { groupIds } = open;
    try {
      const body = { clientId, botId, id: saved.requestId, texts: toTexts(values), groupIds };
      await withBotPlatform((platform) => saveOwnAnswer(platform, body));
    } catch (error) {
      setFailure(errorText(error));
      return;
    }
    keeping.discard();
    toast.show({ tone: "success", title: t("CHATBOT_ANSWERS.saved") });
    onClose();
    await Promise.all([
      changeCached<QuestionGroup[]>(queryClient, chatbotKeys.questions(botId), (groups) =>
        groups.filter(({ id }) => !groupIds.includes(id)),
      ),
      fetchAnew(queryClient, chatbotKeys.answers(botId)),
    ]);
  };
  const form = useForm({
    defaultValues: initial,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: ownAnswerSchema },
    onSubmit: ({ value }) => store(value),
    onSubmitInvalid: () => void focusFirstError(FORM),
  });
  const keeping = useDraft(key, form.store, saved, OWN_ANSWER_VALUES);
  const texts = useStore(form.store, (state) => answerTexts(state.values));
  const submitted = useStore(form.store, (state) => state.submissionAttempts > 0);
  const saving = useStore(form.store, (state) => state.isSubmitting);

  return (
    <Dialog
      open
      size="lg"
      blocked={saving}
      title={t(open.id ? "CHATBOT_ANSWERS.editTitle" : "CHATBOT_ANSWERS.newTitle")}
      description={t("CHATBOT_ANSWERS.editText")}
      onClose={onClose}
      footer={
        <>
          <Button disabled={saving} onClick={onClose}>
            {t("CHATBOT_ANSWERS.close")}
          </Button>
          <Button
            type="submit"
            form={FORM}
            variant="primary"
            loading={saving}
            loadingLabel={t("GENERIC.saving")}
          >
            {t("CHATBOT_ANSWERS.save")}
          </Button>
        </>
      }
    >
      <FormErrorMessages>
        {draft && (
          <RestoredDraft
            at={draft.savedAt}
            isNew={!open.id}
            onDiscard={() => {
              form.reset(open.values, { keepDefaultValues: true });
              setDraft(undefined);
            }}
          />
        )}
        <form
          id={FORM}
          noValidate
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            void form.handleSubmit();
          }}
        >
          <BotLanguages
            value={language}
            onValueChange={setLanguage}
            stateOf={(code) => ({
              ...completeness([texts[code].question, texts[code].answer]),
              errors: submitted
                ? OWN_ANSWER_TEXTS.filter((text) => ownAnswerProblem(texts, code, text)).length
                : 0,
            })}
          >
            {(code) => (
              <div className="grid gap-5">
                {OWN_ANSWER_TEXTS.map((text) => {
                  const Input = text === "question" ? TextInput : Textarea;
                  const max = OWN_ANSWER_TEXT_MAX[text];
                  return (
                    <form.Field key={text} name={`${text}.${code}`}>
                      {(field) => (
                        <FormField
                          field={field}
                          label={t(`CHATBOT_ANSWERS.${text}`)}
                          hint={t(`CHATBOT_ANSWERS.${text}Hint`)}
                          counter={{ length: field.state.value.length, max }}
                        >
                          {(control) => (
                            <Input
                              lang={LANGUAGE[code].interface}
                              maxLength={max}
                              autoComplete="off"
                              {...control}
                            />
                          )}
                        </FormField>
                      )}
                    </form.Field>
                  );
                })}
              </div>
            )}
          </BotLanguages>
          <div role="alert" className="empty:hidden">
            {failure && <InlineMessage tone="error">{failure}</InlineMessage>}
          </div>
        </form>
      </FormErrorMessages>
    </Dialog>
  );
}
