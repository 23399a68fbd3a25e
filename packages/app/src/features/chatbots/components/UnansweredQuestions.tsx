import { dateLocale } from "@panel/domain/languages";
import { editBot, type BotData, type QuestionGroup } from "@panel/api-client/bots";
import { Badge } from "@panel/ui/badge";
import { Button } from "@panel/ui/button";
import { Card } from "@panel/ui/card";
import { CopyButton } from "@panel/ui/copy-button";
import { EmptyState } from "@panel/ui/empty-state";
import { IconButton } from "@panel/ui/icon-button";
import { useAutoClear } from "@panel/ui/inline-message";
import { Switch } from "@panel/ui/switch";
import { useToast } from "@panel/ui/toast";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { MessageCircleQuestionMark, MessageSquareReply, X } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { withBotPlatform } from "../../../shared/bot-platform.ts";
import { changeCached } from "../../../shared/change-cached.ts";
import { useErrorText } from "../../../shared/use-error-text.ts";
import type { ListedBot } from "../bot.ts";
import { answerTo, type OpenAnswer } from "../own-answer.ts";
import { chatbotKeys, unansweredQuestions, type StoredBot } from "../queries.ts";
import { useDismissal } from "../use-dismissal.ts";
import { AnswerEditor } from "./AnswerEditor.tsx";
import { FetchedSection } from "./FetchedSection.tsx";

interface UnansweredQuestionsProps {
  bot: ListedBot;
  data: BotData;
}

/** What visitors asked and the documents do not answer, for the author to answer. */
export function UnansweredQuestions({ bot, data }: UnansweredQuestionsProps) {
  const { t } = useTranslation();
  const query = useQuery(unansweredQuestions(bot));
  const { isDismissed, dismiss, undo, commit } = useDismissal(bot);
  const [open, setOpen] = useState<OpenAnswer>();
  return (
    <>
      <FetchedSection
        title={t("CHATBOT_QUESTIONS.title")}
        text={t("CHATBOT_QUESTIONS.text")}
        above={<KeepSwitch bot={bot} data={data} />}
        query={query}
        failedTitle={t("CHATBOT_QUESTIONS.loadErrorTitle")}
        meanwhile={["h-32", "h-32"]}
        empty={
          <EmptyState
            icon={<MessageCircleQuestionMark />}
            level={3}
            title={t("CHATBOT_QUESTIONS.emptyTitle")}
          >
            {t("CHATBOT_QUESTIONS.emptyText")}
          </EmptyState>
        }
      >
        {(groups) => (
          <>
            <CopyButton
              className="justify-self-start"
              label={t("CHATBOT_QUESTIONS.copyAll")}
              text={groups
                .filter(({ id }) => !isDismissed(id))
                .map(({ question }) => question)
                .join("\n")}
            />
            <ul aria-label={t("CHATBOT_QUESTIONS.title")} className="grid gap-3">
              {groups.map((group) =>
                isDismissed(group.id) ? (
                  <DismissedGroup
                    key={group.id}
                    question={group.question}
                    onUndo={() => undo(group.id)}
                    onEnd={() => void commit(group.id)}
                  />
                ) : (
                  <Group
                    key={group.id}
                    group={group}
                    onAnswer={() => setOpen(answerTo(group))}
                    onDismiss={() => dismiss(group.id)}
                  />
                ),
              )}
            </ul>
          </>
        )}
      </FetchedSection>
      {open && <AnswerEditor bot={bot} open={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}

/** How long a dismissed question can be brought back, in ms; hover and focus stop the clock. */
const UNDO_TIME = 10_000;

interface DismissedGroupProps {
  question: string;
  onUndo(): void;
  onEnd(): void;
}

/** In the place of a dismissed group: brings it back. */
function DismissedGroup({ question, onUndo, onEnd }: DismissedGroupProps) {
  const { t } = useTranslation();
  const hold = useAutoClear(UNDO_TIME, onEnd, question);
  return (
    <li
      {...hold}
      className="flex flex-wrap items-center justify-between gap-2 rounded-card border border-dashed border-line px-4 py-2 text-body text-ink-muted"
    >
      <span className="min-w-0 wrap-anywhere">
        {t("CHATBOT_QUESTIONS.dismissed", { question })}
      </span>
      <Button
        size="sm"
        variant="quiet"
        // The button that dismissed it is gone, so that this one takes the focus.
        ref={(button) => button?.focus()}
        onClick={onUndo}
      >
        {t("CHATBOT_FORM.undo")}
      </Button>
    </li>
  );
}

/** Turns the keeping of questions on and off, at once. */
function KeepSwitch({ bot, data }: UnansweredQuestionsProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const [wanted, setWanted] = useState<boolean>();
  const change = async (keepsUnanswered: boolean) => {
    setWanted(keepsUnanswered);
    try {
      const { id: botId, name, description } = data;
      await withBotPlatform((platform) =>
        editBot(platform, { clientId: bot.clientId, botId, name, description, keepsUnanswered }),
      );
      await changeCached<StoredBot>(queryClient, chatbotKeys.detail(bot.botId), (stored) =>
        stored.data ? { ...stored, data: { ...stored.data, keepsUnanswered } } : stored,
      );
    } catch (error) {
      toast.show({ tone: "error", title: t("GENERIC.error"), description: errorText(error) });
    } finally {
      setWanted(undefined);
    }
  };
  return (
    <Switch
      label={t("CHATBOT_QUESTIONS.keep")}
      hint={t("CHATBOT_QUESTIONS.keepHint")}
      checked={wanted ?? data.keepsUnanswered ?? false}
      pending={wanted !== undefined}
      onCheckedChange={(next) => void change(next)}
    />
  );
}

interface GroupProps {
  group: QuestionGroup;
  onAnswer(): void;
  onDismiss(): void;
}

function Group({ group, onAnswer, onDismiss }: GroupProps) {
  const { t, i18n } = useTranslation();
  const { question, language, count, lastAskedAt, alike } = group;
  const day = new Intl.DateTimeFormat(dateLocale(i18n.language), { dateStyle: "medium" });
  return (
    <Card asChild className="flex flex-wrap items-start gap-3">
      <li>
        <div className="grid min-w-0 flex-[1_1_20rem] gap-1.5">
          <p lang={language} className="text-reading wrap-anywhere text-ink">
            {question}
          </p>
          <p className="flex flex-wrap items-center gap-2 text-caption text-ink-muted">
            <Badge>{t("CHATBOT_QUESTIONS.times", { count })}</Badge>
            <span>
              {t("CHATBOT_QUESTIONS.lastAsked", { count, day: day.format(new Date(lastAskedAt)) })}
            </span>
          </p>
          {alike.length > 0 && (
            <details className="text-body text-ink-muted">
              <summary className="cursor-pointer">
                {t("CHATBOT_QUESTIONS.alike", { count: alike.length })}
              </summary>
              <ul lang={language} className="mt-1 grid gap-1 pl-4">
                {alike.map((wording) => (
                  <li key={wording} className="wrap-anywhere">
                    {wording}
                  </li>
                ))}
              </ul>
            </details>
          )}
        </div>
        <div className="flex shrink-0 items-center gap-1">
          <Button size="sm" icon={<MessageSquareReply className="size-4" />} onClick={onAnswer}>
            {t("CHATBOT_QUESTIONS.answer")}
            <span className="sr-only">{` «${question}»`}</span>
          </Button>
          <CopyButton
            iconOnly
            variant="quiet"
            label={t("CHATBOT_QUESTIONS.copy", { question })}
            text={question}
          />
          <IconButton label={t("CHATBOT_QUESTIONS.dismiss", { question })} onClick={onDismiss}>
            <X aria-hidden />
          </IconButton>
        </div>
      </li>
    </Card>
  );
}
