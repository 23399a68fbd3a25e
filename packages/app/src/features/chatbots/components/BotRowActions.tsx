import { botPermissions } from "@panel/domain/chatbots";
import { Pencil, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { RowActions, type RowAction } from "../../../shared/RowActions.tsx";
import { editTarget, type ListedBot } from "../bot.ts";
import type { BotActions } from "../use-bot-actions.ts";

interface BotRowActionsProps {
  bot: ListedBot;
  blocked: boolean;
  onRequest: BotActions["request"];
}

/** The actions of one row. One that does not apply says in its name what to do first. */
export function BotRowActions({ bot, blocked, onRequest }: BotRowActionsProps) {
  const { t } = useTranslation();
  const { name } = bot;
  const may = botPermissions(bot);
  const actions: RowAction[] = [
    {
      label: t(may.edit ? "CHATBOTS.editNamed" : "CHATBOTS.editFirstActivate", { name }),
      icon: <Pencil />,
      first: true,
      disabled: blocked || !may.edit,
      target: editTarget(bot),
    },
    {
      label: t(may.delete ? "CHATBOTS.deleteNamed" : "CHATBOTS.deleteFirstDeactivate", { name }),
      icon: <Trash2 />,
      first: true,
      danger: true,
      disabled: blocked || !may.delete,
      onPress: () => onRequest({ kind: "delete", bot }),
    },
  ];
  return <RowActions name={name} actions={actions} />;
}
