import { isApiError } from "@panel/api-client";
import { ErrorState } from "@panel/ui/error-state";
import { Loading, Skeleton } from "@panel/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Navigate, useParams } from "react-router-dom";
import { experienceTexts } from "../../../route/texts.ts";
import { BackLink } from "../../../shared/BackLink.tsx";
import { ScreenError } from "../../../shared/ScreenError.tsx";
import { ScreenHeader } from "../../../shared/ScreenHeader.tsx";
import { useErrorText } from "../../../shared/use-error-text.ts";
import { TextDesk } from "../TextDesk.tsx";

/** `experiences/:id/texts`: all texts of an experience beside each other in each language. */
export function TextsScreen() {
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
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useQuery({
    ...experienceTexts(id),
    refetchOnMount: "always",
  });
  const isGone = isApiError(error, "notFound") || isApiError(error, "forbidden");
  if (isGone) {
    return (
      <>
        <ScreenHeader
          title={t("FORM.goneTitle")}
          before={<BackLink to="/panel/experiences">{t("FORM.backToList")}</BackLink>}
        />
        <ErrorState level={2} title={t("FORM.goneTitle")}>
          {isApiError(error, "forbidden") ? errorText(error) : t("FORM.goneText")}
        </ErrorState>
      </>
    );
  }
  if (data && isFetchedAfterMount) return <TextDesk id={id} stored={data} />;
  if (error) {
    return (
      <ScreenError
        title={t("TEXTS.unavailable")}
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
      <Skeleton className="mb-3 h-24 w-full" />
      <Skeleton className="mb-3 h-24 w-full" />
      <Skeleton className="h-24 w-full" />
    </Loading>
  );
}
