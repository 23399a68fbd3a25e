import { abbreviateNumber } from "@panel/domain/limits";
import { UsageMeter } from "@panel/ui/usage-meter";
import { useQuery } from "@tanstack/react-query";
import { Bot, Coins } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useUser } from "../../session/use-session.ts";
import { chatUsage } from "./queries.ts";
import { UsageLine } from "./UsageLine.tsx";
import { useUsageLabels } from "./use-usage-labels.ts";

/** The numbers of avatars and tokens from the chatbot platform, in a list of resources; a dash until it has answered. */
export function ChatUsageLines() {
  const { t } = useTranslation();
  const { email } = useUser();
  const { data } = useQuery(chatUsage(email));
  return (
    <>
      <UsageLine icon={<Bot />}>
        <ChatMeter label={t("RESOURCES.avatars")} usage={data?.bots} />
      </UsageLine>
      <UsageLine icon={<Coins />}>
        <ChatMeter label={t("RESOURCES.tokens")} usage={data?.tokens} />
      </UsageLine>
    </>
  );
}

function ChatMeter({
  label,
  usage,
}: {
  label: string;
  usage: { used: number; total: number } | undefined;
}) {
  const { t, i18n } = useTranslation();
  const labels = useUsageLabels();
  if (usage) {
    const short = (amount: number) => abbreviateNumber(amount, i18n.language);
    return <UsageMeter label={label} {...usage} format={short} labels={labels} />;
  }
  return (
    <p className="flex justify-between gap-3 text-body">
      <span>{label}</span>
      <span className="text-ink-muted">
        <span aria-hidden>—</span>
        <span className="sr-only">{t("RESOURCES.unknown")}</span>
      </span>
    </p>
  );
}
