import { isApiError } from "@panel/api-client";
import { ErrorState } from "@panel/ui/error-state";
import { Loading, Skeleton } from "@panel/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Navigate, useParams } from "react-router-dom";
import { BackLink } from "../../../shared/BackLink.tsx";
import { ScreenError } from "../../../shared/ScreenError.tsx";
import { ScreenHeader } from "../../../shared/ScreenHeader.tsx";
import { useErrorText } from "../../../shared/use-error-text.ts";
import { PrizeDesk } from "../PrizeDesk.tsx";
import { deskOf } from "../queries.ts";

/** `experiences/:id/desk`: where the prizes of an experience are handed over. */
export function DeskScreen() {
  const id = Number(useParams()["id"]);
  return Number.isSafeInteger(id) && id > 0 ? (
    <StoredDesk key={id} id={id} />
  ) : (
    <Navigate to="/panel/experiences" replace />
  );
}

function StoredDesk({ id }: { id: number }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = useQuery(deskOf(id));
  if (data) return <PrizeDesk id={id} desk={data} />;
  if (isApiError(error, "notFound", "forbidden")) {
    return (
      <>
        <ScreenHeader
          title={t("DESK.title")}
          before={<BackLink to="/panel/experiences">{t("DESK.back")}</BackLink>}
        />
        <ErrorState level={2} title={t("DESK.loadError")}>
          {isApiError(error, "forbidden") ? errorText(error) : t("DESK.missing")}
        </ErrorState>
      </>
    );
  }
  if (error) {
    return (
      <ScreenError
        title={t("DESK.loadError")}
        retryLabel={t("GENERIC.retry")}
        retrying={isFetching}
        onRetry={() => void refetch()}
      >
        {errorText(error)}
      </ScreenError>
    );
  }
  return (
    <Loading label={t("GENERIC.loading")}>
      <Skeleton className="mb-6 h-9 w-72" />
      <Skeleton className="mb-3 h-24 w-full max-w-xl" />
      <Skeleton className="h-48 w-full" />
    </Loading>
  );
}
