import { isApiError } from "@panel/api-client";
import { ErrorState } from "@panel/ui/error-state";
import { Loading, Skeleton } from "@panel/ui/skeleton";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, useParams } from "react-router-dom";
import { BackLink } from "./BackLink.tsx";
import { ScreenError } from "./ScreenError.tsx";
import { ScreenHeader } from "./ScreenHeader.tsx";
import { useErrorText } from "./use-error-text.ts";

/** A screen at `experiences/:id/…`. Without a possible id the list is opened instead. */
export function ExperienceScreen({ children }: { children: (id: number) => ReactNode }) {
  const id = Number(useParams()["id"]);
  return Number.isSafeInteger(id) && id > 0 ? (
    children(id)
  ) : (
    <Navigate to="/panel/experiences" replace />
  );
}

interface UnreadExperienceProps {
  /** Why it is not there; null while it is read. */
  error: Error | null;
  /** What is said where the experience is gone. */
  gone: { title: string; problem: string; text: string; back: string };
  /** What is said where it cannot be read. */
  failed: string;
  retrying: boolean;
  onRetry: () => void;
  /** Where what is read will be. */
  skeletons: readonly string[];
}

/** In place of a screen whose experience is not there: gone, closed to this user, unread, or on its way. */
export function UnreadExperience({
  error,
  gone,
  failed,
  retrying,
  onRetry,
  skeletons,
}: UnreadExperienceProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  if (isApiError(error, "notFound", "forbidden")) {
    return (
      <>
        <ScreenHeader
          title={gone.title}
          before={<BackLink to="/panel/experiences">{gone.back}</BackLink>}
        />
        <ErrorState level={2} title={gone.problem}>
          {isApiError(error, "forbidden") ? errorText(error) : gone.text}
        </ErrorState>
      </>
    );
  }
  if (error) {
    return (
      <ScreenError
        title={failed}
        retryLabel={t("GENERIC.retry")}
        retrying={retrying}
        onRetry={onRetry}
      >
        {errorText(error)}
      </ScreenError>
    );
  }
  return (
    <Loading label={t("GENERIC.loading")}>
      {["mb-6 h-9 w-72", ...skeletons].map((looks, index) => (
        <Skeleton key={index} className={looks} />
      ))}
    </Loading>
  );
}
