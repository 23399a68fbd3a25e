import { hasRight } from "@panel/domain/policies";
import { Button } from "@panel/ui/button";
import { Card } from "@panel/ui/card";
import { useQuery } from "@tanstack/react-query";
import { Bot, Plus } from "lucide-react";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useUser } from "../../../session/use-session.ts";
import { ChatUsageLines } from "../../../shared/usage/ChatUsageLines.tsx";
import { useAddressQuery } from "../../../shared/use-address-query.ts";
import { ListScreen } from "../../../shared/ListScreen.tsx";
import { useTableState } from "../../../shared/use-table-state.ts";
import type { ListedBot } from "../bot.ts";
import { BotActionDialogs } from "../components/BotActionDialogs.tsx";
import { BotRowActions } from "../components/BotRowActions.tsx";
import { ChatbotAccess } from "../components/ChatbotAccess.tsx";
import { botList } from "../queries.ts";
import { isBlocked, useBotActions } from "../use-bot-actions.ts";
import { useBotColumns } from "../use-bot-columns.tsx";

const NONE: ListedBot[] = [];
const rowId = (bot: ListedBot) => bot.botId;
const searchIn = (bot: ListedBot) => [bot.name];
const byName = (a: ListedBot, b: ListedBot) => a.name.localeCompare(b.name);

/** Screen of `chatbot`. */
export function ChatbotListScreen() {
  return (
    <ChatbotAccess>
      <ChatbotList />
    </ChatbotAccess>
  );
}

/** The viewer's bots; those of every account for a super-admin. */
function ChatbotList() {
  const { t } = useTranslation();
  const { role, email } = useUser();
  const everybodys = hasRight(role, "manage-every-chatbot");
  const query = useQuery(botList({ everybodys, email }));
  const table = useTableState(useAddressQuery());
  const botActions = useBotActions(everybodys);
  const { running, request } = botActions;
  const columns = useBotColumns({ extended: everybodys, running, request });
  const actions = useCallback(
    (bot: ListedBot) => (
      <BotRowActions bot={bot} blocked={isBlocked({ running }, bot.botId)} onRequest={request} />
    ),
    [running, request],
  );
  const newLink = hasRight(role, "create-chatbots") && (
    <Button asChild variant="primary" icon={<Plus className="size-4" />}>
      <Link to="/panel/chatbot/new">{t("CHATBOTS.new")}</Link>
    </Button>
  );

  return (
    <>
      <ListScreen
        title={t("NAV.chatbot")}
        description={t(everybodys ? "CHATBOTS.subtitleAll" : "CHATBOTS.subtitle")}
        action={newLink}
        query={query}
        rows={query.data ?? NONE}
        table={table}
        columns={columns}
        rowId={rowId}
        searchIn={searchIn}
        defaultOrder={byName}
        actions={actions}
        actionsWidth="6.75rem"
        words={{
          table: t("CHATBOTS.table"),
          search: t("CHATBOTS.search"),
          loadErrorTitle: t("CHATBOTS.loadErrorTitle"),
          emptyTitle: t("CHATBOTS.emptyTitle"),
          emptyText: t(everybodys ? "CHATBOTS.emptyTextAll" : "CHATBOTS.emptyText"),
        }}
        emptyIcon={<Bot />}
        emptyAction={newLink}
      >
        {!everybodys && (
          <section aria-labelledby="chatbot-usage" className="mb-6">
            <h2 id="chatbot-usage" className="sr-only">
              {t("CHATBOTS.usage")}
            </h2>
            <Card asChild className="grid grid-cols-2 gap-x-5 gap-y-4 tablet:gap-x-10">
              <ul>
                <ChatUsageLines />
              </ul>
            </Card>
          </section>
        )}
      </ListScreen>
      <BotActionDialogs botActions={botActions} />
    </>
  );
}
