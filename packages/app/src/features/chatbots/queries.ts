import { isApiError, type Connection } from "@panel/api-client";
import {
  getBotData,
  getBotFigures,
  getKnowledgePage,
  listBots,
  listDataSourceFiles,
  listKnowledgePages,
  listOwnAnswers,
  listUnansweredQuestions,
  type BotData,
} from "@panel/api-client/bots";
import { getChatbotByBotId, listChatbots, type ChatbotDetail } from "@panel/api-client/panel";
import type { PageFilter } from "@panel/domain/knowledge-pages";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { withBotPlatform } from "../../shared/bot-platform.ts";
import { panelApi } from "../../shared/connections.ts";
import { fromPlatform, fromRecord, type ListedBot } from "./bot.ts";

export const chatbotKeys = {
  all: ["chatbots"] as const,
  list: () => [...chatbotKeys.all, "list"] as const,
  detail: (botId: string) => [...chatbotKeys.all, "detail", botId] as const,
  points: (botId: string) => [...chatbotKeys.all, "points", botId] as const,
  files: (botId: string) => [...chatbotKeys.all, "files", botId] as const,
  answers: (botId: string) => [...chatbotKeys.all, "answers", botId] as const,
  figures: (botId: string) => [...chatbotKeys.all, "figures", botId] as const,
  pages: (botId: string, fileName: string) =>
    [...chatbotKeys.all, "pages", botId, fileName] as const,
  questions: (botId: string) => [...chatbotKeys.all, "questions", botId] as const,
};

/** Fetches every bot over the panel's server for a super-admin, else the viewer's own from the bot platform. */
export const botList = ({ everybodys, email }: { everybodys: boolean; email: string }) =>
  queryOptions({
    queryKey: chatbotKeys.list(),
    queryFn: async ({ signal }): Promise<ListedBot[]> => {
      if (everybodys) return (await listChatbots(panelApi, { signal })).data.map(fromRecord);
      const bots = await withBotPlatform((platform) =>
        listBots(platform, { clientId: email }, { signal }),
      );
      return bots.map(fromPlatform);
    },
  });

/** A stored bot: its record in the panel and what the platform has. */
export interface StoredBot {
  /** Undefined after a creation that was interrupted before its last step. */
  record: ChatbotDetail | undefined;
  /** Undefined where a super-admin has no session on the platform. */
  data: BotData | undefined;
}

/** A bot's data, with what the list says where a back end has none of it: the documents do not describe the data. */
async function dataOf(
  platform: Connection,
  { botId, botPath, clientId }: BotOnPlatform,
  signal: AbortSignal,
): Promise<BotData> {
  const data = await getBotData(platform, { token: botPath }, { signal });
  if (data.primary_color) return data;
  const bots = await listBots(platform, { clientId }, { signal });
  const listed = bots.find(({ id }) => id === botId);
  return listed ? { ...data, ...listed } : data;
}

type BotOnPlatform = Pick<ListedBot, "botId" | "botPath" | "clientId">;

/** The token of the test chat ends after an hour. */
const PREVIEW_LIFE = 50 * 60_000;

export const storedBot = (bot: BotOnPlatform, { everybodys }: { everybodys: boolean }) =>
  queryOptions({
    queryKey: chatbotKeys.detail(bot.botId),
    refetchInterval: PREVIEW_LIFE,
    queryFn: async ({ signal }): Promise<StoredBot> => {
      const fromPanel = getChatbotByBotId(panelApi, { BotId: bot.botId }, { signal });
      const onPlatform = withBotPlatform((platform) => dataOf(platform, bot, signal));
      const [record, data] = await Promise.all([
        fromPanel.catch((error: unknown) => {
          if (isApiError(error, "notFound")) return undefined;
          throw error;
        }),
        // A super-admin edits texts and picture over the panel's server, for which the platform is not needed.
        everybodys ? onPlatform.catch(() => undefined) : onPlatform,
      ]);
      // Neither of the two has the bot, or at least not the one that was asked.
      if (!record && !data) await fromPanel;
      return { record, data };
    },
  });

/** At how many map points a bot answers; they have none once it is deleted. */
export const pointsOf = (botId: string) =>
  queryOptions({
    queryKey: chatbotKeys.points(botId),
    queryFn: async ({ signal }): Promise<number> => {
      try {
        const { usedInPoints } = await getChatbotByBotId(panelApi, { BotId: botId }, { signal });
        return usedInPoints ?? 0;
      } catch (error) {
        // A creation that was interrupted has left no record.
        if (isApiError(error, "notFound")) return 0;
        throw error;
      }
    },
  });

/** How often the files are fetched while one of them is being read, in ms. */
const FILES_WATCHED = 1_500;

export const knowledgeFiles = (bot: { botId: string; clientId: string }) =>
  queryOptions({
    queryKey: chatbotKeys.files(bot.botId),
    queryFn: ({ signal }) =>
      withBotPlatform((platform) =>
        listDataSourceFiles(platform, { clientId: bot.clientId, botId: bot.botId }, { signal }),
      ),
    refetchInterval: ({ state }) =>
      state.data?.some(({ status }) => status === "waiting" || status === "reading")
        ? FILES_WATCHED
        : false,
  });

/** What of a file's pages is listed. */
export interface PageSearch {
  show: PageFilter;
  search: string;
}

const ofFile = ({ botId, clientId }: { botId: string; clientId: string }, fileName: string) => ({
  clientId,
  botId,
  fileName,
});

/** The pages of a file, in their order, so many at a time. */
export const knowledgePages = (
  bot: { botId: string; clientId: string },
  fileName: string,
  { show, search }: PageSearch,
) =>
  infiniteQueryOptions({
    queryKey: [...chatbotKeys.pages(bot.botId, fileName), "list", show, search],
    initialPageParam: 0,
    queryFn: ({ pageParam: after, signal }) =>
      withBotPlatform((platform) =>
        listKnowledgePages(platform, { ...ofFile(bot, fileName), after, show, search }, { signal }),
      ),
    getNextPageParam: ({ next }) => next,
    refetchInterval: ({ state }) => (state.data?.pages[0]?.applying ? FILES_WATCHED : false),
  });

export const knowledgePage = (
  bot: { botId: string; clientId: string },
  fileName: string,
  page: number,
) =>
  queryOptions({
    queryKey: [...chatbotKeys.pages(bot.botId, fileName), "page", page],
    queryFn: ({ signal }) =>
      withBotPlatform((platform) =>
        getKnowledgePage(platform, { ...ofFile(bot, fileName), page }, { signal }),
      ),
  });

export const ownAnswers = (bot: { botId: string; clientId: string }) =>
  queryOptions({
    queryKey: chatbotKeys.answers(bot.botId),
    queryFn: ({ signal }) =>
      withBotPlatform((platform) =>
        listOwnAnswers(platform, { clientId: bot.clientId, botId: bot.botId }, { signal }),
      ),
  });

export const botFigures = (bot: { botId: string; clientId: string }) =>
  queryOptions({
    queryKey: chatbotKeys.figures(bot.botId),
    queryFn: ({ signal }) =>
      withBotPlatform((platform) =>
        getBotFigures(platform, { clientId: bot.clientId, botId: bot.botId }, { signal }),
      ),
  });

export const unansweredQuestions = (bot: { botId: string; clientId: string }) =>
  queryOptions({
    queryKey: chatbotKeys.questions(bot.botId),
    queryFn: ({ signal }) =>
      withBotPlatform((platform) =>
        listUnansweredQuestions(platform, { clientId: bot.clientId, botId: bot.botId }, { signal }),
      ),
  });
