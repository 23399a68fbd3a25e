import type { ResourceLimits } from "@panel/api-client/panel";
import { mbOfBytes, shownSupervisors } from "@panel/domain/limits";
import { hasRight } from "@panel/domain/policies";
import { Card } from "@panel/ui/card";
import { ErrorState } from "@panel/ui/error-state";
import { Skeleton } from "@panel/ui/skeleton";
import { UsageMeter, type UsageMeterProps } from "@panel/ui/usage-meter";
import { useQuery } from "@tanstack/react-query";
import { FolderOpen, HardDrive, MapPin, UserRoundCog, UsersRound } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useUser } from "../../../session/use-session.ts";
import { useErrorText } from "../../../shared/use-error-text.ts";
import { resources } from "../../../shared/usage/queries.ts";
import { useUsageLabels } from "../../../shared/usage/use-usage-labels.ts";
import { ChatUsageLines } from "../../../shared/usage/ChatUsageLines.tsx";
import { Distribution } from "./Distribution.tsx";
import { UsageLine } from "../../../shared/usage/UsageLine.tsx";

/** Limit and usage of each resource, for an admin or a supervisor. */
export function ResourcesPanel() {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery(resources());
  return (
    <section aria-labelledby="resources" className="min-w-0">
      <header className="mb-3 flex min-h-9 items-center">
        <h2 id="resources" className="text-heading font-semibold tracking-tight">
          {t("RESOURCES.title")}
        </h2>
      </header>
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
        <Skeleton aria-busy className="h-64" />
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
    <Card>
      <ul className="grid grid-cols-2 gap-x-5 gap-y-4 laptop:grid-cols-1">
        <UsageLine icon={<HardDrive />}>
          {meter("max_mb", t("RESOURCES.space"), limits.admin_current_mb, limits.max_mb, megabytes)}
        </UsageLine>
        {hasRight(role, "see-supervisor-limit") && (
          <UsageLine icon={<UserRoundCog />}>
            {meter(
              "max_supervisors",
              t("LIMITS.maxSupervisors"),
              limits.admin_current_supervisors,
              Number(shownSupervisors(limits.max_supervisors)) || 0,
            )}
          </UsageLine>
        )}
        <UsageLine icon={<UsersRound />}>
          {meter(
            "max_editors",
            t("LIMITS.maxEditors"),
            limits.admin_current_editors,
            limits.max_editors,
          )}
        </UsageLine>
        <UsageLine icon={<MapPin />}>
          {meter(
            "max_mappoints",
            t("RESOURCES.points"),
            limits.admin_current_mappoints,
            limits.max_mappoints,
          )}
        </UsageLine>
        <UsageLine icon={<FolderOpen />}>
          {meter("max_files", t("LIMITS.maxFiles"), limits.admin_current_files, limits.max_files)}
        </UsageLine>
        {limits.has_chatbots && <ChatUsageLines />}
      </ul>
      {hasRight(role, "distribute-resources") && <Distribution limits={limits} />}
    </Card>
  );
}
