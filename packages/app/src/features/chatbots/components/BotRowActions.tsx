import { botPermissions } from "@panel/domain/chatbots";
import { IconButton } from "@panel/ui/icon-button";
import { Pencil, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { editTarget, type ListedBot } from "../bot.ts";
import type { BotActions } from "../use-bot-actions.ts";

interface BotRowActionsProps {
  bot: ListedBot;
  blocked: boolean;
  onRequest: BotActions["request"];
}

/** Buttons of one row. One that does not apply says in its name what to do first. */
export function BotRowActions({ bot, blocked, onRequest }: BotRowActionsProps) {
  const { t } = useTranslation();
  const { name } = bot;
  const may = botPermissions(bot);
  const target = editTarget(bot);
  return (
    <>
      {may.edit && !blocked ? (
        <IconButton asChild label={t("CHATBOTS.editNamed", { name })}>
          <Link to={target.to} state={target.state}>
            <Pencil />
          </Link>
        </IconButton>
      ) : (
        <IconButton
          disabled
          label={t(may.edit ? "CHATBOTS.editNamed" : "CHATBOTS.editFirstActivate", { name })}
        >
          <Pencil />
        </IconButton>
      )}
      <IconButton
        label={t(may.delete ? "CHATBOTS.deleteNamed" : "CHATBOTS.deleteFirstDeactivate", { name })}
        className="hover:text-danger"
        disabled={blocked || !may.delete}
        onClick={() => onRequest({ kind: "delete", bot })}
      >
        <Trash2 />
      </IconButton>
    </>
  );
}
