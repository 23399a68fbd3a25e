import { saveKnowledgePage, type KnowledgePage, type KnowledgePages } from "@panel/api-client/bots";
import type { TranslationKey } from "@panel/i18n";
import { useToast } from "@panel/ui/toast";
import { useQueryClient, type InfiniteData } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { withBotPlatform } from "../../shared/bot-platform.ts";
import { endFetches } from "../../shared/change-cached.ts";
import { useErrorText } from "../../shared/use-error-text.ts";
import type { BotOwner } from "./knowledge-upload.ts";
import { wantedNow, type WantedPage } from "./mended-page.ts";
import { chatbotKeys, knowledgePage } from "./queries.ts";

/** How long a change can be undone, in ms; hover and focus stop the clock. */
const UNDO_TIME = 12_000;

type ListedPages = InfiniteData<KnowledgePages>;

/** The bot answers by what was there before until the server says that it has learnt the change. */
const asApplying = (list: ListedPages): ListedPages => ({
  ...list,
  pages: list.pages.map((part) => ({ ...part, applying: true })),
});

/** Saves what the staff want of the pages of a file; each change can be undone for a while. */
export function usePageChanges({ botId, clientId }: BotOwner, fileName: string) {
  const { t } = useTranslation();
  const toast = useToast();
  const errorText = useErrorText();
  const queryClient = useQueryClient();

  const store = async (page: number, version: number, { isLeftOut, text }: WantedPage) => {
    const body = {
      clientId,
      botId,
      fileName,
      page,
      version,
      isLeftOut,
      ...(text === undefined ? {} : { text }),
    };
    const saved = await withBotPlatform((platform) => saveKnowledgePage(platform, body));
    const { queryKey } = knowledgePage({ botId, clientId }, fileName, page);
    await endFetches(queryClient, queryKey);
    queryClient.setQueryData(queryKey, saved);
    const lists = { queryKey: [...chatbotKeys.pages(botId, fileName), "list"] };
    queryClient.setQueriesData<ListedPages>(lists, (list) => list && asApplying(list));
    await queryClient.invalidateQueries(lists);
    return saved;
  };

  const undo = async (before: KnowledgePage, after: KnowledgePage) => {
    const { page } = before;
    try {
      await store(page, after.version, wantedNow(before));
      toast.show({ tone: "success", title: t("CHATBOT_PAGES.undone", { page }) });
    } catch (error) {
      toast.show({ tone: "error", title: t("GENERIC.error"), description: errorText(error) });
    }
  };

  /** @throws ApiError */
  return async (
    before: KnowledgePage,
    wanted: WantedPage,
    told: Extract<TranslationKey, `CHATBOT_PAGES.saved${string}`>,
  ): Promise<void> => {
    const { page, version } = before;
    const after = await store(page, version, wanted);
    toast.show({
      tone: "success",
      title: t(told, { page }),
      duration: UNDO_TIME,
      action: { label: t("CHATBOT_FORM.undo"), onSelect: () => void undo(before, after) },
    });
  };
}
