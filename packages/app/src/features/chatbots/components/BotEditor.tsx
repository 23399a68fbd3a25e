import { isApiError } from "@panel/api-client";
import { retryDataSourceFile, type KnowledgeFile } from "@panel/api-client/bots";
import { DEFAULT_CONTENT_LANGUAGE, type ContentLanguage } from "@panel/domain/languages";
import { Button } from "@panel/ui/button";
import { ModalAlert } from "@panel/ui/modal-alert";
import { SaveBar } from "@panel/ui/save-bar";
import { useToast } from "@panel/ui/toast";
import { useStore } from "@tanstack/react-form";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useUser } from "../../../session/use-session.ts";
import { openDownload } from "../../../shared/save-file.ts";
import { withBotPlatform } from "../../../shared/bot-platform.ts";
import { draftKey, readDraft } from "../../../shared/editing/draft.ts";
import { focusFirstError } from "../../../shared/editing/focus-first-error.ts";
import { useSaveMessage, type SaveOutcome } from "../../../shared/editing/FormSaveBar.tsx";
import { FormProblems } from "../../../shared/editing/FormProblems.tsx";
import { RestoredDraft } from "../../../shared/editing/RestoredDraft.tsx";
import { useFormProblems } from "../../../shared/editing/use-form-problems.ts";
import { useSaveShortcut } from "../../../shared/editing/use-save-shortcut.ts";
import { useDraft, type Saved } from "../../../shared/editing/use-draft.ts";
import { FormErrorMessages } from "../../../shared/FormErrorMessages.tsx";
import { useErrorText } from "../../../shared/use-error-text.ts";
import { useBackToList } from "../../../shared/use-back-to-list.ts";
import type { ListedBot } from "../bot.ts";
import { mainTexts, toValues } from "../mapping.ts";
import { chatbotKeys, knowledgeFiles, type StoredBot } from "../queries.ts";
import { BOT_VALUES, recoveredBot, type BotValues } from "../schema.ts";
import { updateWholeChatbot } from "../update-chatbot.ts";
import { useBotForm } from "../use-bot-form.ts";
import { useFileChanges } from "../use-file-changes.ts";
import { BotChat } from "./BotChat.tsx";
import { BotLooks } from "./BotLooks.tsx";
import { BotTexts } from "./BotTexts.tsx";
import { KnowledgeFiles } from "./KnowledgeFiles.tsx";

const FORM = "chatbot-form";
/** How long discarded changes can be brought back, in ms; hover and focus stop the clock. */
const UNDO_TIME = 12_000;

interface BotEditorProps {
  bot: ListedBot;
  stored: StoredBot;
  files: readonly KnowledgeFile[];
  filesError: unknown;
  everybodys: boolean;
  /** The test chat, shown beside the form. */
  chat: ReactNode;
  onChangedChange(changed: boolean): void;
  /** Fetches the data again after a save. */
  onSaved(): Promise<void>;
}

/** Form of a stored bot. */
export function BotEditor(props: BotEditorProps) {
  const { bot, stored, files: storedFiles, filesError, everybodys, chat } = props;
  const { onChangedChange, onSaved } = props;
  const { t } = useTranslation();
  const toast = useToast();
  const viewer = useUser();
  const queryClient = useQueryClient();
  const errorText = useErrorText();
  const key = draftKey(viewer.id, "chatbot", bot.botId);
  const [saved, setSaved] = useState<Saved<BotValues>>(() => ({
    id: 0,
    version: undefined,
    values: toValues(stored.record, stored.data, bot.botId),
  }));
  const [draft, setDraft] = useState(() =>
    readDraft(key, (kept) => recoveredBot(kept, saved.values)),
  );
  const [language, setLanguage] = useState<ContentLanguage>(DEFAULT_CONTENT_LANGUAGE);
  const [avatar, setAvatar] = useState<File>();
  const [outcome, setOutcome] = useState<SaveOutcome>();
  const [alerted, setAlerted] = useState<string>();
  const files = useFileChanges(storedFiles);

  const [initial] = useState(draft?.values ?? saved.values);
  const form = useBotForm(initial, {
    onValid: (values) => update(values),
    onInvalid: () => void focusFirstError(FORM),
  });
  const values = useStore(form.store, (state) => state.values);
  const saving = useStore(form.store, (state) => state.isSubmitting);
  const attached = avatar !== undefined || files.changed;
  const keeping = useDraft(key, form.store, saved, BOT_VALUES, attached);
  const changed = keeping.dirty;
  const tellChanged = useEffectEvent(onChangedChange);
  useEffect(() => tellChanged(changed), [changed]);

  const undo = useRef<string>(undefined);
  const forgetUndo = useEffectEvent(() => {
    if (undo.current !== undefined) toast.dismiss(undo.current);
  });
  // Once something else is typed, undoing a discard would lose that.
  useEffect(() => {
    if (changed) forgetUndo();
  }, [changed]);
  useEffect(() => () => forgetUndo(), []);

  const update = async (next: BotValues) => {
    setOutcome(undefined);
    try {
      await updateWholeChatbot({
        bot,
        values: next,
        everybodys,
        added: files.added.map(({ file }) => file),
        removed: files.removed,
        avatar,
        onProgress: files.showProgress,
      });
      setSaved({ ...saved, values: next });
      setDraft(undefined);
      setAvatar(undefined);
      files.clear();
      setOutcome({ kind: "saved", at: Date.now() });
      toast.show({ tone: "success", title: t("CHATBOT_FORM.updated", mainTexts(next)) });
      await onSaved();
    } catch (error) {
      const reason = errorText(error);
      setOutcome({ kind: "failed", text: t("CHATBOT_FORM.updateFailed", { reason }) });
      setAlerted(reason);
      files.clearProgress();
      await queryClient.invalidateQueries({ queryKey: chatbotKeys.files(bot.botId) });
      // Where the bot itself is gone, its screen offers what was typed.
      if (isApiError(error, "notFound")) {
        await queryClient.invalidateQueries({ queryKey: chatbotKeys.detail(bot.botId) });
      }
    }
  };

  const discard = () => {
    const before = { values, avatar };
    form.reset(saved.values, { keepDefaultValues: true });
    setAvatar(undefined);
    const restoreFiles = files.clear();
    setDraft(undefined);
    setOutcome(undefined);
    undo.current = toast.show({
      tone: "info",
      title: t("CHATBOT_FORM.discarded"),
      duration: UNDO_TIME,
      action: {
        label: t("CHATBOT_FORM.undo"),
        onSelect: () => {
          form.reset(before.values, { keepDefaultValues: true });
          setAvatar(before.avatar);
          restoreFiles();
        },
      },
    });
  };

  const retry = async (fileName: string) => {
    const { botId, clientId } = bot;
    try {
      await withBotPlatform((platform) =>
        retryDataSourceFile(platform, { clientId, botId, fileName }),
      );
      await queryClient.invalidateQueries({ queryKey: chatbotKeys.files(botId) });
    } catch (error) {
      toast.show({ tone: "error", title: t("GENERIC.error"), description: errorText(error) });
    }
  };

  const download = async (fileName: string) => {
    try {
      const fresh = await queryClient.fetchQuery({ ...knowledgeFiles(bot), staleTime: 0 });
      const address = fresh.find((each) => each.fileName === fileName)?.fileAddress;
      if (address !== undefined) openDownload(address);
    } catch (error) {
      toast.show({ tone: "error", title: t("GENERIC.error"), description: errorText(error) });
    }
  };

  const backToList = useBackToList("/panel/chatbot");
  const problems = useFormProblems(FORM, form.store);
  useSaveShortcut(FORM);
  const { state, text } = useSaveMessage({ exists: true, saving, keeping, outcome });

  return (
    <FormErrorMessages>
      {draft && <RestoredDraft at={draft.savedAt} onDiscard={discard} />}
      <div className="grid items-start gap-6 laptop:grid-cols-[minmax(0,1fr)_24rem]">
        <form
          id={FORM}
          noValidate
          className="grid min-w-0 gap-6"
          onSubmit={(event) => {
            event.preventDefault();
            void form.handleSubmit();
          }}
        >
          <BotTexts form={form} language={language} onLanguageChange={setLanguage} />
          <BotLooks
            form={form}
            stored={stored.record?.Thumbnail ?? ""}
            avatar={avatar}
            onAvatarChange={setAvatar}
            colors={!everybodys}
          />
          {!everybodys && (
            <BotChat form={form} language={language} onLanguageChange={setLanguage} />
          )}
          <KnowledgeFiles
            stored={storedFiles}
            error={filesError ? errorText(filesError) : undefined}
            files={files}
            busy={saving}
            readOnly={everybodys}
            onRetry={(fileName) => void retry(fileName)}
            onDownload={(fileName) => void download(fileName)}
            bot={bot}
          />
        </form>
        {chat && <div className="min-w-0 laptop:sticky laptop:top-30">{chat}</div>}
      </div>
      <SaveBar
        {...(problems.length > 0 && !saving
          ? { state: "error", message: <FormProblems problems={problems} /> }
          : { state, message: text })}
        className="mt-6"
      >
        {changed ? (
          <Button variant="quiet" disabled={saving} onClick={discard}>
            {t("CHATBOT_FORM.discard")}
          </Button>
        ) : (
          <Button asChild>
            <Link {...backToList}>{t("CHATBOT_FORM.back")}</Link>
          </Button>
        )}
        {(changed || saving) && (
          <Button
            type="submit"
            form={FORM}
            variant="primary"
            loading={saving}
            loadingLabel={t("GENERIC.saving")}
          >
            {t("CHATBOT_FORM.update")}
          </Button>
        )}
      </SaveBar>
      <ModalAlert
        open={alerted !== undefined}
        variant="error"
        title={t("CHATBOT_FORM.updateError")}
        buttonLabel={t("GENERIC.accept")}
        onClose={() => setAlerted(undefined)}
      >
        <p>{alerted}</p>
        <p className="mt-2">{t("CHATBOT_FORM.updateKept")}</p>
      </ModalAlert>
    </FormErrorMessages>
  );
}
