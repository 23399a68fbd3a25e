import { dismissUnansweredQuestions, type QuestionGroup } from "@panel/api-client/bots";
import { useToast } from "@panel/ui/toast";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { withBotPlatform } from "../../shared/bot-platform.ts";
import { changeCached } from "../../shared/change-cached.ts";
import { useErrorText } from "../../shared/use-error-text.ts";
import type { BotOwner } from "./knowledge-upload.ts";
import { chatbotKeys } from "./queries.ts";

const NONE: ReadonlySet<string> = new Set();

/**
 * Dismisses groups of questions. A dismissed group can be brought back until it is committed, which happens at the
 * latest when the user leaves the list.
 */
export function useDismissal({ botId, clientId }: BotOwner) {
  const { t } = useTranslation();
  const toast = useToast();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const [dismissed, setDismissed] = useState(NONE);
  const latest = useRef(NONE);
  const change = (edit: (ids: Set<string>) => void) => {
    const next = new Set(latest.current);
    edit(next);
    latest.current = next;
    setDismissed(next);
  };

  const send = async (ids: readonly string[]) => {
    try {
      await withBotPlatform((platform) =>
        dismissUnansweredQuestions(platform, { clientId, botId, ids: [...ids] }),
      );
      await changeCached<QuestionGroup[]>(queryClient, chatbotKeys.questions(botId), (groups) =>
        groups.filter(({ id }) => !ids.includes(id)),
      );
    } catch (error) {
      toast.show({ tone: "error", title: t("GENERIC.error"), description: errorText(error) });
    }
  };

  const sendRest = useEffectEvent(() => {
    if (latest.current.size > 0) void send([...latest.current]);
  });

  useEffect(() => () => sendRest(), []);

  return {
    isDismissed: (id: string) => dismissed.has(id),
    dismiss: (id: string) => change((ids) => ids.add(id)),
    undo: (id: string) => change((ids) => ids.delete(id)),
    commit: async (id: string) => {
      if (!latest.current.has(id)) return;
      await send([id]);
      change((ids) => ids.delete(id));
    },
  };
}
