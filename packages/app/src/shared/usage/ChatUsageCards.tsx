import { abbreviateNumber } from "@panel/domain/limits";
import { UsageMeter } from "@panel/ui/usage-meter";
import { useQuery } from "@tanstack/react-query";
import { Bot, Coins } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useUser } from "../../session/use-session.ts";
import { chatUsage } from "./queries.ts";
import { useUsageLabels } from "./use-usage-labels.ts";
import { ResourceCard } from "./ResourceCard.tsx";

/** Cards with the numbers of avatars and tokens from the chatbot platform; a dash until it has answered. */
export function ChatUsageCards() {
  const { t, i18n } = useTranslation();
  const { email } = useUser();
  const labels = useUsageLabels();
  const { data } = useQuery(chatUsage(email));
  const short = (amount: number) => abbreviateNumber(amount, i18n.language);
  const unknown = (
    <p className="text-body text-ink-muted">
      <span aria-hidden>—</span>
      <span className="sr-only">{t("RESOURCES.unknown")}</span>
    </p>
  );
  return (
    <>
      <ResourceCard icon={<Bot />} title={t("RESOURCES.avatars")}>
        {data ? (
          <UsageMeter label={t("RESOURCES.active")} {...data.bots} format={short} labels={labels} />
        ) : (
          unknown
        )}
      </ResourceCard>
      <ResourceCard icon={<Coins />} title={t("RESOURCES.tokens")}>
        {data ? (
          <UsageMeter label={t("RESOURCES.used")} {...data.tokens} format={short} labels={labels} />
        ) : (
          unknown
        )}
      </ResourceCard>
    </>
  );
}
