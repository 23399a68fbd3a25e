import { wordList } from "@panel/i18n/word-list";
import { completeLanguages } from "@panel/domain/chatbot-form";
import { DEFAULT_CONTENT_LANGUAGE, type ContentLanguage } from "@panel/domain/languages";
import { Button } from "@panel/ui/button";
import { ModalAlert } from "@panel/ui/modal-alert";
import { SaveBar } from "@panel/ui/save-bar";
import { useStore } from "@tanstack/react-form";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useUser } from "../../../session/use-session.ts";
import { draftKey, readDraft, writeDraft } from "../../../shared/editing/draft.ts";
import { focusFirstError } from "../../../shared/editing/focus-first-error.ts";
import { useSaveMessage } from "../../../shared/editing/FormSaveBar.tsx";
import { FormProblems } from "../../../shared/editing/FormProblems.tsx";
import { RestoredDraft } from "../../../shared/editing/RestoredDraft.tsx";
import { sameValues } from "../../../shared/editing/three-way-merge.ts";
import { useFormProblems } from "../../../shared/editing/use-form-problems.ts";
import { useSaveShortcut } from "../../../shared/editing/use-save-shortcut.ts";
import { useDraft, type Saved } from "../../../shared/editing/use-draft.ts";
import { FormErrorMessages } from "../../../shared/FormErrorMessages.tsx";
import { useErrorText } from "../../../shared/use-error-text.ts";
import { createWholeChatbot, type CreationStep } from "../create-chatbot.ts";
import { mainTexts, newBot } from "../mapping.ts";
import { knowledgeFiles } from "../queries.ts";
import { BOT_VALUES, recoveredBot, textsOf, type BotValues } from "../schema.ts";
import { useBotForm } from "../use-bot-form.ts";
import { useFileChanges } from "../use-file-changes.ts";
import { BotLooks } from "./BotLooks.tsx";
import { BotTexts } from "./BotTexts.tsx";
import { CreationProgress } from "./CreationProgress.tsx";
import { KnowledgeFiles } from "./KnowledgeFiles.tsx";
import { changed } from "../../../shared/what-changed.ts";

const FORM = "chatbot-form";

/** Form that creates a bot, and goes on with a creation that was interrupted. */
export function NewChatbot() {
  const { t, i18n } = useTranslation();
  const viewer = useUser();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const errorText = useErrorText();
  const key = draftKey(viewer.id, "chatbot", "new");
  const [fresh] = useState<Saved<BotValues>>(() => ({
    id: 0,
    version: undefined,
    values: newBot(),
    requestId: crypto.randomUUID(),
  }));
  const [draft, setDraft] = useState(() =>
    readDraft(key, (kept) => recoveredBot(kept, fresh.values)),
  );
  const [saved, setSaved] = useState(
    draft?.requestId ? { ...fresh, requestId: draft.requestId } : fresh,
  );
  const [language, setLanguage] = useState<ContentLanguage>(DEFAULT_CONTENT_LANGUAGE);
  const [avatar, setAvatar] = useState<File>();
  const [step, setStep] = useState<CreationStep>();
  const [failure, setFailure] = useState<{ step: CreationStep; error: unknown }>();
  const [alerted, setAlerted] = useState(false);
  const [created, setCreated] = useState(false);

  const [initial] = useState(draft?.values ?? fresh.values);
  const form = useBotForm(initial, {
    onValid: (values) => create(values),
    onInvalid: () => void focusFirstError(FORM),
  });
  const values = useStore(form.store, (state) => state.values);
  const saving = useStore(form.store, (state) => state.isSubmitting);

  const { botId } = values;
  const owner = { botId, clientId: viewer.email };
  const { data: stored = [] } = useQuery({
    ...knowledgeFiles(owner),
    enabled: botId !== "" && !saving,
    retry: false,
  });
  const files = useFileChanges(stored);
  const attached = avatar !== undefined || files.changed;
  const keeping = useDraft(key, form.store, saved, BOT_VALUES, attached);

  const create = async (next: BotValues) => {
    if (!avatar) return;
    let reached: CreationStep = "bot";
    setFailure(undefined);
    try {
      await createWholeChatbot({
        values: next,
        requestId: saved.requestId ?? "",
        clientId: viewer.email,
        added: files.added.map(({ file }) => file),
        removed: files.removed,
        avatar,
        onBot: (id) => form.setFieldValue("botId", id),
        onStep: (each) => {
          reached = each;
          setStep(each);
        },
        onProgress: files.showProgress,
      });
      const typed = { ...form.state.values };
      const made = { ...next, botId: typed.botId };
      // What was typed meanwhile is a change of the bot that is there now.
      if (!sameValues(typed, made, BOT_VALUES)) {
        const change = { values: typed, base: made, version: undefined, savedAt: Date.now() };
        writeDraft(draftKey(viewer.id, "chatbot", typed.botId), change);
      }
      setSaved({ ...saved, values: typed });
      setDraft(undefined);
      setAvatar(undefined);
      files.clear();
      setCreated(true);
    } catch (error) {
      setFailure({ step: reached, error });
      setAlerted(true);
      files.clearProgress();
    } finally {
      await changed(queryClient, "chatbots");
    }
  };

  const discardDraft = () => {
    form.reset(fresh.values, { keepDefaultValues: true });
    setSaved(fresh);
    setDraft(undefined);
    setFailure(undefined);
    setStep(undefined);
  };

  const missing = [
    ...(completeLanguages(textsOf(values)).length === 0
      ? [t("CHATBOT_FORM.missing.language")]
      : []),
    ...(files.count === 0 ? [t("CHATBOT_FORM.missing.file")] : []),
    ...(avatar ? [] : [t("CHATBOT_FORM.missing.avatar")]),
  ];
  const begun = botId !== "";
  const problems = useFormProblems(FORM, form.store);
  useSaveShortcut(FORM, () => {
    if (missing.length === 0) void form.handleSubmit();
  });
  const message = useSaveMessage({
    exists: false,
    saving,
    keeping,
    outcome: failure && {
      kind: "failed",
      text: t("CHATBOT_FORM.createFailed", { reason: errorText(failure.error) }),
    },
  });

  const hasProblems = problems.length > 0 && !saving;

  return (
    <FormErrorMessages>
      {draft && <RestoredDraft at={draft.savedAt} isNew onDiscard={discardDraft} />}
      <form
        id={FORM}
        noValidate
        className="grid gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          void form.handleSubmit();
        }}
      >
        <BotTexts form={form} language={language} onLanguageChange={setLanguage} />
        <BotLooks form={form} stored="" avatar={avatar} onAvatarChange={setAvatar} colors />
        <KnowledgeFiles stored={stored} files={files} busy={saving} />
        {(begun || saving || failure) && !created && (
          <CreationProgress step={(saving ? step : failure?.step) ?? "texts"} failed={!saving} />
        )}
      </form>
      <SaveBar
        state={hasProblems ? "error" : message.state}
        message={
          hasProblems ? (
            <FormProblems problems={problems} />
          ) : missing.length > 0 && !saving ? (
            `${t("CHATBOT_FORM.missingAll", { count: missing.length, list: wordList(missing, i18n.language) })} ${keeping.dirty ? message.text : ""}`
          ) : (
            message.text
          )
        }
      >
        <Button
          type="submit"
          form={FORM}
          variant="primary"
          disabled={missing.length > 0}
          loading={saving}
          loadingLabel={t("CHATBOT_FORM.creating")}
        >
          {t(begun ? "CHATBOT_FORM.goOn" : "CHATBOT_FORM.create")}
        </Button>
      </SaveBar>
      <ModalAlert
        open={alerted}
        variant="error"
        title={t("CHATBOT_FORM.createError")}
        buttonLabel={t("GENERIC.accept")}
        onClose={() => setAlerted(false)}
      >
        {failure && (
          <>
            <p>{errorText(failure.error)}</p>
            {begun && <p className="mt-2">{t("CHATBOT_FORM.halfMade")}</p>}
          </>
        )}
      </ModalAlert>
      <ModalAlert
        open={created}
        variant="success"
        title={t("CHATBOT_FORM.createdTitle")}
        buttonLabel={t("GENERIC.accept")}
        onClose={() => void navigate("/panel/chatbot")}
      >
        {t("CHATBOT_FORM.createdText", { name: mainTexts(values).name })}
      </ModalAlert>
    </FormErrorMessages>
  );
}
