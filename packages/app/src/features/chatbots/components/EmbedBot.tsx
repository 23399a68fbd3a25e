import { editBot, type BotData } from "@panel/api-client/bots";
import { webOrigin } from "@panel/domain/chatbots";
import { Card } from "@panel/ui/card";
import { CopyButton } from "@panel/ui/copy-button";
import { Field } from "@panel/ui/field";
import { TagInput } from "@panel/ui/tag-input";
import { useToast } from "@panel/ui/toast";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { settings } from "../../../settings.ts";
import { withBotPlatform } from "../../../shared/bot-platform.ts";
import { changeCached } from "../../../shared/change-cached.ts";
import { useErrorText } from "../../../shared/use-error-text.ts";
import type { ListedBot } from "../bot.ts";
import { chatbotKeys, type StoredBot } from "../queries.ts";
import { QrCode } from "./QrCode.tsx";

/** Web pages that may show the chat, at most. */
const ORIGINS_MAX = 50;

interface EmbedBotProps {
  bot: ListedBot;
  data: BotData;
}

/** How the chat gets onto a web page: snippet, address with QR code, and the pages that may show it. */
export function EmbedBot({ bot, data }: EmbedBotProps) {
  const { t } = useTranslation();
  const platform = new URL(settings().botsUrl ?? "", location.href).href.replace(/\/$/, "");
  const { botPath } = data;
  const snippet = `<script src="${platform}/embed.js" data-bot="${botPath}" async></script>`;
  const address = `${platform}/chat/${encodeURIComponent(botPath)}`;
  return (
    <section aria-labelledby="embed" className="grid gap-5">
      <div>
        <h2 id="embed" className="text-heading font-semibold">
          {t("CHATBOT_EMBED.title")}
        </h2>
        <p className="mt-1 max-w-prose text-body text-ink-muted">{t("CHATBOT_EMBED.text")}</p>
      </div>
      <AllowedOrigins bot={bot} data={data} />
      <Card className="grid gap-3">
        <h3 className="text-body font-semibold">{t("CHATBOT_EMBED.snippetTitle")}</h3>
        <p className="text-body text-ink-muted">{t("CHATBOT_EMBED.snippetText")}</p>
        <pre className="rounded-field border border-line bg-sunken p-3 text-caption wrap-anywhere whitespace-pre-line text-ink">
          <code>{snippet}</code>
        </pre>
        <CopyButton
          className="justify-self-start"
          label={t("CHATBOT_EMBED.copySnippet")}
          text={snippet}
        />
      </Card>
      <Card className="grid gap-3">
        <h3 className="text-body font-semibold">{t("CHATBOT_EMBED.qrTitle")}</h3>
        <p className="text-body text-ink-muted">{t("CHATBOT_EMBED.qrText")}</p>
        <p className="text-body wrap-anywhere text-ink">{address}</p>
        <CopyButton
          className="justify-self-start"
          label={t("CHATBOT_EMBED.copyAddress")}
          text={address}
        />
        <QrCode address={address} fileName={botPath} />
      </Card>
    </section>
  );
}

/** The list of web pages that may show the chat; each change is saved at once. */
function AllowedOrigins({ bot, data }: EmbedBotProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const [wanted, setWanted] = useState<readonly string[]>();
  const save = async (allowedOrigins: string[]) => {
    setWanted(allowedOrigins);
    try {
      const { id: botId, name, description } = data;
      await withBotPlatform((platform) =>
        editBot(platform, { clientId: bot.clientId, botId, name, description, allowedOrigins }),
      );
      await changeCached<StoredBot>(queryClient, chatbotKeys.detail(bot.botId), (stored) =>
        stored.data ? { ...stored, data: { ...stored.data, allowedOrigins } } : stored,
      );
      toast.show({ tone: "success", title: t("CHATBOT_EMBED.saved") });
    } catch (error) {
      toast.show({ tone: "error", title: t("GENERIC.error"), description: errorText(error) });
    } finally {
      setWanted(undefined);
    }
  };
  return (
    <Card className="grid gap-3">
      <h3 className="text-body font-semibold">{t("CHATBOT_EMBED.originsTitle")}</h3>
      <Field label={t("CHATBOT_EMBED.origins")} hint={t("CHATBOT_EMBED.originsHint")}>
        <TagInput
          value={wanted ?? data.allowedOrigins ?? []}
          max={ORIGINS_MAX}
          disabled={wanted !== undefined}
          inputMode="url"
          autoComplete="off"
          normalise={(typed) => webOrigin(typed) ?? typed.trim()}
          validate={(origin) =>
            webOrigin(origin) === undefined ? t("CHATBOT_EMBED.originInvalid") : true
          }
          onValueChange={(next) => void save(next)}
        />
      </Field>
    </Card>
  );
}
