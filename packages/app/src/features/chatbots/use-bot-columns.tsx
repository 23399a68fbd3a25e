import { botPermissions } from "@panel/domain/chatbots";
import { Avatar } from "@panel/ui/avatar";
import { CellLines, type DataTableColumn } from "@panel/ui/data-table";
import { Switch } from "@panel/ui/switch";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useAreCards } from "../../shared/use-media-query.ts";
import { editTarget, type ListedBot } from "./bot.ts";
import { isBlocked, type BotActions } from "./use-bot-actions.ts";

interface BotColumnOptions {
  /** Adds the column with the owner, for a super-admin. */
  extended: boolean;
  running: BotActions["running"];
  request: BotActions["request"];
}

export function useBotColumns({ extended, running, request }: BotColumnOptions) {
  const { t } = useTranslation();
  const areLines = useAreCards();
  return useMemo((): DataTableColumn<ListedBot>[] => {
    const switchOf = (bot: ListedBot) => (
      <Switch
        label={t("CHATBOTS.activeNamed", { name: bot.name })}
        hideLabel
        checked={bot.active}
        pending={isBlocked({ running }, bot.botId)}
        onCheckedChange={(next) => request({ kind: next ? "activate" : "deactivate", bot })}
      />
    );
    const owner: DataTableColumn<ListedBot> = {
      id: "owner",
      header: t("CHATBOTS.owner"),
      value: (bot) => bot.clientId,
      cell: (bot) => <CellLines>{bot.clientId}</CellLines>,
      ...(areLines && { under: "name" }),
    };
    return [
      {
        id: "name",
        header: t("CHATBOTS.name"),
        value: (bot) => bot.name,
        cell: (bot) => (
          <span className="flex items-center gap-3">
            <Avatar decorative name={bot.name} src={bot.avatarUrl ?? null} />
            <CellLines className="flex-1" below={areLines ? [extended && bot.clientId] : []}>
              {areLines && botPermissions(bot).edit && !isBlocked({ running }, bot.botId) ? (
                // A line has no button for it.
                <Link
                  {...editTarget(bot)}
                  aria-label={t("CHATBOTS.editNamed", { name: bot.name })}
                  className="block py-1 wrap-break-word text-ink tablet:truncate no-underline -outline-offset-2!"
                >
                  {bot.name}
                </Link>
              ) : (
                bot.name
              )}
            </CellLines>
            {areLines && switchOf(bot)}
          </span>
        ),
      },
      ...(extended ? [owner] : []),
      {
        id: "active",
        header: t("CHATBOTS.active"),
        width: "8rem",
        value: (bot) => bot.active,
        cell: switchOf,
        ...(areLines && { under: "name" }),
      },
      {
        id: "statistics",
        header: t("CHATBOTS.statistics"),
        width: "10rem",
        value: () => t("CHATBOTS.unavailable"),
        cell: () => <span className="text-ink-muted">{t("CHATBOTS.unavailable")}</span>,
      },
    ];
  }, [t, extended, areLines, running, request]);
}
