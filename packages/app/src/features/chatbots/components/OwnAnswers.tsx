import { deleteOwnAnswer, type OwnAnswer } from "@panel/api-client/bots";
import { contentLanguageOf, INTERFACE_LANGUAGES, LANGUAGE } from "@panel/domain/languages";
import { OWN_ANSWERS_MAX } from "@panel/domain/own-answers";
import { Badge } from "@panel/ui/badge";
import { Button } from "@panel/ui/button";
import { Card } from "@panel/ui/card";
import { ConfirmDialog } from "@panel/ui/confirm-dialog";
import { EmptyState } from "@panel/ui/empty-state";
import { IconButton } from "@panel/ui/icon-button";
import { useToast } from "@panel/ui/toast";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { MessageSquareReply, Pencil, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { withBotPlatform } from "../../../shared/bot-platform.ts";
import { changeCached } from "../../../shared/change-cached.ts";
import { useErrorText } from "../../../shared/use-error-text.ts";
import type { BotOwner } from "../knowledge-upload.ts";
import { newAnswer, writtenAnswer, type OpenAnswer } from "../own-answer.ts";
import { chatbotKeys, ownAnswers } from "../queries.ts";
import { AnswerEditor } from "./AnswerEditor.tsx";
import { FetchedSection } from "./FetchedSection.tsx";

/** The answers that the staff have written beside the documents. */
export function OwnAnswers({ bot }: { bot: BotOwner }) {
  const { t, i18n } = useTranslation();
  const query = useQuery(ownAnswers(bot));
  const [open, setOpen] = useState<OpenAnswer>();
  const [deleting, setDeleting] = useState<OwnAnswer>();
  const isFull = (query.data?.length ?? 0) >= OWN_ANSWERS_MAX;
  const add = (
    <Button
      variant="primary"
      className="justify-self-start"
      icon={<Plus className="size-4" />}
      disabled={isFull}
      onClick={() => setOpen(newAnswer(contentLanguageOf(i18n.language as "es")))}
    >
      {t("CHATBOT_ANSWERS.add")}
    </Button>
  );
  return (
    <>
      <FetchedSection
        title={t("CHATBOT_ANSWERS.title")}
        text={t("CHATBOT_ANSWERS.text", { max: OWN_ANSWERS_MAX })}
        query={query}
        failedTitle={t("CHATBOT_ANSWERS.loadErrorTitle")}
        meanwhile={["h-28", "h-28"]}
        empty={
          <EmptyState
            icon={<MessageSquareReply />}
            level={3}
            title={t("CHATBOT_ANSWERS.emptyTitle")}
            action={add}
          >
            {t("CHATBOT_ANSWERS.emptyText")}
          </EmptyState>
        }
      >
        {(answers) => (
          <>
            {add}
            <ul aria-label={t("CHATBOT_ANSWERS.title")} className="grid gap-3">
              {answers.map((answer) => (
                <Answer
                  key={answer.id}
                  answer={answer}
                  onEdit={() => setOpen(writtenAnswer(answer))}
                  onDelete={() => setDeleting(answer)}
                />
              ))}
            </ul>
          </>
        )}
      </FetchedSection>
      {open && <AnswerEditor bot={bot} open={open} onClose={() => setOpen(undefined)} />}
      {deleting && (
        <DeleteAnswer bot={bot} answer={deleting} onClose={() => setDeleting(undefined)} />
      )}
    </>
  );
}

/** The first text of an answer, with the languages that it is written in. */
function Answer(props: { answer: OwnAnswer; onEdit(): void; onDelete(): void }) {
  const { answer, onEdit, onDelete } = props;
  const { t } = useTranslation();
  const { texts, wordings } = answer;
  const written = INTERFACE_LANGUAGES.filter((language) => texts[language]);
  const [first = "es"] = written;
  const question = texts[first]?.question ?? "";
  return (
    <Card asChild className="flex items-start gap-3">
      <li>
        <div className="grid min-w-0 flex-1 gap-1.5">
          <p lang={first} className="text-reading font-medium wrap-anywhere text-ink">
            {question}
          </p>
          <p lang={first} className="line-clamp-3 text-body wrap-anywhere whitespace-pre-line">
            {texts[first]?.answer}
          </p>
          <p className="flex flex-wrap items-center gap-2 text-caption text-ink-muted">
            {written.map((language) => (
              <Badge key={language}>{LANGUAGE[contentLanguageOf(language)].tab}</Badge>
            ))}
            {wordings.length > 0 && (
              <span>{t("CHATBOT_ANSWERS.wordings", { count: wordings.length })}</span>
            )}
          </p>
        </div>
        <div className="flex shrink-0 gap-1">
          <IconButton label={t("CHATBOT_ANSWERS.edit", { question })} onClick={onEdit}>
            <Pencil aria-hidden />
          </IconButton>
          <IconButton label={t("CHATBOT_ANSWERS.delete", { question })} onClick={onDelete}>
            <Trash2 aria-hidden />
          </IconButton>
        </div>
      </li>
    </Card>
  );
}

function DeleteAnswer(props: { bot: BotOwner; answer: OwnAnswer; onClose(): void }) {
  const { bot, answer, onClose } = props;
  const { botId, clientId } = bot;
  const { id, texts } = answer;
  const { t } = useTranslation();
  const toast = useToast();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const question = INTERFACE_LANGUAGES.map((language) => texts[language]?.question).find(Boolean);
  const remove = async () => {
    setPending(true);
    setFailure(undefined);
    try {
      await withBotPlatform((platform) => deleteOwnAnswer(platform, { clientId, botId, id }));
      await changeCached<OwnAnswer[]>(queryClient, chatbotKeys.answers(botId), (answers) =>
        answers.filter((each) => each.id !== id),
      );
      toast.show({ tone: "success", title: t("CHATBOT_ANSWERS.deleted") });
      onClose();
    } catch (error) {
      setFailure(errorText(error));
      setPending(false);
    }
  };
  return (
    <ConfirmDialog
      open
      danger
      title={t("CHATBOT_ANSWERS.deleteTitle", { question })}
      description={t("CHATBOT_ANSWERS.deleteText")}
      confirmLabel={t("CHATBOT_ANSWERS.deleteConfirm")}
      pending={pending}
      error={failure}
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  );
}
