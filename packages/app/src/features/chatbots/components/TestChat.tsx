import { Button } from "@panel/ui/button";
import { RotateCcw } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useTheme } from "../../../session/theme.ts";
import { settings } from "../../../settings.ts";

interface TestChatProps {
  botPath: string;
  /** Lets the owner ask without counting as a visitor. */
  previewToken: string | undefined;
  /** Whether the form holds changes that the chat does not know yet. */
  outdated: boolean;
  /** Another value loads the chat anew. */
  version: number;
  onReload(): void;
}

/** The chat as visitors see it, in a frame. */
export function TestChat({ botPath, previewToken, outdated, version, onReload }: TestChatProps) {
  const { t, i18n } = useTranslation();
  const theme = useTheme();
  const query = new URLSearchParams({
    lang: i18n.language,
    ...(theme === "system" ? {} : { theme }),
    ...(previewToken ? { preview: previewToken } : {}),
  });
  return (
    <section aria-labelledby="test-chat" className="grid min-w-0 gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="test-chat" className="text-reading font-semibold">
          {t("CHATBOT_CHAT.title")}
        </h2>
        <Button
          size="sm"
          variant="quiet"
          icon={<RotateCcw className="size-4" />}
          disabled={outdated}
          onClick={onReload}
        >
          {t("CHATBOT_CHAT.reload")}
        </Button>
      </div>
      <div className="relative h-[30rem] overflow-hidden rounded-card border border-line bg-surface">
        <ChatFrame
          key={`${version} ${i18n.language}`}
          address={`${settings().botsUrl ?? ""}/chat/${encodeURIComponent(botPath)}?${query}`}
          inert={outdated}
        />
        {outdated && (
          <div
            role="status"
            className="absolute inset-0 flex flex-col items-center justify-center gap-1 bg-surface/60 p-6 text-center backdrop-blur-sm"
          >
            <p className="text-reading font-semibold text-ink">{t("CHATBOT_CHAT.outdatedTitle")}</p>
            <p className="text-body text-ink">{t("CHATBOT_CHAT.outdatedText")}</p>
          </div>
        )}
      </div>
    </section>
  );
}

interface ChatFrameProps {
  /** Only the first counts: another one, with a newer token or theme, would end the conversation. */
  address: string;
  inert: boolean;
}

function ChatFrame({ address, inert }: ChatFrameProps) {
  const { t } = useTranslation();
  const [src] = useState(address);
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- The chat calls its own origin, which it needs both for.
    <iframe
      title={t("CHATBOT_CHAT.frame")}
      src={src}
      inert={inert}
      allow="clipboard-write"
      className="size-full border-0"
    />
  );
}
