import { isApiError } from "@panel/api-client";
import { deleteBot, setBotState } from "@panel/api-client/bots";
import { deleteChatbot, setChatbotState } from "@panel/api-client/panel";
import { useToast } from "@panel/ui/toast";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { useUser } from "../../session/use-session.ts";
import { withSession } from "../../session/session.ts";
import { withBotPlatform } from "../../shared/bot-platform.ts";
import { endFetches } from "../../shared/change-cached.ts";
import { panelApi } from "../../shared/connections.ts";
import { draftKey, dropDraft } from "../../shared/editing/draft.ts";
import type { ListedBot } from "./bot.ts";
import { chatbotKeys } from "./queries.ts";
import { changed } from "../../shared/what-changed.ts";

/** An action on a bot that the viewer has to confirm. */
export interface BotAction {
  kind: "activate" | "deactivate" | "delete";
  bot: ListedBot;
}

const DONE = {
  activate: "CHATBOTS.activated",
  deactivate: "CHATBOTS.deactivated",
  delete: "CHATBOTS.deleted",
} as const;

/**
 * Asks for confirmation, runs the action and reports success in a toast. A toggle shows at once and is taken back if it
 * fails; the failure is returned for display.
 * @param everybodys whether the viewer manages every bot, over the panel's server
 */
export function useBotActions(everybodys: boolean) {
  const { t } = useTranslation();
  const toast = useToast();
  const viewer = useUser();
  const queryClient = useQueryClient();
  const [requested, setRequested] = useState<BotAction>();
  const [running, setRunning] = useState<BotAction>();
  const [failed, setFailed] = useState<BotAction & { error: unknown }>();

  const show = (botId: string, change: (bot: ListedBot) => ListedBot | undefined) =>
    queryClient.setQueryData<ListedBot[]>(chatbotKeys.list(), (bots) =>
      bots?.flatMap((bot) => (bot.botId === botId ? (change(bot) ?? []) : [bot])),
    );

  const toggle = async ({ botId, clientId }: ListedBot, active: boolean) => {
    const ended = await endFetches(queryClient, chatbotKeys.list());
    show(botId, (bot) => ({ ...bot, active }));
    try {
      await (everybodys
        ? withSession(() => setChatbotState(panelApi, { clientId, botId, state: active }))
        : withBotPlatform((platform) => setBotState(platform, { clientId, botId, state: active })));
    } catch (error) {
      show(botId, (bot) => ({ ...bot, active: !active }));
      if (ended) void queryClient.invalidateQueries({ queryKey: chatbotKeys.list() });
      throw error;
    }
  };

  const remove = async ({ botId, clientId }: ListedBot) => {
    if (everybodys) {
      await withSession(() => deleteChatbot(panelApi, { clientId, ChatbotId: botId }));
    } else {
      // An earlier try may have deleted only the first of the two.
      await unlessGone(withBotPlatform((platform) => deleteBot(platform, { clientId, botId })));
      await withSession(() => unlessGone(deleteChatbot(panelApi, { ChatbotId: botId })));
    }
    show(botId, () => undefined);
    dropDraft(draftKey(viewer.id, "chatbot", botId));
  };

  const run = async (action: BotAction) => {
    const { kind, bot } = action;
    setFailed(undefined);
    setRunning(action);
    if (kind !== "delete") setRequested(undefined);
    try {
      await (kind === "delete" ? remove(bot) : toggle(bot, kind === "activate"));
      toast.show({ tone: "success", title: t(DONE[kind], { name: bot.name }) });
      void changed(queryClient, "chatbots");
    } catch (error) {
      setFailed({ ...action, error });
    } finally {
      setRunning(undefined);
      setRequested(undefined);
    }
  };

  return {
    requested,
    request: useCallback((action: BotAction) => setRequested(action), []),
    cancel: () => setRequested(undefined),
    run,
    /** Set while an action runs; a delete blocks all others. */
    running,
    failed,
    forgetFailure: () => setFailed(undefined),
  };
}

export type BotActions = ReturnType<typeof useBotActions>;

/** Whether the actions of a bot are blocked now. */
export function isBlocked({ running }: Pick<BotActions, "running">, botId: string): boolean {
  return running !== undefined && (running.kind === "delete" || running.bot.botId === botId);
}

async function unlessGone(call: Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch (error) {
    if (!isApiError(error, "notFound")) throw error;
  }
}
