import { hasRight } from "@panel/domain/policies";
import { Button } from "@panel/ui/button";
import { Card } from "@panel/ui/card";
import { DataTable, VirtualRows } from "@panel/ui/data-table";
import { EmptyState } from "@panel/ui/empty-state";
import { useQuery } from "@tanstack/react-query";
import { Bot, Plus } from "lucide-react";
import { useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useUser } from "../../../session/use-session.ts";
import { ChatUsageLines } from "../../../shared/usage/ChatUsageLines.tsx";
import { useAddressQuery } from "../../../shared/use-address-query.ts";
import { ListError } from "../../../shared/ListError.tsx";
import { useTableLabels } from "../../../shared/use-table-labels.ts";
import { useTableState } from "../../../shared/use-table-state.ts";
import type { ListedBot } from "../bot.ts";
import { BotActionDialogs } from "../components/BotActionDialogs.tsx";
import { BotRowActions } from "../components/BotRowActions.tsx";
import { ChatbotAccess } from "../components/ChatbotAccess.tsx";
import { botList } from "../queries.ts";
import { isBlocked, useBotActions } from "../use-bot-actions.ts";
import { useBotColumns } from "../use-bot-columns.tsx";
import { ScreenHeader } from "../../../shared/ScreenHeader.tsx";

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
  const { t, i18n } = useTranslation();
  const { role, email } = useUser();
  const everybodys = hasRight(role, "manage-every-chatbot");
  const tableLabels = useTableLabels();
  const { data = NONE, error, isPending, refetch } = useQuery(botList({ everybodys, email }));
  const { sort, search, setSort, setSearch } = useTableState(useAddressQuery());
  const botActions = useBotActions(everybodys);
  const { running, request } = botActions;
  const columns = useBotColumns({ extended: everybodys, running, request });
  const actions = useCallback(
    (bot: ListedBot) => (
      <BotRowActions bot={bot} blocked={isBlocked({ running }, bot.botId)} onRequest={request} />
    ),
    [running, request],
  );
  const labels = useMemo(
    () => ({ ...tableLabels, search: t("CHATBOTS.search") }),
    [tableLabels, t],
  );
  const newLink = hasRight(role, "create-chatbots") && (
    <Button asChild variant="primary" icon={<Plus className="size-4" />}>
      <Link to="/panel/chatbot/new">{t("CHATBOTS.new")}</Link>
    </Button>
  );

  return (
    <>
      <ScreenHeader
        title={t("NAV.chatbot")}
        description={t(everybodys ? "CHATBOTS.subtitleAll" : "CHATBOTS.subtitle")}
        action={newLink}
      />
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
      <DataTable
        label={t("CHATBOTS.table")}
        rows={data}
        columns={columns}
        rowId={rowId}
        searchIn={searchIn}
        defaultOrder={byName}
        locale={i18n.language}
        sort={sort}
        onSortChange={setSort}
        search={search}
        onSearchChange={setSearch}
        loading={isPending}
        error={error ? <ListError title={t("CHATBOTS.loadErrorTitle")} error={error} /> : undefined}
        onRetry={() => void refetch()}
        body={VirtualRows}
        lines
        actions={actions}
        actionsWidth="6.75rem"
        empty={
          <EmptyState icon={<Bot />} title={t("CHATBOTS.emptyTitle")} action={newLink}>
            {t(everybodys ? "CHATBOTS.emptyTextAll" : "CHATBOTS.emptyText")}
          </EmptyState>
        }
        labels={labels}
      />
      <BotActionDialogs botActions={botActions} />
    </>
  );
}
