import { mayView } from "@panel/domain/roles";
import { Card } from "@panel/ui/card";
import { ErrorState } from "@panel/ui/error-state";
import { Skeleton } from "@panel/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useUser } from "../../../session/use-session.ts";
import { useErrorText } from "../../../shared/use-error-text.ts";
import { overview } from "../queries.ts";
import { Drafts } from "./Drafts.tsx";
import { LastExperiences } from "./LastExperiences.tsx";
import { Waiting } from "./Waiting.tsx";

/** What the viewer needs next: what it changed last, what it did not save, what waits for it. */
export function NextSteps() {
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
      </div>
    );
  }
  const hasExperiences = mayView(role, "experiences");
  return (
    <div
      aria-busy={!data || undefined}
      className="grid items-start gap-8 laptop:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
    >
      <div className="contents laptop:grid laptop:gap-8">
        {lastChanged && <LastExperiences experiences={lastChanged} />}
        {!data && hasExperiences && <Skeleton className="h-72" />}
        {!hasExperiences && data && <Waiting overview={data} />}
        {!hasExperiences && !data && <Skeleton className="h-32" />}
        {hasExperiences && <Drafts />}
      </div>
      {hasExperiences ? (
        data ? (
          <Waiting overview={data} />
        ) : (
          <Skeleton className="h-44" />
        )
      ) : (
        <Drafts />
      )}
    </div>
  );
}
