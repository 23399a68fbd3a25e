import { hasRight } from "@panel/domain/policies";
import { Skeleton } from "@panel/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { isApiError } from "@panel/api-client";
import { useTranslation } from "react-i18next";
import { Navigate, useLocation } from "react-router-dom";
import { useUser } from "../../../session/use-session.ts";
import { draftKey } from "../../../shared/editing/draft.ts";
import { GoneRecord } from "../../../shared/editing/GoneRecord.tsx";
import { ScreenError } from "../../../shared/ScreenError.tsx";
import { useErrorText } from "../../../shared/use-error-text.ts";
import { handedOver, type ListedBot } from "../bot.ts";
import { BackToChatbots } from "../components/BackToChatbots.tsx";
import { ChatbotAccess } from "../components/ChatbotAccess.tsx";
import { EditChatbot } from "../components/EditChatbot.tsx";
import { storedBot } from "../queries.ts";
import { ScreenHeader } from "../../../shared/ScreenHeader.tsx";
import { dateLocale } from "@panel/domain/languages";
import type { ModelState } from "@panel/api-client/bots";
import { InlineMessage } from "@panel/ui/inline-message";

/** Says that the language model fails, so that answers are quoted from the documents instead. */
function ModelNotice({ model }: { model: ModelState | undefined }) {
  const { t, i18n } = useTranslation();
  if (!model || model.state === "works" || model.state === "none") return null;
  const { state, since, said } = model;
  const format = new Intl.DateTimeFormat(dateLocale(i18n.language), {
    dateStyle: "medium",
    timeStyle: "short",
  });
  return (
    <InlineMessage tone="warning" className="mb-6" title={t("CHATBOT_MODEL.title")}>
      {t(`CHATBOT_MODEL.${state}`)} {t("CHATBOT_MODEL.quoted")}
      {since && <> {t("CHATBOT_MODEL.since", { time: format.format(new Date(since)) })}</>}
      {said && <p>{t("CHATBOT_MODEL.said", { said })}</p>}
    </InlineMessage>
  );
}

/** Screen of `chatbot/edit`, for the bot that was selected in the list. */
export function EditChatbotScreen() {
  const { state } = useLocation();
  const bot = handedOver(state);
  if (!bot) return <Navigate to="/panel/bots" replace />;
  return (
    <ChatbotAccess>
      <KnownBot key={bot.botId} bot={bot} />
    </ChatbotAccess>
  );
}

function KnownBot({ bot }: { bot: ListedBot }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const viewer = useUser();
  const draftOf = (record: string) => draftKey(viewer.id, "chatbot", record);
  const everybodys = hasRight(viewer.role, "manage-every-chatbot");
  // Editing always starts from what the server has now, never from data cached by an earlier visit.
  const { data, error, isFetchedAfterMount, refetch } = useQuery({
    ...storedBot(bot, { everybodys }),
    refetchOnMount: "always",
  });
  if (isApiError(error, "notFound")) {
    return (
      <GoneRecord
        title={t("CHATBOT_FORM.goneTitle")}
        draft={draftOf(bot.botId)}
        creation={
          hasRight(viewer.role, "create-chatbots")
            ? { path: "/panel/chatbot/new", draft: draftOf("new") }
            : undefined
        }
        // A new bot gets an id of its own.
        without={(values) => ({ ...values, botId: "" })}
        back={<BackToChatbots />}
      >
        {t("CHATBOT_FORM.goneText")}
      </GoneRecord>
    );
  }
  if (data && isFetchedAfterMount) {
    return (
      <>
        <ScreenHeader
          before={<BackToChatbots />}
          title={data.data?.name ?? bot.name}
          {...(everybodys
            ? { description: t("CHATBOT_FORM.ownedBy", { owner: bot.clientId }) }
            : {})}
        />
        <ModelNotice model={data.data?.model} />
        <EditChatbot bot={bot} stored={data} />
      </>
    );
  }
  if (error) {
    return (
      <ScreenError
        title={t("CHATBOT_FORM.loadErrorTitle")}
        retryLabel={t("GENERIC.retry")}
        onRetry={() => void refetch()}
      >
        {errorText(error)}
      </ScreenError>
    );
  }
  return (
    <div aria-busy className="grid gap-6">
      <Skeleton className="h-10 w-64" />
      <div className="grid gap-6 laptop:grid-cols-[minmax(0,1fr)_24rem]">
        <Skeleton className="h-96" />
        <Skeleton className="h-96" />
      </div>
    </div>
  );
}
