import type { ResourceLimits } from "@panel/api-client/panel";
import { mbOfBytes, shownSupervisors } from "@panel/domain/limits";
import { hasRight } from "@panel/domain/policies";
import { Card } from "@panel/ui/card";
import { ErrorState } from "@panel/ui/error-state";
import { Skeleton } from "@panel/ui/skeleton";
import { UsageMeter, type UsageMeterProps } from "@panel/ui/usage-meter";
import { useQuery } from "@tanstack/react-query";
import { FolderOpen, HardDrive, MapPin, UsersRound } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useUser } from "../../../session/use-session.ts";
import { useErrorText } from "../../../shared/use-error-text.ts";
import { resources } from "../../../shared/usage/queries.ts";
import { useUsageLabels } from "../../../shared/usage/use-usage-labels.ts";
import { ChatUsageCards } from "../../../shared/usage/ChatUsageCards.tsx";
import { Distribution } from "./Distribution.tsx";
import { ResourceCard } from "../../../shared/usage/ResourceCard.tsx";

/** Limit and usage of each resource, for an admin or a supervisor. */
export function ResourcesPanel() {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery(resources());
  return (
    <section aria-labelledby="resources" className="mt-10">
      <h2 id="resources" className="text-heading font-semibold tracking-tight">
        {t("RESOURCES.title")}
      </h2>
      <p className="mt-1 mb-4 text-body text-ink-muted">{t("RESOURCES.text")}</p>
      {data ? (
        <Meters limits={data} />
      ) : error ? (
        <Card>
          <ErrorState
            level={3}
            title={t("RESOURCES.loadErrorTitle")}
            retryLabel={t("GENERIC.retry")}
            onRetry={() => void refetch()}
          >
            {errorText(error)}
          </ErrorState>
        </Card>
      ) : (
        <div aria-busy className="grid gap-4 tablet:grid-cols-2 laptop:grid-cols-4">
          {[0, 1, 2, 3].map((card) => (
            <Skeleton key={card} className="h-32" />
          ))}
        </div>
      )}
    </section>
  );
}

function Meters({ limits }: { limits: ResourceLimits }) {
  const { t, i18n } = useTranslation();
  const { role } = useUser();
  const labels = useUsageLabels();
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 2 });
  const empty = new Set<string>(limits.empty_shares);
  const megabytes = (bytes: number) => `${number.format(mbOfBytes(bytes))} MB`;

  const meter = (
    field: keyof ResourceLimits,
    label: string,
    used: number | undefined,
    total: number,
    format: UsageMeterProps["format"] = (amount) => number.format(amount),
  ): ReactNode => (
    <UsageMeter
      label={label}
      used={used ?? 0}
      total={empty.has(field) ? null : total}
      format={format}
      labels={labels}
    />
  );

  return (
    <>
      <div className="grid gap-4 tablet:grid-cols-2 laptop:grid-cols-4">
        <ResourceCard icon={<HardDrive />} title={t("RESOURCES.space")}>
          {meter("max_mb", t("RESOURCES.used"), limits.admin_current_mb, limits.max_mb, megabytes)}
        </ResourceCard>
        <ResourceCard icon={<UsersRound />} title={t("RESOURCES.profiles")}>
          {hasRight(role, "see-supervisor-limit") &&
            meter(
              "max_supervisors",
              t("LIMITS.maxSupervisors"),
              limits.admin_current_supervisors,
              Number(shownSupervisors(limits.max_supervisors)) || 0,
            )}
          {meter(
            "max_editors",
            t("LIMITS.maxEditors"),
            limits.admin_current_editors,
            limits.max_editors,
          )}
        </ResourceCard>
        <ResourceCard icon={<MapPin />} title={t("RESOURCES.points")}>
          {meter(
            "max_mappoints",
            t("RESOURCES.used"),
            limits.admin_current_mappoints,
            limits.max_mappoints,
          )}
        </ResourceCard>
        <ResourceCard icon={<FolderOpen />} title={t("LIMITS.maxFiles")}>
          {meter("max_files", t("RESOURCES.used"), limits.admin_current_files, limits.max_files)}
        </ResourceCard>
        {limits.has_chatbots && <ChatUsageCards />}
      </div>
      {hasRight(role, "distribute-resources") && <Distribution limits={limits} />}
    </>
  );
}
