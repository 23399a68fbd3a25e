import type { DataTableColumn } from "@panel/ui/data-table";
import { Switch } from "@panel/ui/switch";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { ListedBot } from "./bot.ts";
import { isBlocked, type BotActions } from "./use-bot-actions.ts";

interface BotColumnOptions {
  /** Adds the column with the owner, for a super-admin. */
  extended: boolean;
  running: BotActions["running"];
  request: BotActions["request"];
}

export function useBotColumns({ extended, running, request }: BotColumnOptions) {
  const { t } = useTranslation();
  return useMemo((): DataTableColumn<ListedBot>[] => {
    const owner: DataTableColumn<ListedBot> = {
      id: "owner",
      header: t("CHATBOTS.owner"),
      value: (bot) => bot.clientId,
    };
    return [
      { id: "name", header: t("CHATBOTS.name"), value: (bot) => bot.name },
      ...(extended ? [owner] : []),
      {
        id: "active",
        header: t("CHATBOTS.active"),
        width: "8rem",
        value: (bot) => bot.active,
        cell: (bot) => (
          <Switch
            label={t("CHATBOTS.activeNamed", { name: bot.name })}
            hideLabel
            checked={bot.active}
            pending={isBlocked({ running }, bot.botId)}
            onCheckedChange={(next) => request({ kind: next ? "activate" : "deactivate", bot })}
          />
        ),
      },
      {
        id: "statistics",
        header: t("CHATBOTS.statistics"),
        width: "10rem",
        value: () => t("CHATBOTS.unavailable"),
        cell: () => <span className="text-ink-muted">{t("CHATBOTS.unavailable")}</span>,
      },
    ];
  }, [t, extended, running, request]);
}
