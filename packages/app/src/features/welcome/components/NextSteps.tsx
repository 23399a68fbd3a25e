import type { Overview } from "@panel/api-client/panel";
import { mayView } from "@panel/domain/roles";
import { Card } from "@panel/ui/card";
import { ErrorState } from "@panel/ui/error-state";
import { Skeleton } from "@panel/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { FindFaultyRoutes } from "../../../route/faulty-route.ts";
import { useUser } from "../../../session/use-session.ts";
import { settings } from "../../../settings.ts";
import { useErrorText } from "../../../shared/use-error-text.ts";
import { overview } from "../queries.ts";
import { Drafts } from "./Drafts.tsx";
import { isBeginning } from "../beginning.ts";
import { FirstSteps } from "./FirstSteps.tsx";
import { LastExperiences } from "./LastExperiences.tsx";
import { ShownWalk } from "./ShownWalk.tsx";
import { Team } from "./Team.tsx";
import { Waiting } from "./Waiting.tsx";

interface NextStepsProps {
  faultyRoutes: FindFaultyRoutes;
  /** Beside what waits. */
  resources: ReactNode;
  /** Below the work. */
  children: ReactNode;
}

/** What the viewer needs next: what it changed last, what it did not save, what waits for it. */
export function NextSteps({ faultyRoutes, resources, children }: NextStepsProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { role } = useUser();
  const { data, error, refetch } = useQuery(overview());
  const { lastChanged } = data ?? {};
  if (error && !data) {
    return (
      <div className="grid gap-8">
        <Card>
          <ErrorState
            title={t("WELCOME.overviewError")}
            retryLabel={t("GENERIC.retry")}
            onRetry={() => void refetch()}
          >
            {errorText(error)}
          </ErrorState>
        </Card>
        <Drafts />
        {resources}
        {children}
      </div>
    );
  }
  const hasExperiences = mayView(role, "experiences");
  return (
    <div
      aria-busy={!data || undefined}
      className="grid items-start gap-8 laptop:grid-cols-[minmax(0,1fr)_17.5rem]"
    >
      <div className="contents laptop:grid laptop:gap-8">
        {lastChanged && isBeginning(lastChanged) && (
          <FirstSteps experience={lastChanged[0]} faultyRoutes={faultyRoutes} />
        )}
        {lastChanged && <LastExperiences experiences={lastChanged} />}
        {lastChanged && settings().demoAccounts && <ShownWalk experiences={lastChanged} />}
        {!data && hasExperiences && <Skeleton className="h-72" />}
        {!hasExperiences && <WaitingOf overview={data} />}
        {data?.team && <Team people={data.team} />}
        <Drafts />
        <div className="order-last min-w-0">{children}</div>
      </div>
      <div className="contents laptop:grid laptop:gap-8">
        {hasExperiences && <WaitingOf overview={data} />}
        {resources}
      </div>
    </div>
  );
}

function WaitingOf({ overview: known }: { overview: Overview | undefined }) {
  return known ? <Waiting overview={known} /> : <Skeleton className="h-32" />;
}
